/** API host compiled in, without trailing slash; '' = the page's own origin (H5). */
declare const BUILD_API_HOST: string
/** Host of the separate Go service; '' = the API host. */
declare const BUILD_GO_HOST: string

declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    TARO_ENV: 'weapp' | 'h5'
  }
}
