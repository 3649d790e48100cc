/** Puts the service worker beside index.html. */
import fs from 'node:fs'
import path from 'node:path'

import { minifySync } from '@swc/core'
import type { Compiler } from 'webpack'

const source = path.resolve(__dirname, '../../src/worker.js')

export const workerScript = (): string =>
  minifySync(fs.readFileSync(source, 'utf8'), { compress: true, mangle: true, module: false }).code

export class WorkerPlugin {
  apply({ hooks, webpack }: Compiler): void {
    hooks.thisCompilation.tap('WorkerPlugin', (compilation) =>
      compilation.hooks.processAssets.tap(
        { name: 'WorkerPlugin', stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        () => compilation.emitAsset('sw.js', new webpack.sources.RawSource(workerScript())),
      ),
    )
  }
}
