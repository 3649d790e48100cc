import fs from 'node:fs'
import path from 'node:path'

import { fail } from './lib.mjs'

const packages = 'webkit2gtk-driver xvfb fonts-noto-cjk gstreamer1.0-plugins-bad gstreamer1.0-libav'

const isInPath = (command) =>
  process.env.PATH.split(path.delimiter).some((folder) => fs.existsSync(path.join(folder, command)))

/**
 * Path of a small browser around WebKitGTK, with its driver and a screen. Without one, stops with the command that
 * installs it.
 */
export function findWebkit() {
  const libraries = '/usr/lib'
  const found = fs.existsSync(libraries)
    ? fs
        .readdirSync(libraries)
        .map((folder) => path.join(libraries, folder, 'webkit2gtk-4.1/MiniBrowser'))
        .find((place) => fs.existsSync(place))
    : undefined
  if (!found || !isInPath('WebKitWebDriver') || !isInPath('Xvfb')) {
    fail(`没有找到 WebKit。Debian / Ubuntu：sudo apt-get install -y --no-install-recommends ${packages}`)
  }
  return found
}
