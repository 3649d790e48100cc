import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'

import * as v from 'valibot'

import { DAY } from './dates'

const LIFE_MS = 14 * DAY
const HEADER = encode({ typ: 'JWT', alg: 'HS256' })

const Claims = v.object({ sub: v.string(), jti: v.string(), exp: v.number() })

export interface Token {
  memberId: number
  tokenId: string
  expiresAt: number
}

function encode(value: object) {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

const sign = (content: string, secret: string) => createHmac('sha256', secret).update(content).digest()

/** A JWT (HS256) that lives 14 days, with the claims of the platform's (docs/backend/README.md#token). */
export function makeToken(memberId: number, now: number, secret: string) {
  const tokenId = randomUUID()
  const seconds = Math.floor(now / 1000)
  const claims = encode({
    iss: 'zhitu-sandbox',
    iat: seconds,
    nbf: seconds,
    exp: seconds + LIFE_MS / 1000,
    sub: String(memberId),
    jti: tokenId,
    prv: '23bd5c8949f600adb39e701c400872db7a5976f7',
  })
  const content = `${HEADER}.${claims}`
  return { token: `${content}.${sign(content, secret).toString('base64url')}`, tokenId }
}

/** The claims of a token; null when it is forged, malformed or expired. */
export function readToken(token: string, now: number, secret: string): Token | null {
  const [header, claims, signature, ...rest] = token.split('.')
  if (header !== HEADER || !claims || !signature || rest.length > 0) return null
  const expected = sign(`${header}.${claims}`, secret)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  const { sub, jti, exp } = v.parse(Claims, JSON.parse(Buffer.from(claims, 'base64url').toString()))
  return exp * 1000 > now ? { memberId: Number(sub), tokenId: jti, expiresAt: exp * 1000 } : null
}
