import { configureHttp } from '@/http/client'

/** Calls of `src/api` go out as from a browser with this token, and no failure is shown. */
export const connectAs = (token: () => string | null): void =>
  configureHttp({
    platform: 'H5',
    token,
    onUnauthorized: () => undefined,
    showLoading: () => undefined,
    hideLoading: () => undefined,
  })
