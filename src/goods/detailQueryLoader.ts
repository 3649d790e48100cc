/** When this file has arrived, webpack writes a `<link rel="prefetch">`: the code is on the device, and runs on demand. */
export const load = () => import(/* webpackChunkName: "detail-query", webpackPrefetch: true */ './detailQuery')
