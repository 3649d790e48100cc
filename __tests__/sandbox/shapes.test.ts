import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { load } from 'js-yaml'

import { LEARNER, start, type Client } from './support'

/** A type word, a list with one item, or the keys of an object. */
type Shape = string | Shape[] | { [key: string]: Shape }

const isKeyed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list, or what PHP makes of a list whose keys are ids. */
function itemsOf(value: unknown): unknown[] | undefined {
  if (Array.isArray(value)) return value
  const isNumbered = isKeyed(value) && Object.keys(value).every((key) => /^\d+$/.test(key))
  return isNumbered ? Object.values(value) : undefined
}

/** Nothing to compare: the server sends `[]` where others have an object. */
const isEmpty = (value: unknown) => value === null || itemsOf(value)?.length === 0

/** Where an answer is not as the shape says; a key too many counts too. */
function differences(shape: Shape | undefined, value: unknown, at: string): string[] {
  if (shape === 'any' || isEmpty(value)) return []
  if (Array.isArray(shape)) {
    const items = itemsOf(value)
    if (!items) return [`${at}: no list`]
    return shape.length === 0 ? [] : items.flatMap((item) => differences(shape[0], item, `${at}[]`))
  }
  if (shape === undefined || typeof shape === 'string') return typeof value === shape ? [] : [`${at}: not ${shape}`]
  if (!isKeyed(value)) return [`${at}: no object`]
  return [...new Set([...Object.keys(shape), ...Object.keys(value)])].flatMap((key) => {
    if (!(key in value)) return [`${at}.${key}: missing`]
    if (!(key in shape)) return [`${at}.${key}: unknown to a real server`]
    return differences(shape[key], value[key], `${at}.${key}`)
  })
}

describe.each(['base', 'head'] as const)('an answer of %s', (dialect) => {
  const shapes = load(readFileSync(join(__dirname, `shapes/${dialect}.yaml`), 'utf8')) as Record<string, Shape>
  let client: Client
  let token: string
  beforeAll(async () => {
    // The seeded academy: its learner has something of everything.
    client = await start({ dialect, edition: 'open', academy: undefined })
    token = await client.login(LEARNER)
  })
  afterAll(() => client.close())

  it.each(Object.keys(shapes))('to %s has the shape of a real one', async (path) => {
    const data = await client.data<unknown>('GET', path, { token })
    expect(isEmpty(data)).toBe(false)
    expect([...new Set(differences(shapes[path], data, 'data'))]).toEqual([])
  })
})
