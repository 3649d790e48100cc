import { loadAcademy } from '../../../sandbox/seed'
import { Academy } from './academy'
import type { Phone } from './phone'

const seeded = loadAcademy()
const [sample] = seeded.courses

export const rowCount = 2_000

/** The academy with so many courses that no list may draw them all. */
const content = {
  ...seeded,
  courses: [
    ...seeded.courses,
    ...Array.from({ length: rowCount }, (_, index) => ({
      key: sample?.key ?? '',
      title: `第 ${index + 1} 门课，题目写满两行的时候也要放得下`,
      category: sample?.category,
      priceYuan: index % 3 === 0 ? 0 : 99,
      shortDescription: '',
      descriptionHtml: '',
      userCount: index,
      daysAgo: 2_000,
      media: 'hls' as const,
      chapters: [],
      lessons: [],
    })),
  ],
}

export const openLongList = (): Promise<Academy> => Academy.open({ content, isToday: true, isUncached: true })

/** A real bitmap, as operators upload them, because the sandbox's own drawings would cost more than the list. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export async function atList(academy: Academy): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.page.route(/\/art\/cover\//, (route) => route.fulfill({ contentType: 'image/png', body: photo }))
  await phone.go('/packageA/vod/index')
  await phone.see(/^共 \d+ 门/)
  return phone
}

export const scroller = (phone: Phone) => phone.page.locator('.taro_page').filter({ visible: true }).last()

export const toEnd = (phone: Phone): Promise<void> =>
  scroller(phone).evaluate(async (page) => {
    while (!page.textContent?.includes('没有更多了')) {
      page.scrollTop = page.scrollHeight
      await new Promise(requestAnimationFrame)
    }
  })
