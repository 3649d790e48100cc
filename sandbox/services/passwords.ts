import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'

const KEY_BYTES = 32

/** Cheap on purpose, since these are demo accounts. */
const derive = (password: string, salt: string) => scryptSync(password, salt, KEY_BYTES, { N: 1024 })

export function hashPassword(password: string) {
  const salt = randomBytes(12).toString('hex')
  return `${salt}:${derive(password, salt).toString('hex')}`
}

/** No password matches an empty `hash`. */
export function isPassword(password: string, hash: string) {
  const [salt, key] = hash.split(':')
  return Boolean(salt && key) && timingSafeEqual(derive(password, salt ?? ''), Buffer.from(key ?? '', 'hex'))
}
