import fs from 'node:fs'
import path from 'node:path'

const root = path.resolve(__dirname, '../..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

/** WeChat sends `https://servicewechat.com/…` with a picture, and nothing with a video that has no `referrer-policy`. */
test('DEPLOY.md says what a white list of referrers must let through, where domains are listed and for trouble', () => {
  const videos = fs
    .readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && read(path.join('src', file)).includes('<Video'))
  expect(videos.length).toBeGreaterThan(0)
  expect(videos.filter((file) => /referrerPolicy/i.test(read(path.join('src', file))))).toEqual([])

  const guide = read('docs/DEPLOY.md')
  for (const heading of ['### 要登记的域名', '## 出了问题']) {
    const section = guide.split(`${heading}\n`)[1]?.split(/\n##/)[0] ?? ''
    expect(section).toMatch(/Referer 防盗链[^|]*`servicewechat\.com`[^|]*允许\s*空 Referer/)
  }
})
