import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')

export function fail(message) {
  console.error(`\n${message}\n`)
  process.exit(1)
}

/** Ends with what was asked for. */
export function show(text) {
  console.log(text)
  process.exit(0)
}

export function checkNode() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20) fail(`需要 Node 20 或更高版本，当前是 ${process.versions.node}。请升级后重试。`)
}

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'))

/** After an update, packages of the release before would be built in, or fail somewhere on the way. */
export function checkPackages() {
  if (!fs.existsSync(path.join(root, 'package-lock.json'))) return
  const { packages } = readJson('package-lock.json')
  const { dependencies, devDependencies } = packages['']
  for (const name of Object.keys({ ...dependencies, ...devDependencies })) {
    const manifest = `node_modules/${name}/package.json`
    if (!fs.existsSync(path.join(root, manifest))) fail(`依赖还没有安装（${name}），请先运行 npm ci。`)
    if (readJson(manifest).version !== packages[`node_modules/${name}`].version)
      fail(`安装的依赖不是这个版本的（${name}），请先运行 npm ci。`)
  }
}

/** Whether node was started with this module, or it was only imported. @param url the module's `import.meta.url` */
export const isStarted = (url) => fs.realpathSync(process.argv[1]) === fs.realpathSync(fileURLToPath(url))

/** Commands that have another name than their package. */
const packages = { taro: '@tarojs/cli', tsc: 'typescript', depcruise: 'dependency-cruiser' }

/**
 * The JavaScript file of a package's command, run by this same Node. A killed wrapper would leave its child behind, and
 * `node_modules/.bin` holds shell scripts on Windows.
 */
export function bin(name) {
  const folder = path.join(root, 'node_modules', packages[name] ?? name)
  const manifest = path.join(folder, 'package.json')
  if (!fs.existsSync(manifest)) fail('依赖还没有安装，请先运行 npm ci。')
  const { bin: commands } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  return path.join(folder, typeof commands === 'string' ? commands : commands[name])
}

const parent = process.ppid
const children = new Set()
let isWatching = false

const endAll = (signal) => children.forEach((child) => child.kill(signal))

/** Ends the child with this process, even when only the `npm` above us is ended: its shell passes nothing on. */
export function own(child) {
  if (!isWatching) {
    isWatching = true
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => endAll(name))
    process.on('exit', () => endAll('SIGTERM'))
    setInterval(() => process.ppid !== parent && endAll('SIGTERM'), 500).unref()
  }
  children.add(child)
  child.on('exit', () => children.delete(child))
  return child
}

/** @returns its exit code; `onOutput` takes the output of a piped one */
export function run(program, args = [], { env = {}, onOutput, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = own(
      spawn(process.execPath, [program, ...args], {
        cwd: root,
        stdio: 'inherit',
        env: { ...process.env, ...env },
        ...options,
      }),
    )
    child.stdout?.on('data', (chunk) => onOutput?.(chunk))
    child.stderr?.on('data', (chunk) => onOutput?.(chunk))
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)))
  })
}
