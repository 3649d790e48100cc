// Puts an academy's own things into index.html: what is read before `config.js`, or without running scripts.
import { brandColors, posterColors } from './colors.mjs'

const escape = (text) =>
  text.replace(/[&<>"]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign])

/** @throws when the page has no such place any more */
function put(html, place, instead) {
  if (!place.test(html)) throw new Error(`index.html 里没有 ${place.source}`)
  return html.replace(place, (...found) => instead(...found))
}

const attributeOf = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? ''

const putMeta = (html, name, content) =>
  put(html, new RegExp(`(<meta [^>]*"${name}"[^>]* content=")[^"]*`), (_, before) => `${before}${escape(content)}`)

/** Declarations of the names in src/styles/themes.scss. */
export const rules = (colors) =>
  Object.entries(colors)
    .map(([name, color]) => `--color-${name}:${color}`)
    .join(';')

/** Stands after the app's own styles, so that it wins. */
function style({ light, dark }) {
  const bar = (theme, color) => `${theme}#boot::before,${theme}#boot button{background:${color}}`
  const auto = `:root:not([data-theme='light'])`
  const chosen = `:root[data-theme='dark']`
  return [
    `:root{${rules(light)}}${bar('', light.nav)}`,
    `@media(prefers-color-scheme:dark){${auto}{${rules(dark)}}${bar(`${auto} `, dark.nav)}}`,
    `${chosen}{${rules(dark)}}${bar(`${chosen} `, dark.nav)}`,
  ].join('')
}

const [start, end] = ['<!-- brand -->', '<!-- /brand -->']

/** For boot.js, and for the app when `config.js` has not arrived. What `config.js` leaves empty is the build's. */
const addresses = [
  { setting: 'apiHost', mark: 'data-api-host', built: 'data-built-host' },
  { setting: 'goHost', mark: 'data-go-host', built: 'data-built-go-host' },
  { setting: 'reportUrl', mark: 'data-report-url', built: 'data-built-report-url' },
]

/**
 * @param html the built page, also one that was stamped before
 * @param config what `config.js` says
 */
export function stampPage(html, config) {
  const { appName, description, brandColor, scriptHosts = [], siteUrl = '' } = config
  const name = appName || '知途'
  const sentence = description || `${name}：在手机上学完一门课`
  const colors = brandColor ? brandColors(brandColor) : undefined
  const own = [
    `<meta property="og:image" content="${escape(`${siteUrl.replace(/\/+$/, '') || '.'}/icon-512.png`)}"/>`,
    ...(colors ? [`<style>${style(colors)}</style>`] : []),
  ]
  let page = html.replace(new RegExp(`${start}[\\s\\S]*?${end}`), '')
  page = put(page, /<html lang="zh-CN"[^>]*>/, (tag) => {
    const marks = addresses.flatMap(({ setting, mark, built }) => {
      const ofBuild = attributeOf(tag, built)
      return [
        [mark, escape((config[setting] ?? '').replace(/\/+$/, '')) || ofBuild],
        [built, ofBuild],
      ]
    })
    // The poster is asked for before `config.js` is here.
    marks.push(['data-poster', brandColor ? posterColors(brandColor) : ''])
    const known = marks.filter(([name, value]) => value || name === 'data-api-host')
    return `<html lang="zh-CN"${known.map(([name, value]) => ` ${name}="${value}"`).join('')}>`
  })
  page = put(page, /<title>[^<]*<\/title>/, () => `<title>${escape(name)}</title>`)
  page = put(page, /<noscript>[^<]*<\/noscript>/, () => `<noscript>${escape(noScript(sentence))}</noscript>`)
  page = putMeta(page, 'description', sentence)
  page = putMeta(page, 'og:title', name)
  page = putMeta(page, 'og:description', sentence)
  page = putMeta(page, 'bar-light', colors?.light.nav ?? '#d92b2b')
  page = putMeta(page, 'bar-dark', colors?.dark.nav ?? '#a62222')
  const hosts = scriptHosts.map((host) => ` ${new URL(host).origin}`).join('')
  page = put(page, /(script-src 'self' 'sha256-[^']+')[^;]*/, (_, before) => `${before}${hosts}`)
  return put(page, /<\/head>/, () => `${start}${own.join('')}${end}</head>`)
}

const noScript = (sentence) => `${sentence}。这个网页要打开 JavaScript 才能用。`

export const manifestOf = ({ appName, description, brandColor }) => ({
  name: appName || '知途',
  short_name: appName || '知途',
  ...(description && { description }),
  start_url: './',
  scope: './',
  display: 'standalone',
  theme_color: brandColor ? brandColors(brandColor).light.nav : '#d92b2b',
  background_color: '#ffffff',
  icons: [192, 512].map((size) => ({ src: `./icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
})
