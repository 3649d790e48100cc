/** Takes away what stood in for the first page while the app's code was on its way. */
export type DismissBoot = () => void
