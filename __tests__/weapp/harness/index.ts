import type { SandboxOptions } from '../../../sandbox/server'
import { Academy } from './academy'
import { type App, type LaunchOptions, startApp } from './app'

export { learner } from './academy'
export type { Academy } from './academy'
export type { App } from './app'

// Longer than the harness waits for something to appear, so that its own words are the failure.
jest.setTimeout(90_000)

const apps = new Set<App>()
const academies = new Set<Academy>()

/** Starts the mini-program. An error that it writes to the console fails the test. Closed after the file. */
export function launch(options: LaunchOptions): App {
  const app = startApp(options)
  apps.add(app)
  return app
}

/** A backend of one's own, with the seeded academy. Closed after the file. */
export async function openAcademy(options: Partial<SandboxOptions> = {}): Promise<Academy> {
  const academy = await Academy.open(options)
  academies.add(academy)
  return academy
}

/** As `openAcademy`, for who needs its address only. */
export const startSandbox = async (options: Partial<SandboxOptions> = {}): Promise<string> =>
  (await openAcademy(options)).url

afterEach(() => {
  expect([...apps].flatMap((app) => app.takeErrors())).toEqual([])
})

afterAll(async () => {
  apps.forEach((app) => app.close())
  for (const academy of academies) await academy.close()
})
