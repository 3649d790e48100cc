// Rules for one file alone. Where its imports lead is judged by imports.mjs.
import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** The mini-program has these too. */
const onBothEnds = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'AbortController', 'console']

/** `open('home')` without its import would compile: it would be `window.open`. */
const domGlobals = [...Object.keys(globals.browser), 'globalThis']
  .filter((name) => !onBothEnds.includes(name))
  .map((name) => ({
    name,
    message: 'A global of the browser, known to platform/ and *.h5 files only. Is an import missing?',
  }))

const htmlSinks =
  '/^(innerHTML|outerHTML|insertAdjacentHTML|dangerouslySetInnerHTML|createContextualFragment|src[dD]oc)$/'
const documentWrite =
  ':matches([object.name="document"], [object.property.name="document"])[property.name=/^write(ln)?$/]'
const noHtml = 'Server HTML is drawn by features/shared/richText.'

/** Names half of a platform pair. Only the other half (`./index.h5`) may. */
const halfOfPair = String.raw`/^(?!\.\/[^\/]+$).*\.(h5|weapp)(\.\w+)?$/`
const asFolder = 'Import a platform pair by its folder.'

const scrollHooks = '/^use(PageScroll|ReachBottom)$/'
const noScrollHooks = 'Never called on H5: platform/pageScroll and features/shared/list hear of scrolling.'

/** `list.at(-1)`; a method of our own may have the name. */
const fromTheEnd = 'CallExpression[callee.property.name="at"][arguments.0.type="UnaryExpression"]'
const newerNames =
  '/^(findLast|findLastIndex|toReversed|toSorted|toSpliced|hasOwn|groupBy|withResolvers|structuredClone|randomUUID)$/'
const newer = 'Chrome 88 and iOS 15.0 do not have it, and nothing brings it along.'

const restrictedSyntax = [
  ...[
    `Identifier[name=${htmlSinks}]`,
    `JSXIdentifier[name=${htmlSinks}]`,
    `Literal[value=${htmlSinks}]`,
    documentWrite,
  ].map((selector) => ({ selector, message: noHtml })),
  {
    selector: `:matches(ImportDeclaration, ExportNamedDeclaration, ExportAllDeclaration, ImportExpression) > Literal.source[value=${halfOfPair}]`,
    message: asFolder,
  },
  { selector: `TSImportType Literal[value=${halfOfPair}]`, message: asFolder },
  {
    selector: `ImportDeclaration[source.value="@tarojs/taro"] > ImportSpecifier[imported.name=${scrollHooks}]`,
    message: noScrollHooks,
  },
  { selector: `:matches(${fromTheEnd}, CallExpression > Identifier.callee[name=${newerNames}])`, message: newer },
  { selector: `CallExpression > MemberExpression.callee[property.name=${newerNames}]`, message: newer },
]

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'sandbox/.data/**', 'src/static/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // One import, and one way out, per module. What is imported and passed on is exported by its name.
  { rules: { 'no-duplicate-imports': ['error', { includeExports: true, allowSeparateTypeImports: true }] } },
  // These run in a page uncompiled.
  {
    files: ['src/boot.js', 'sandbox/pages/*.js', 'sandbox/brands/*/*.js', 'config/bench/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
  { files: ['src/worker.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...restrictedSyntax],
      // The mini-program has neither.
      'no-eval': 'error',
      'no-new-func': 'error',
      // Nothing is logged, so no token, mobile number or openid is.
      'no-console': 'error',
    },
  },
  // The only file that may write to the console. It names fields, never their values.
  { files: ['src/lib/report.ts'], rules: { 'no-console': ['error', { allow: ['warn'] }] } },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'The end is known in platform/ only; build values are in config/env.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    // env.ts reads what an operator sets on `window`.
    ignores: ['src/platform/**', 'src/config/env.ts', '**/*.h5.{ts,tsx}', '**/h5/**'],
    rules: { 'no-restricted-globals': ['error', { globals: domGlobals, checkGlobalObject: true }] },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.js', '__tests__/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    files: ['**/*.config.ts'],
    languageOptions: { globals: { defineAppConfig: 'readonly', definePageConfig: 'readonly' } },
  },
)
