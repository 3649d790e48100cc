/** WeChat's timeline opens H5 pages as they are. */
export const SinglePage = null
