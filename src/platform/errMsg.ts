/** What WeChat says went wrong: it throws objects, not errors. */
export const errMsgOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'errMsg' in error ? String(error.errMsg) : ''
