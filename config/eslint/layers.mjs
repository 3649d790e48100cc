/** Who may import whom below `src/`. Pages and sub-package pages see everything but api, http and platform. */
export const layers = {
  config: [],
  lib: ['config'],
  http: ['lib', 'config'],
  platform: ['lib', 'config'],
  api: ['http', 'platform', 'lib', 'config'],
  queries: ['api', 'http', 'config', 'lib'],
  stores: ['api', 'platform', 'lib', 'config'],
  routes: ['stores', 'platform', 'lib', 'config'],
  goods: ['api', 'queries', 'routes', 'config', 'lib'],
  components: ['lib', 'config'],
  'features/shared': ['features/shared', 'components', 'goods', 'routes', 'stores', 'queries', 'api', 'http', 'platform', 'lib', 'config'],
  pages: ['features', 'components', 'goods', 'routes', 'stores', 'queries', 'lib', 'config'],
  packageA: ['features', 'components', 'goods', 'routes', 'stores', 'queries', 'lib', 'config'],
}
