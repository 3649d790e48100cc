// `npm run lint`: checks each file by itself, then where the imports lead, once per end of the platform pairs.
import { bin, run } from './lib.mjs'

const eslint = () =>
  run(bin('eslint'), [
    ...[
      '-c',
      'config/eslint/index.mjs',
      '--cache',
      '--cache-location',
      'node_modules/.cache/eslint/',
      '--cache-strategy',
      'content',
    ],
    ...['src', 'sandbox', 'config', 'types', '__tests__', ...process.argv.slice(2)],
  ])

const imports = (end) =>
  run(bin('depcruise'), ['--config', 'config/eslint/imports.mjs', 'src', 'sandbox'], { env: { TARO_ENV: end } })

const importsOnBothEnds = async () => (await imports('h5')) || imports('weapp')

const codes = await Promise.all([eslint(), importsOnBothEnds()])
process.exit(Math.max(...codes))
