import { configureHttp } from '@/http/client'

/** Calls of `src/api` go out as those of a browser, with this token, and show nothing. */
export const connectAs = (token: () => string | null): void =>
  configureHttp({
    platform: 'H5',
    token,
    onUnauthorized: () => undefined,
    showLoading: () => undefined,
    hideLoading: () => undefined,
  })
