// The types must hold on both ends: first with the H5 files preferred, then with the mini-program's.
import fs from 'node:fs'
import path from 'node:path'

import { bin, root, run } from './lib.mjs'

const weapp = path.join(root, 'node_modules/.cache/tsconfig.weapp.json')
fs.mkdirSync(path.dirname(weapp), { recursive: true })
fs.writeFileSync(
  weapp,
  JSON.stringify({
    extends: '../../tsconfig.json',
    compilerOptions: {
      moduleSuffixes: ['.weapp', '.h5', ''],
      paths: { '@/*': ['../../src/*'] },
      typeRoots: ['../@types'],
    },
    include: ['../../src', '../../types'],
  }),
)

for (const project of ['tsconfig.json', weapp]) {
  const code = await run(bin('tsc'), ['--noEmit', '-p', project])
  if (code !== 0) process.exit(code)
}
