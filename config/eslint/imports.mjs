// Rules about where an import leads, types included, for dependency-cruiser: the layers and the cycles.
import { layers, layersWithoutTaro } from './layers.mjs'

/** An import of a folder resolves to this end's half of a platform pair first. */
const suffixes = process.env.TARO_ENV === 'weapp' ? ['.weapp', '.h5', ''] : ['.h5', '.weapp', '']

const forbidden = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const oneOf = (names) => `(${names.join('|')})`

const layerRules = Object.entries(layers).map(([layer, allowed]) =>
  forbidden(
    `${layer}-layer`,
    `${layer} may import only: ${allowed.join(', ') || 'nothing'} (config/eslint/layers.mjs)`,
    { path: `^src/${layer}/` },
    { path: '^src/', pathNot: `^src/${oneOf([layer, ...allowed])}/` },
  ),
)

export default {
  forbidden: [
    ...layerRules,
    forbidden(
      'row-for-each-layer',
      'Every folder of src with code has a row in config/eslint/layers.mjs.',
      { path: '^src/[^/]+/', pathNot: `^src/${oneOf(Object.keys(layers))}/` },
      {},
    ),
    forbidden(
      'features-apart',
      'A feature imports no other feature, only features/shared.',
      { path: '^src/features/([^/]+)/' },
      { path: '^src/features/', pathNot: '^src/features/($1|shared)/' },
    ),
    forbidden(
      'without-taro',
      'This layer knows nothing of Taro.',
      { path: `^src/${oneOf(layersWithoutTaro)}/` },
      { path: 'node_modules/@tarojs/' },
    ),
    forbidden(
      'src-alone',
      'src imports packages and itself.',
      { path: '^src/' },
      { pathNot: '^src/|node_modules/', couldNotResolve: false },
    ),
    forbidden('sandbox-alone', 'The sandbox knows nothing of the app.', { path: '^sandbox/' }, { path: '^src/' }),
    forbidden('cycle', 'A cycle of imports, types included.', { path: '^src/' }, { circular: true }),
    forbidden('lost', 'An import that leads nowhere cannot be judged.', {}, { couldNotResolve: true }),
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'types'],
      extensions: [...suffixes.flatMap((suffix) => [`${suffix}.tsx`, `${suffix}.ts`]), '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
