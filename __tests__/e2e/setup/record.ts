import path from 'node:path'

import type { BrowserContext } from 'playwright-core'

const root = path.resolve(__dirname, '../../..')
const folder = path.join(root, 'dist/traces')

/** With pictures of every step, which take time: only when a failed file runs once more, alone. */
const isWhole = process.env.LONE_RUN === '1'

export async function startRecord({ tracing }: BrowserContext): Promise<void> {
  await tracing.start({ screenshots: isWhole, snapshots: isWhole })
}

/** Stores a trace of the phones in this context, for `npx playwright show-trace`, and a picture of each. */
async function keep(context: BrowserContext, name: string): Promise<void> {
  const file = path.join(folder, name.replace(/[\\/:*?"<>|\s]+/g, '-').slice(0, 120))
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: `${file}-${index + 1}.png`, timeout: 5_000 }).catch(() => undefined)
  }
  await context.tracing.stopChunk({ path: `${file}.zip` })
  await context.tracing.startChunk()
  process.stdout.write(`trace: ${path.relative(root, file)}.zip\n`)
}

/** Stores traces when a test fails. The environment of the browser suites calls it. */
export function recordFailures(contexts: () => Promise<BrowserContext[]>): void {
  const suite = path.basename(expect.getState().testPath ?? '', '.test.ts')
  const before = Reflect.get(globalThis, 'onTestFailure') as ((test: string) => Promise<void>) | undefined
  Reflect.set(globalThis, 'onTestFailure', async (test: string) => {
    await before?.(test)
    for (const [index, context] of (await contexts()).entries()) await keep(context, `${suite} ${test} ${index + 1}`)
  })
}
