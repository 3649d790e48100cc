/**
 * Copies pdf.js unchanged beside the app's own files. It loads only when a PDF is opened. Its version is part of the
 * folder's name, so that a new version has addresses of its own.
 */
import { version } from 'pdfjs-dist/package.json'

export const pdfjsFolder = `js/pdfjs-${version}/`

/** Not `.mjs`, because many servers do not know that ending, and browsers run no module of an unknown type. */
const renamed = {
  'legacy/build/pdf.min.mjs': 'pdf.js',
  'legacy/build/pdf.worker.min.mjs': 'pdf.worker.js',
  // JPEG 2000, without WebAssembly, which the content security policy forbids.
  'wasm/openjpeg_nowasm_fallback.js': 'wasm/openjpeg_nowasm_fallback.js',
  'wasm/LICENSE_OPENJPEG': 'wasm/LICENSE_OPENJPEG',
  LICENSE: 'LICENSE',
  // Chinese, Japanese and Korean texts whose fonts are not in the file, and the 14 standard fonts, which never are.
  'cmaps/': 'cmaps/',
  'standard_fonts/': 'standard_fonts/',
}

/** Patterns for Taro's `copy`. */
export const pdfjsFiles = (output: string) =>
  Object.entries(renamed).map(([from, to]) => ({
    from: `node_modules/pdfjs-dist/${from}`,
    to: `${output}/${pdfjsFolder}${to}`,
  }))
