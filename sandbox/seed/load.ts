/** Reads the academy's data files. An error names file, key and field. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'

import { load } from 'js-yaml'
import * as v from 'valibot'

const FOLDER = __dirname

type Keyed<T> = T & { key: string }
type Schema<T> = v.GenericSchema<unknown, T>

/** @throws Error that names file, key and field of everything that does not fit */
function check<T>(schema: Schema<T>, value: unknown, file: string, key = ''): T {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => {
    const place = [key, v.getDotPath(issue)].filter(Boolean).join(': ')
    return `${relative(FOLDER, file)}: ${place}: ${issue.message}`
  })
  throw new Error(problems.join('\n'))
}

function parseYaml(text: string, file: string): unknown {
  try {
    return load(text)
  } catch (error) {
    throw new Error(`${relative(FOLDER, file)}: ${error instanceof Error ? error.message : error}`)
  }
}

/** One YAML file. Paths are relative to this folder. */
export function readYaml<T>(path: string, schema: Schema<T>): T {
  const file = resolve(FOLDER, path)
  return check(schema, parseYaml(readFileSync(file, 'utf8'), file), file)
}

const Entries = v.record(v.string(), v.unknown())

/** The items of one YAML file: a map by key, in its order. */
export function readItems<T extends object>(path: string, schema: Schema<T>): Keyed<T>[] {
  const file = resolve(FOLDER, path)
  return Object.entries(readYaml(path, Entries)).map(([key, item]) => ({ ...check(schema, item, file, key), key }))
}

const Numbered = v.looseObject({ id: v.pipe(v.number(), v.integer(), v.minValue(1)) })

/** Sorts by id. Ids must be 1, 2, 3 ..., since rows get them by position. */
function inOrder<T extends object>(folder: string, items: { id: number; item: Keyed<T> }[]): Keyed<T>[] {
  const sorted = items.sort((a, b) => a.id - b.id)
  for (const [index, { id, item }] of sorted.entries())
    if (id !== index + 1) throw new Error(`${folder}: ${item.key}: id: is ${id}, the next free one is ${index + 1}`)
  return sorted.map(({ item }) => item)
}

function readFiles<T extends object>(
  folder: string,
  ending: string,
  schema: Schema<T>,
  parse: (text: string, file: string) => unknown,
) {
  const files = readdirSync(resolve(FOLDER, folder)).filter((name) => name.endsWith(ending))
  const items = files.map((name) => {
    const file = join(resolve(FOLDER, folder), name)
    const key = name.slice(0, -ending.length)
    const { id, ...content } = check(Numbered, parse(readFileSync(file, 'utf8'), file), file, key)
    return { id, item: { ...check(schema, content, file, key), key } }
  })
  return inOrder(folder, items)
}

/** The items of a folder of YAML files; a file's name is the key of its item. */
export const readYamlFolder = <T extends object>(folder: string, schema: Schema<T>) =>
  readFiles(folder, '.yaml', schema, parseYaml)

/** The items of a folder of Markdown files with front matter. `readText` reads the text below it. */
export const readTexts = <T extends object>(
  folder: string,
  schema: Schema<T>,
  readText: (markdown: string) => object,
) =>
  readFiles(folder, '.md', schema, (content, file) => {
    const [, front, text = ''] = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(content) ?? []
    if (front === undefined) throw new Error(`${relative(FOLDER, file)}: does not begin with front matter`)
    return { ...Object(parseYaml(front, file)), ...readText(text) }
  })

export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => (made ??= { value: make() }).value
}
