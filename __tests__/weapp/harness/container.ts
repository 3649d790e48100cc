import path from 'node:path'
import vm from 'node:vm'

import { packageOf, readText } from './build'

/** ES built-ins that some of WeChat's engines lack and that it does not fill in. */
export const missing = 'Intl WebAssembly SharedArrayBuffer Atomics WeakRef FinalizationRegistry'.split(' ')

/**
 * The script side of WeChat: ES built-ins and the given globals, nothing of a browser or of Node, and no code
 * from strings.
 * @param edit of what a file says
 * @returns the loader: runs a file of the built app once, by its path
 */
export function createContainer(
  globals: Record<string, unknown>,
  edit = (text: string): string => text,
): (file: string) => unknown {
  const context = vm.createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } })
  for (const name of missing) vm.runInContext(`delete globalThis.${name}`, context)
  const modules = new Map<string, { exports: unknown }>()

  function load(file: string): unknown {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    const run = vm.compileFunction(edit(readText(file)), ['require', 'module', 'exports'], {
      filename: file,
      parsingContext: context,
    })
    run((name: string) => load(resolve(file, name)), module, module.exports)
    return module.exports
  }
  return load
}

/** @throws when a file reaches into a sub-package that is not its own: it may not be on the phone */
function resolve(from: string, name: string): string {
  const file = `${path.posix.join(path.posix.dirname(from), name).replace(/\.js$/, '')}.js`
  const owner = packageOf(file)
  if (owner && owner !== packageOf(from)) throw new Error(`${from} requires ${file} of another sub-package`)
  return file
}
