const loader = () => import('./detailQueryAhead')

/** Lays it on the device. */
export const fetchDetailQuery = (): Promise<unknown> => loader()

/** Apart: the first screen has no use for all kinds of goods. */
export const loadDetailQuery = async () => (await loader()).load()
