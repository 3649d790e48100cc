/** Apart: the first screen has no use for all kinds of goods. */
export const loadDetailQuery = () => import(/* webpackChunkName: "detail-query" */ './detailQuery')
