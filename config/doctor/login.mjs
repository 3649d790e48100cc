// The login of the learner whose account the command was given.
import { explain, unknown, warn } from './ask.mjs'

/** @param get calls the server that the account is of */
export function createLogin(get, { mobile, password }) {
  let login
  return {
    /** One login for all checks, or the row that says why there is none. */
    logIn() {
      login ??= (async () => {
        if (!mobile || !password)
          return { refusal: unknown('要登录才看得到', '加上测试用的学员账号：--mobile 手机号 --password 密码') }
        const { envelope } = await get('/api/v2/login/password', { method: 'POST', body: { mobile, password } })
        const token = envelope?.data?.token
        if (!token) return { refusal: unknown(`登录没有成功：${envelope?.message || '服务器没有说原因'}`) }
        return { token, headers: { authorization: `Bearer ${token}` } }
      })()
      return login
    },
    /**
     * Whatever has happened since: the login must not stay valid.
     * @returns what went wrong
     */
    async logOut() {
      try {
        const { headers } = (await login) ?? {}
        if (headers) await get('/api/v2/logout', { method: 'POST', headers })
        return undefined
      } catch (error) {
        return warn(`这次登录没有退出：${explain(error)}`, '改一次这个测试账号的密码，登录就失效')
      }
    },
  }
}
