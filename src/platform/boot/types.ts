/** Removes the stand-in for the first page, which was shown while the app's code loaded. */
export type DismissBoot = () => void
