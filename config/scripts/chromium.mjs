import fs from 'node:fs'

import { fail } from './lib.mjs'

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/** Path of a Chromium or Chrome on this machine. Without one, stops with the command that installs it. */
export function findChromium() {
  const found = places.find((place) => place && fs.existsSync(place))
  if (!found) {
    fail(
      '没有找到 Chromium。Debian / Ubuntu：sudo apt-get install -y chromium fonts-noto-cjk\n' +
        '装在别处时用 CHROMIUM_PATH 指明它的路径。',
    )
  }
  return found
}

/** Its wrapper in `/usr/bin` does not pass signals on. */
const shell = '/usr/lib/chromium/chromium-headless-shell'

/**
 * For the browser suites. Debian's headless shell is Chromium's engine without the browser around it and needs a third
 * less of the processor. The long form runs everything in the whole Chromium.
 */
export function chromiumEnv() {
  const CHROMIUM_PATH = findChromium()
  const isFree = !process.env.CHROMIUM_PATH && !process.env.CI_LONG
  return { CHROMIUM_PATH, CHROMIUM_SHELL_PATH: isFree && fs.existsSync(shell) ? shell : CHROMIUM_PATH }
}

/** For root, and without Google's background services, which a closed network cannot reach. */
export const chromiumArgs = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run']
