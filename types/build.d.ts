/** API host compiled in, without trailing slash; '' = the page's own origin (H5). */
declare const BUILD_API_HOST: string
/** What H5 reads from `config.js`; the mini-program has no such file. */
declare const BUILD_CONFIG: ZhituWindowConfig
/** Host of the separate Go service; '' = the API host. */
declare const BUILD_GO_HOST: string
/** The mini-program may send learners to a browser for paying, where the server has no payment for it. */
declare const BUILD_BROWSER_PURCHASE: boolean
/** WeChat has granted the mini-program its page for picking a place. */
declare const BUILD_CHOOSE_LOCATION: boolean
/** Where the H5 build keeps pdf.js, from index.html, with its last slash. */
declare const BUILD_PDFJS: string
/** Address that gets what breaks; '' = none. The mini-program has no `config.js`. */
declare const BUILD_REPORT_URL: string
/** Given to the build; '' and 0 = the product's own. */
declare const BUILD_VERSION: string
declare const BUILD_VERSION_CODE: number

declare namespace NodeJS {
  interface ProcessEnv {
    NODE_ENV: 'development' | 'production' | 'test'
    TARO_ENV: 'weapp' | 'h5'
  }
}
