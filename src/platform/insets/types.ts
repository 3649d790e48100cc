/** Inline style for a head that a page draws itself; in the units of the end. */
export type HeadInsets = () => { paddingTop?: string; paddingRight?: string; minHeight?: string }
