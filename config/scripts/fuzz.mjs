// `npm run fuzz`: tests every damage of every answer; `npm test` takes a sample.
import { bin, checkNode, run } from './lib.mjs'

checkNode()
process.env.FUZZ = 'full'
process.exit(await run(bin('jest'), ['--config', 'config/jest/index.js', 'damage', ...process.argv.slice(2)]))
