/** WeChat's timeline opens H5 pages as usual. */
export const SinglePage = null
