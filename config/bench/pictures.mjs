// The pictures of the bench's academy, drawn once with Chromium's canvas.
import fs from 'node:fs'
import path from 'node:path'

import { root } from '../scripts/lib.mjs'
import { launch } from './phone.mjs'

export const pictureDir = path.join(root, 'node_modules/.cache/zhitu-bench')
const EXT = { 'image/jpeg': 'jpg', 'image/png': 'png', 'image/webp': 'webp' }

export async function drawPictures() {
  const stamp = path.join(pictureDir, '.done')
  if (fs.existsSync(stamp)) return
  fs.mkdirSync(pictureDir, { recursive: true })
  const jobs = []
  for (let i = 0; i < 24; i++)
    jobs.push({
      name: `cover-${i}`,
      w: 400,
      h: 300,
      seed: i,
      mime: i % 8 === 7 ? 'image/webp' : 'image/jpeg',
      q: 0.82,
      label: `COURSE ${i || 24}`,
    })
  for (let i = 0; i < 3; i++)
    jobs.push({
      name: `slide-${i}`,
      w: 750,
      h: 240,
      seed: 40 + i,
      mime: 'image/jpeg',
      q: 0.8,
      label: `BANNER ${i + 1}`,
    })
  for (let i = 0; i < 8; i++)
    jobs.push({
      name: `nav-${i}`,
      w: 96,
      h: 96,
      seed: 60 + i,
      mime: 'image/png',
      icon: true,
      label: String.fromCharCode(65 + i),
    })
  for (let i = 0; i < 3; i++)
    jobs.push({
      name: `cube-${i}`,
      w: 360,
      h: i ? 172 : 360,
      seed: 80 + i,
      mime: 'image/jpeg',
      q: 0.8,
      label: `AD ${i + 1}`,
    })
  for (let i = 0; i < 6; i++)
    jobs.push({ name: `avatar-${i}`, w: 96, h: 96, seed: 100 + i, mime: 'image/webp', q: 0.8, label: '' })
  jobs.push({ name: 'logo', w: 200, h: 60, seed: 7, mime: 'image/png', icon: true, label: 'LOGO' })
  jobs.push({ name: 'captcha', w: 160, h: 46, seed: 9, mime: 'image/png', icon: true, label: '7K4P' })
  const browser = await launch()
  const page = await browser.newPage()
  for (const j of jobs) {
    const b64 = await page.evaluate((o) => {
      let s = ((o.seed + 1) * 2654435761) >>> 0
      const rnd = () => {
        s = (Math.imul(s, 1664525) + 1013904223) >>> 0
        return s / 2 ** 32
      }
      const c = document.createElement('canvas')
      c.width = o.w
      c.height = o.h
      const g = c.getContext('2d')
      const hue = (o.seed * 47) % 360
      const lg = g.createLinearGradient(0, 0, o.w, o.h)
      lg.addColorStop(0, `hsl(${hue} 70% 45%)`)
      lg.addColorStop(1, o.icon ? `hsl(${hue} 70% 45%)` : `hsl(${(hue + 60) % 360} 70% 30%)`)
      g.fillStyle = lg
      g.fillRect(0, 0, o.w, o.h)
      const n = o.icon ? 2 : 70
      for (let i = 0; i < n; i++) {
        g.globalAlpha = 0.08 + rnd() * 0.3
        g.fillStyle = `hsl(${(hue + rnd() * 90) % 360} 80% ${30 + rnd() * 50}%)`
        g.beginPath()
        g.arc(rnd() * o.w, rnd() * o.h, 4 + rnd() * o.h * 0.28, 0, 7)
        g.fill()
      }
      g.globalAlpha = 1
      g.fillStyle = '#fff'
      g.font = `bold ${Math.round(o.h * 0.26)}px sans-serif`
      g.textBaseline = 'middle'
      g.fillText(o.label, o.w * 0.07, o.h * 0.55, o.w * 0.86)
      return c.toDataURL(o.mime, o.q).split(',')[1]
    }, j)
    fs.writeFileSync(path.join(pictureDir, `${j.name}.${EXT[j.mime]}`), Buffer.from(b64, 'base64'))
  }
  await browser.close()
  fs.writeFileSync(stamp, '')
}
