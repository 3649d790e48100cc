import { spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

import { fetchOnce } from '../../../setup/fetchOnce'
import { Academy } from '../../setup/academy'
import { eventually } from '../../setup/eventually'
import { logToasts } from '../../setup/toasts'
import { keepLog, noteErrors, restart, switchOffWorker } from './inPage'
import { Phone, sizes } from './phone'
import { Session } from './webdriver'

const iphoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ' +
  'Version/17.5 Mobile/15E148 Safari/604.1'

/** Without it the window is never narrower than its toolbar. */
const noToolbar = '* { min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; font-size: 1px }'

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as net.AddressInfo
      probe.close(() => resolve(port))
    })
  })

async function openSession(driver: string): Promise<Session> {
  await eventually(async () => void (await fetchOnce(`${driver}/status`)))
  const session = await Session.open(driver, {
    'webkitgtk:browserOptions': {
      binary: process.env.WEBKIT_PATH,
      args: ['--automation', `--user-agent=${iphoneAgent}`],
    },
  })
  await session.resize(...sizes.usual)
  return session
}

/** An academy, and WebKit on a screen of its own to visit it with: one phone at a time. */
export class Webkit {
  private constructor(
    readonly academy: Academy,
    private readonly session: Session,
    private readonly stop: () => void,
  ) {}

  static async open(): Promise<Webkit> {
    const settings = fs.mkdtempSync(path.join(os.tmpdir(), 'zhitu-webkit-'))
    fs.mkdirSync(path.join(settings, 'gtk-3.0'))
    fs.writeFileSync(path.join(settings, 'gtk-3.0/gtk.css'), noToolbar)

    const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1024x1024x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const display = await new Promise<string>((resolve) => screen.stdout.once('data', (line) => resolve(`:${line}`)))
    const port = await freePort()
    const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
      stdio: 'ignore',
      env: { ...process.env, DISPLAY: display.trim(), XDG_CONFIG_HOME: settings },
    })
    const stop = () => {
      driver.kill()
      screen.kill()
      screen.stdout.destroy()
      fs.rmSync(settings, { recursive: true, force: true })
    }
    try {
      const session = await openSession(`http://127.0.0.1:${port}`)
      return new Webkit(
        await Academy.open({
          isToday: true,
          hasArtwork: true,
          // A worker would outlive the phone that it came to.
          script: [noteErrors, keepLog, logToasts, switchOffWorker].map((run) => `(${run})();`).join(''),
        }),
        session,
        stop,
      )
    } catch (failure) {
      stop()
      throw failure
    }
  }

  /** A phone; without `kept` one that has never been here. */
  async visit(kept: Record<string, unknown> = {}): Promise<Phone> {
    await this.session.goTo(`${this.academy.origin}/favicon.svg`)
    await this.session.run(restart, kept)
    return new Phone(this.session, this.academy.origin)
  }

  /** A phone with this member's login. */
  visitAs = async (mobile: string): Promise<Phone> => this.visit({ token: await this.academy.login(mobile) })

  /** After a test: calm, and nothing plays on. */
  async rest(): Promise<void> {
    await this.session.goTo('about:blank')
    await this.academy.calm()
  }

  async close(): Promise<void> {
    await this.session.close().finally(this.stop)
    await this.academy.close()
  }
}
