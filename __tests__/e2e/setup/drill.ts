import type { Academy } from './academy'
import type { Phone } from './phone'

/** Five hundred questions. */
const drill = 18

/** Widths of the screen, px. On a tablet, tiles of all questions stand beside the question. */
export const widths = { phone: 375, tablet: 1024 }

/** Starts the paper of five hundred questions on a phone of this width. */
export async function sitDrill(academy: Academy, width: number): Promise<Phone> {
  const phone = await academy.visitAs(academy.member())
  await phone.page.setViewportSize({ width, height: 812 })
  await phone.go(`/packageA/exam/paper/show?id=${drill}`)
  await phone.press('立即考试')
  await phone.press('开始考试')
  await phone.see('已答 0/500')
  await phone.settled()
  return phone
}
