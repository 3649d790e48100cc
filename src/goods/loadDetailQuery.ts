const loader = () => import('./detailQueryLoader')

/** Fetches the first file; webpack then prefetches the second one, so that a tap finds it on the device. */
export const prefetchDetailQuery = (): Promise<unknown> => loader()

/**
 * In two steps. The first screen needs no kinds of goods, and webpack prefetches only from a file that has arrived. One
 * step among `pagePrefetch`'s imports does not do it: with the chunk's name webpack prefetches from the start page, and
 * without it webpack cuts other files than the tap loads.
 */
export const loadDetailQuery = async () => (await loader()).load()
