/**
 * WeChat's part in a mini-program (docs/backend/auth.md#mini-program-login). Each `wx.login` gives a code that names a
 * session. The session's key seals what the phone then sends (AES-128-CBC).
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const CIPHER = 'aes-128-cbc'
const hash = (kind: string, text: string) => createHash(kind).update(text)

export interface Session {
  openId: string
  /** Base64 of 16 bytes. */
  key: string
}

/** The person behind a code. `as:<name>.<anything>` means `name`; any other code means one and the same visitor. */
export const sessionOf = (code: string): Session => ({
  openId: `mini-${/^as:(\w+)/.exec(code)?.[1] ?? 'visitor'}`,
  key: hash('md5', `session of ${code}`).digest('base64'),
})

export interface Sealed {
  encryptedData: string
  /** Base64 of 16 bytes. */
  iv: string
}

export function seal({ key }: Session, data: object): Sealed {
  const iv = randomBytes(16)
  const cipher = createCipheriv(CIPHER, Buffer.from(key, 'base64'), iv)
  const bytes = Buffer.concat([cipher.update(JSON.stringify(data)), cipher.final()])
  return { encryptedData: bytes.toString('base64'), iv: iv.toString('base64') }
}

/** @throws Error when the data are not sealed with this key */
export function unseal(key: string, { encryptedData, iv }: Sealed): unknown {
  const decipher = createDecipheriv(CIPHER, Buffer.from(key, 'base64'), Buffer.from(iv, 'base64'))
  const bytes = Buffer.concat([decipher.update(Buffer.from(encryptedData, 'base64')), decipher.final()])
  return JSON.parse(bytes.toString())
}

export const signatureOf = (rawData: string, key: string) => hash('sha1', rawData + key).digest('hex')
