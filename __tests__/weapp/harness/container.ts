import path from 'node:path'
import vm from 'node:vm'

import { takeNewerBuiltIns } from '../../setup/oldEngine'
import { packageOf, readText } from './build'

/** ES built-ins that some of WeChat's engines lack, without a polyfill by WeChat. */
export const missing = 'Intl WebAssembly SharedArrayBuffer Atomics WeakRef FinalizationRegistry'.split(' ')

/** WeChat runs each file in a function. */
const opening = '(function (require, module, exports) {'

/**
 * WeChat's script environment: ES built-ins and the given globals, but nothing of browsers or Node, and no code from
 * strings.
 * @param edit changes a file's text
 * @returns a loader that runs a file of the built app once, by its path
 */
export function createContainer(
  globals: Record<string, unknown>,
  edit = (text: string): string => text,
): (file: string) => unknown {
  const context = vm.createContext({ ...globals }, { codeGeneration: { strings: false, wasm: false } })
  for (const name of missing) vm.runInContext(`delete globalThis.${name}`, context)
  vm.runInContext(takeNewerBuiltIns, context)
  const modules = new Map<string, { exports: unknown }>()

  function load(file: string): unknown {
    const known = modules.get(file)
    if (known) return known.exports
    const module = { exports: {} }
    modules.set(file, module)
    // A script of the same text is compiled once per process, whatever its context; a function would be compiled anew.
    const run = vm.runInContext(`${opening}${edit(readText(file))}\n})`, context, {
      filename: file,
      columnOffset: -opening.length,
    })
    run((name: string) => load(resolve(file, name)), module, module.exports)
    return module.exports
  }
  return load
}

/** @throws when a file requires one of another sub-package, which may be missing on the phone */
function resolve(from: string, name: string): string {
  const file = `${path.posix.join(path.posix.dirname(from), name).replace(/\.js$/, '')}.js`
  const owner = packageOf(file)
  if (owner && owner !== packageOf(from)) throw new Error(`${from} requires ${file} of another sub-package`)
  return file
}
