/**
 * What the browser calls the page on screen, in its tab and to whoever keeps or sends its address; '' = what the route
 * says, and the site's description. No-op in the mini-program: its bar says what the page is, not which.
 */
export type NamePage = (title: string, description: string) => void
