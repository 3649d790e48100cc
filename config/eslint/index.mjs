// What one file shows by itself; where its imports lead is judged by imports.mjs.
import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** The mini-program has these too. */
const onBothEnds = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'AbortController', 'console']

/** Without its import `open('home')` would compile: it is `window.open`. */
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

/** Half of a platform pair by its own name; its other half (`./index.h5`) may name it. */
const halfOfPair = String.raw`/^(?!\.\/[^\/]+$).*\.(h5|weapp)(\.\w+)?$/`
const asFolder = 'Import a platform pair by its folder.'

const scrollHooks = '/^use(PageScroll|ReachBottom)$/'
const noScrollHooks = 'Never called on H5: platform/pageScroll and features/shared/list hear of scrolling.'

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
]

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'sandbox/.data/**', 'src/static/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  // They run in a page without going through a compiler.
  {
    files: ['src/boot.js', 'sandbox/pages/*.js', 'sandbox/brands/*/*.js', 'config/bench/*.mjs'],
    languageOptions: { globals: globals.browser },
  },
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
      // Tokens, mobile numbers and openids reach no log where there is none.
      'no-console': 'error',
    },
  },
  // The one voice on the console: it names fields, never what they hold.
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
