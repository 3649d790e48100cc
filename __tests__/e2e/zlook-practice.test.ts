import { Academy } from './setup/academy'

it('look', async () => {
  const academy = await Academy.open()
  const { enabled_addons } = await academy.control<{ enabled_addons: string[] }>('config')
  await academy.control('config', { enabled_addons: [...new Set([...enabled_addons, 'Paper'])] })
  const phone = await academy.visitAs('13800000001')
  const shot = async (name: string) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await phone.page.screenshot({ path: `/tmp/practice-${name}.png` })
  }
  for (const [w, h, dark] of [[375, 812, false], [375, 812, true], [320, 568, false]] as const) {
    const tag = `${w}${dark ? 'd' : ''}`
    await phone.page.setViewportSize({ width: w, height: h })
    await phone.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' })
    await phone.go('/packageA/exam/home')
    await phone.see('考试错题本')
    await shot(`home-${tag}`)
    await phone.go('/packageA/exam/practice/show?id=1')
    await phone.see('每日20题')
    await shot(`show-${tag}`)
    await phone.go('/packageA/exam/play/practice?id=1&chapter=1')
    await phone.see('收藏')
    await phone.press(/^答题卡 /)
    await phone.press(/^第 1 题/)
    await phone.press(/^A/)
    await phone.see('收起答案')
    await shot(`room-${tag}`)
    await phone.press(/^答题卡 /)
    await shot(`sheet-${tag}`)
    await phone.go('/packageA/exam/wrongbook/index')
    await phone.see('全部练习')
    await shot(`book-${tag}`)
    await phone.go('/packageA/exam/play/wrongbook')
    await phone.see('移出错题本')
    await shot(`wrong-${tag}`)
    await phone.go('/packageA/exam/play/wrongbook?type=6')
    await phone.see('移出错题本')
    await phone.press('对答案')
    await shot(`cap-${tag}`)
  }
  await academy.close()
}, 120000)
