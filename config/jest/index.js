const { availableParallelism } = require('node:os')
const path = require('node:path')
const defineTaroJest = require('@tarojs/test-utils-react/dist/jest.js').default

// A learner's phone is in China, wherever the tests run. A file can set another time zone
// (`features/shared/chinaTime`).
process.env.TZ = 'Asia/Shanghai'

const rootDir = path.resolve(__dirname, '../..')
const esmPackages =
  '@tarojs|taro-ui|@stencil|lodash-es|query-string|universal-router|history|decode-uri-component|split-on-first|filter-obj|lowlight|devlop'

const taro = defineTaroJest({ rootDir })
// These options belong to the run, not to a project.
delete taro.bail
delete taro.verbose

/** Much faster than Taro's Babel preset. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
]
const [taroTransformer] = Object.values(taro.transform)

const app = {
  ...taro,
  displayName: 'app',
  rootDir,
  testEnvironment: '<rootDir>/config/jest/environment.js',
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/(sandbox|weapp|e2e|contract|config)/'],
  setupFiles: ['<rootDir>/config/jest/setup.js'],
  transform: {
    // Taro's transformer completes its own entry for tests.
    '@tarojs/test-utils-react/.+\\.js$': taroTransformer,
    '\\.(js|jsx|ts|tsx)$': swc,
  },
  // Anchored at the root: @tarojs/taro-h5/dist holds a nested node_modules of ES modules.
  transformIgnorePatterns: [`^<rootDir>/node_modules/(?!(${esmPackages})/)`],
  moduleFileExtensions: ['h5.tsx', 'h5.ts', 'tsx', 'ts', 'js', 'mjs', 'json'],
  moduleNameMapper: {
    ...taro.moduleNameMapper,
    // As in the H5 build (config/index.ts).
    '@tarojs/components$': '<rootDir>/src/platform/elements/index.h5.ts',
    '^swiper/bundle$': '<rootDir>/config/jest/emptyModule.js',
    '^hls\\.js$': '<rootDir>/config/jest/emptyModule.js',
    '\\.module\\.scss$': '<rootDir>/config/jest/classNames.js',
    '\\.(css|scss|png|jpe?g|svg)$': '<rootDir>/config/jest/emptyModule.js',
    '^@/(.*)$': '<rootDir>/src/$1',
  },
}

const node = {
  displayName: 'node',
  rootDir,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/{sandbox,weapp,contract,config}/**/*.test.ts'],
  transform: { '\\.tsx?$': swc },
  moduleFileExtensions: ['h5.ts', 'ts', 'tsx', 'js', 'mjs', 'json'],
  // The sandbox serves its second host below its first.
  globals: {
    BUILD_CONFIG: {},
    BUILD_API_HOST: '',
    BUILD_GO_HOST: '/go',
    BUILD_BROWSER_PURCHASE: true,
    BUILD_REPORT_URL: '',
    BUILD_VERSION: '',
    BUILD_VERSION_CODE: 0,
  },
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@tarojs/taro$': '<rootDir>/__tests__/setup/taroInNode.ts',
    // Addresses without a host need a Taro that is given the sandbox's address.
    '^\\./transport$': '<rootDir>/src/http/transport/index.weapp.ts',
    // The sandbox's Markdown library, in the only format that Jest loads.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
}

// The mini-program's tests wait a quarter of their time, so three files run side by side even on two cores (Jest alone
// takes one). Waits are counted in the app's own time; the real timeout only ends what hangs.
module.exports = {
  rootDir,
  projects: [app, node],
  maxWorkers: Math.max(3, availableParallelism() - 1),
  testTimeout: 60_000,
  // A worker that exceeds this is restarted: four of them share a small machine with browsers.
  workerIdleMemoryLimit: '1GB',
}
