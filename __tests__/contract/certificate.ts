import * as certificate from '@/api/certificate'

import { fetchOnce } from '../setup/fetchOnce'

interface Context {
  /** Notes that a call was made. */
  mark: <T>(name: string, promise: Promise<T>) => Promise<T>
  login: (mobile?: string) => Promise<void>
  origin: () => string
}

/** The calls about certificates. */
export function certificateTests({ mark, login, origin }: Context): void {
  test('certificates: the list, and the picture of one', async () => {
    await login()
    const { items, total } = await mark('certificate.listCertificates', certificate.listCertificates(1, 10))
    expect(total).toBe(3)
    expect(items.map(({ kind }) => kind?.name)).toEqual(['商务邮件写作结业', '年度阅读之星', undefined])
    const answer = await fetchOnce(origin() + certificate.certificateUrl(2))
    expect(answer.headers.get('content-type')).toBe('image/png')
  })
}
