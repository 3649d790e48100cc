import { fetchOnce } from '../../setup/fetchOnce'
import type { Academy } from './academy'

interface Answer<T> {
  code: number
  message: string
  data: T
}

/** A member without a phone: GET, or POST with a body; refusals are answers. */
export interface Caller {
  token: string
  ask<T>(route: string, body?: object): Promise<Answer<T>>
}

/** So many members who have just come. */
export const crowdOf = (academy: Academy, count: number): Promise<Caller[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const token = await academy.loginBySms(String(13_700_000_001 + index))
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const ask = async <T>(route: string, body?: object) => {
        const method = body ? 'POST' : 'GET'
        const answer = await fetchOnce(`${academy.origin}${route}`, {
          method,
          headers,
          body: body && JSON.stringify(body),
        })
        return (await answer.json()) as Answer<T>
      }
      return { token, ask }
    }),
  )
