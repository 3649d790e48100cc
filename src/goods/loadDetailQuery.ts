const loader = () => import('./detailQueryAhead')

/** Fetches the first file; webpack then prefetches the second one, so that a tap finds it on the device. */
export const fetchDetailQuery = (): Promise<unknown> => loader()

/** In two steps: the first screen needs no kinds of goods, and webpack prefetches only from a file that has come. */
export const loadDetailQuery = async () => (await loader()).load()
