import type { Chunk, ChunkGraph, Module } from 'webpack'
import type Chain from 'webpack-chain'

const home = 'pages/index/index'

/** What the start of the mini-program with its home page runs, or might run. */
const startsWith = ['app', home]

/** A file of the main package, for what several pages share and the start does not run. */
const rest = 'rest'

/**
 * Taro puts all that two pages share into `common.js`, which is read whole before anything is drawn. What neither the
 * app nor home needs gets a file of its own. Styles stay together: all of them are read at the start.
 */
export function splitStart(chain: Chain): void {
  const split = chain.optimization.get('splitChunks')
  const isLater = (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }) =>
    [...chunkGraph.getModuleChunksIterable(module)].every(({ name }: Chunk) => !startsWith.includes(name ?? ''))
  // Above Taro's `common` and `vendors`, below what goes into sub-packages.
  const group = { name: rest, minChunks: 2, priority: 20, type: /^javascript/, test: isLater }
  chain.optimization.set('splitChunks', { ...split, cacheGroups: { ...split.cacheGroups, [rest]: group } })
}

/** Every other page reads it first. */
export function addRest(files: Map<string, string[]>, pages: string[] = []): void {
  for (const page of pages) if (page !== home) files.set(page, [rest])
}
