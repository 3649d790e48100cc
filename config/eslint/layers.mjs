/**
 * Who may import whom below `src/`: a layer may import itself and the layers of its row. A file without a folder of its
 * own (`src/app.tsx`) may import everything. Beyond the rows: a feature imports no other feature, only `features/shared`.
 */
export const layers = {
  config: [],
  lib: ['config'],
  http: ['lib', 'config'],
  platform: ['lib', 'config'],
  api: ['http', 'platform', 'lib', 'config'],
  queries: ['api', 'http', 'lib', 'config'],
  stores: ['api', 'platform', 'lib', 'config'],
  routes: ['stores', 'platform', 'lib', 'config'],
  goods: ['api', 'queries', 'routes', 'lib', 'config'],
  components: ['lib', 'config'],
  features: ['components', 'goods', 'routes', 'stores', 'queries', 'api', 'http', 'platform', 'lib', 'config'],
  pages: ['features', 'components', 'goods', 'routes', 'stores', 'queries', 'lib', 'config'],
  pagePrefetch: ['pages', 'packageA', 'goods', 'routes', 'queries', 'stores', 'platform', 'config'],
  packageA: ['features', 'components', 'goods', 'routes', 'stores', 'queries', 'lib', 'config'],
}

/** Plain TypeScript that runs on either end. */
export const layersWithoutTaro = ['config', 'lib', 'api', 'queries', 'stores', 'goods']
