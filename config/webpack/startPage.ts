/** Completes index.html: `boot.js` inline, the content security policy, the files of all chunks. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

import { minifySync } from '@swc/core'
import type { Compilation, Compiler } from 'webpack'

const source = path.resolve(__dirname, '../../src/boot.js')

/** Wrapped, so that its names stay its own. Its version is the app's (src/config/limits/app.ts). */
export function bootScript({ APP_VERSION, APP_VERSION_CODE }: Partial<NodeJS.ProcessEnv> = process.env): string {
  const code = fs
    .readFileSync(source, 'utf8')
    .replace(/'([\d.]+)\+(\d+)'/, (_, name, number) => `'${APP_VERSION || name}+${APP_VERSION_CODE || number}'`)
  return minifySync(`(()=>{${code}})()`, { compress: true, mangle: true }).code.trim()
}

/**
 * In index.html; servers add `frame-ancestors`, which a page cannot say itself. An academy on plain http sends its
 * pictures, videos, answers and sockets by it; on an https page the browser itself holds those back.
 */
export function contentSecurityPolicy(): string {
  const hash = createHash('sha256').update(bootScript()).digest('base64')
  return [
    "default-src 'self'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: data: blob:",
    "media-src 'self' https: http: blob:",
    "connect-src 'self' https: http: wss: ws: blob:",
    "frame-src 'self' https: http:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ].join('; ')
}

/**
 * The addresses that the build was given, on `<html>`, each twice: `npm run brand` puts the academy's in place of the
 * first (config/brand/stamp.mjs).
 */
export function builtMarks({ API_HOST, GO_HOST, REPORT_URL }: Partial<NodeJS.ProcessEnv> = process.env): string {
  const marks = [
    ['data-api-host', 'data-built-host', API_HOST],
    ['data-go-host', 'data-built-go-host', GO_HOST],
    ['data-report-url', 'data-built-report-url', REPORT_URL],
  ] as const
  return marks.map(([mark, built, value]) => (value ? ` ${mark}="${value}" ${built}="${value}"` : '')).join('')
}

/** `js/12.1a2b3c4d.js` is `12.1a2b3c4d` among the scripts. */
const bare = (file: string) => path.posix.basename(file, path.posix.extname(file))

/** A page's file, as the app's entry asks for it, or what home also asks for when a member opens it. */
const pageForm = /(?:^|[\\/])((?:pages|packageA)[\\/][\w\\/]+|ContinueCard)$/

/** The files that every page starts with, and those that each page adds. */
function startFiles({ chunkGroups, entrypoints }: Compilation) {
  const initial = new Set([...entrypoints.values()].flatMap((entry) => entry.getFiles()))
  const filesOf = new Map<string, string[]>()
  for (const group of chunkGroups) {
    for (const { request } of group.origins) {
      const [, page] = pageForm.exec(request ?? '') ?? []
      const files = group.getFiles().filter((file) => !initial.has(file))
      if (page) filesOf.set(page.replace(/\\/g, '/'), files)
    }
  }
  return { initial, filesOf }
}

/** All files, and by page indexes into their list, styles before scripts (boot.js and file-names-plugin.js read it). */
function filesByPage(compilation: Compilation) {
  const { initial, filesOf } = startFiles(compilation)
  const ofChunks = [...compilation.chunks].flatMap(({ files }) => [...files]).filter((file) => !initial.has(file))
  const all = [...new Set([...[...filesOf.values()].flat(), ...ofChunks])]
  const [css = [], js = []] = ['.css', '.js'].map((ending) => all.filter((file) => file.endsWith(ending)))
  const order = [...css, ...js]
  const pages = [...filesOf].map(([page, files]) => [page, files.map((file) => order.indexOf(file))])
  return { css: css.map(bare), js: js.map(bare), pages: Object.fromEntries(pages) as Record<string, number[]> }
}

const marker = '<script id="files" type="application/json"></script>'

/** Fails the build when the pages, or the place for them, are missing. */
export class StartPagePlugin {
  apply({ hooks, webpack }: Compiler): void {
    // File names are final at this stage.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER
    hooks.thisCompilation.tap('StartPagePlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'StartPagePlugin', stage }, () => {
        const files = filesByPage(compilation)
        if (Object.keys(files.pages).length === 0) throw new Error('StartPagePlugin finds no page')
        compilation.updateAsset('index.html', (html) => {
          const [before, after] = html.source().toString().split(marker)
          if (before === undefined || after === undefined) throw new Error(`index.html has no ${marker}`)
          const filled = marker.replace('><', `>${JSON.stringify(files)}<`)
          return new webpack.sources.RawSource(`${before}${filled}${after}`)
        })
      }),
    )
  }
}

/**
 * Chromium from 136 on compiles all functions of such a file beside the main thread, as it arrives, and keeps them for
 * the next visit; without it each is compiled, on the main thread, when it is first called. Others read a comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
const compileHint = '//# allFunctionsCalledOnLoad\n'

/** Marks only the scripts that pages start with. What is loaded on demand (players, editors) stays lazy. */
export class CompileHintPlugin {
  apply({ hooks, webpack }: Compiler): void {
    const { Compilation, sources } = webpack
    // After comments are removed, before names are computed from contents.
    const stage = Compilation.PROCESS_ASSETS_STAGE_DEV_TOOLING
    hooks.thisCompilation.tap('CompileHintPlugin', (compilation) =>
      compilation.hooks.processAssets.tap({ name: 'CompileHintPlugin', stage }, () => {
        const { initial, filesOf } = startFiles(compilation)
        for (const file of new Set([...initial, ...[...filesOf.values()].flat()])) {
          if (file.endsWith('.js')) {
            compilation.updateAsset(file, (source) => new sources.ConcatSource(compileHint, source))
          }
        }
      }),
    )
  }
}
