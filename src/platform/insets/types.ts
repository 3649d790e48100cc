/** Inline style for a page's own head, in the end's units. */
export type HeadInsets = () => { paddingTop?: string; paddingRight?: string; minHeight?: string }
