import type { SandboxOptions } from '../../../sandbox/server'
import { Academy, learner } from './academy'
import { type App, type LaunchOptions, startApp } from './app'

export { type Academy, type App, learner }

// Longer than the harness waits for something to appear, so that a failure has the harness's own message.
jest.setTimeout(90_000)

const apps = new Set<App>()
const academies = new Set<Academy>()

/** Starts the mini-program. If it writes an error to the console, the test fails. Closed after the test file. */
export function launch(options: LaunchOptions): App {
  const app = startApp(options)
  apps.add(app)
  return app
}

/** Opens a backend with the seeded academy for this test file. Closed after the file. */
export async function openAcademy(options: Partial<SandboxOptions> = {}): Promise<Academy> {
  const academy = await Academy.open(options)
  academies.add(academy)
  return academy
}

/** As `openAcademy`, for tests that need only its address. */
export const startSandbox = async (options: Partial<SandboxOptions> = {}): Promise<string> =>
  (await openAcademy(options)).url

afterEach(() => {
  expect([...apps].flatMap((app) => app.takeErrors())).toEqual([])
})

afterAll(async () => {
  apps.forEach((app) => app.close())
  for (const academy of academies) await academy.close()
})
