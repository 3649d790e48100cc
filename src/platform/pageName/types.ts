/**
 * The name of the page on screen, for the browser's tab and for sharing its address; '' = the route's title and the
 * site's description. No-op in the mini-program: its bar names the kind of page only.
 */
export type NamePage = (title: string, description: string) => void
