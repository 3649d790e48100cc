/** When this file has come webpack writes a `<link rel="prefetch">`: what it leads to lies on the device, and runs when asked. */
export const load = () => import(/* webpackChunkName: "detail-query", webpackPrefetch: true */ './detailQuery')
