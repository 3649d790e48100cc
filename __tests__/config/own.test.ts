import { spawn } from 'node:child_process'
import path from 'node:path'

const lib = path.resolve(__dirname, '../../config/scripts/lib.mjs')

/** A script of ours with a server below it, started by a shell, as npm does. */
const script = `
  import { spawn } from 'node:child_process'
  import { own } from ${JSON.stringify(lib)}
  const child = own(spawn('sleep', ['60']))
  child.on('exit', () => process.exit())
  console.log(child.pid)
`
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGKILL'] as const)(
  'what a script has started ends with the shell that started it: %s',
  async (signal) => {
    const shell = spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, script])
    const pid = await new Promise<number>((resolve) => shell.stdout.on('data', (line) => resolve(Number(line))))
    expect(isAlive(pid)).toBe(true)
    shell.kill(signal)
    for (let waitedMs = 0; isAlive(pid) && waitedMs < 10_000; waitedMs += 100) {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    expect(isAlive(pid)).toBe(false)
  },
)
