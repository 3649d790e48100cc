/** Style of a page's own head, in the end's units: below the status bar and beside WeChat's capsule. */
export type UseHeadInsets = () => { paddingTop?: string; paddingRight?: string }
