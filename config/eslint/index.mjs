import js from '@eslint/js'
import hooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'

import { layers } from './layers.mjs'

const nodeGlobals =
  'module require process __dirname console fetch Headers Request Response URL globalThis AbortController AbortSignal ' +
  'TextEncoder TextDecoder setTimeout clearTimeout setInterval clearInterval Buffer localStorage'

/** Files of one layer may import only the layers that the map names. */
const layerRules = Object.entries(layers).map(([layer, allowed]) => ({
  files: [`src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@/(?!(${[layer, ...allowed].join('|')})(/|$))`,
            message: `${layer} may import only: ${allowed.join(', ') || 'nothing'} (config/eslint/layers.mjs)`,
          },
          { regex: '\\.(h5|weapp)$', message: 'Import a platform pair by its folder.' },
          ...(['lib', 'api', 'goods', 'queries', 'stores', 'config'].includes(layer)
            ? [{ regex: '^@tarojs/', message: `${layer} knows nothing of Taro.` }]
            : []),
        ],
      },
    ],
  },
}))

export default tseslint.config(
  { ignores: ['dist/**', 'coverage/**', 'sandbox/.data/**', 'src/static/**'] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': hooks },
    rules: {
      ...hooks.configs.recommended.rules,
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
    },
  },
  ...layerRules,
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'JSXAttribute[name.name="dangerouslySetInnerHTML"]', message: 'Use features/shared/richText.' },
        { selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML)$/]', message: 'Use features/shared/richText.' },
      ],
    },
  },
  {
    files: ['src/features/*/**/*.{ts,tsx}'],
    ignores: ['src/features/shared/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            { regex: '^@/features/(?!shared/)', message: 'A feature imports no other feature, only features/shared.' },
            { regex: '\\.(h5|weapp)$', message: 'Import a platform pair by its folder.' },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/platform/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'The end is known in platform/ only; build values are in config/env.' },
      ],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: Object.fromEntries(nodeGlobals.split(' ').map((name) => [name, 'readonly'])),
    },
  },
  { files: ['**/*.js', '__tests__/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  { files: ['**/*.config.ts'], languageOptions: { globals: { defineAppConfig: 'readonly', definePageConfig: 'readonly' } } },
)
