// Writes an academy's name and colour into a finished mini-program: bars, tab bar, styles.
import fs from 'node:fs'
import path from 'node:path'

import { brandColors, readableOnBoth } from './colors.mjs'
import { rules } from './stamp.mjs'

/** @param folder of the build */
export async function stampWeapp(folder, { root, appName, brandColor }) {
  const at = (name) => path.join(folder, name)
  const change = (name, edit) => {
    const content = JSON.parse(fs.readFileSync(at(name), 'utf8'))
    edit(content)
    fs.writeFileSync(at(name), JSON.stringify(content))
  }
  if (appName) change('app.json', ({ window }) => (window.navigationBarTitleText = appName))
  if (!brandColor) return
  const { light, dark } = brandColors(brandColor)
  change('theme.json', (theme) => {
    for (const [name, colors] of Object.entries({ light, dark })) {
      Object.assign(theme[name], { navColor: colors.nav, brandColor: colors.brand })
    }
  })
  const dusk = `@media (prefers-color-scheme: dark){page:not([data-theme='light']){${rules(dark)}}}`
  fs.appendFileSync(at('app.wxss'), `page{${rules(light)}}${dusk}`)
  const { drawTabIcons } = await import('./tabIcons.mjs')
  drawTabIcons(root, at('assets/tabs'), readableOnBoth(brandColor))
}
