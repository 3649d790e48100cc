import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'

import { dist, pagePaths } from '../harness/build'

test('the official packer takes the build as it is', async () => {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(__dirname, 'pack.js'), dist])
  const packed: string[] = JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1))
  const scripts = ['app', ...pagePaths].map((page) => `${page}.js`)
  expect(packed).toEqual(expect.arrayContaining(['app.json', ...scripts]))
}, 180_000)
