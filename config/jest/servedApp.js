const fs = require('node:fs')
const os = require('node:os')
const path = require('node:path')

const built = path.resolve(__dirname, '../../dist/h5')

/** Copies the built app for all suites of the run, so that a new build does not change it meanwhile. */
module.exports = () => {
  if (!fs.existsSync(path.join(built, 'index.html'))) throw new Error('dist/h5 is not built: npm run e2e')
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-app-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true }))
  fs.cpSync(built, folder, { recursive: true })
  process.env.SERVED_APP = folder
}
