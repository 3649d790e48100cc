import { type RouteName, routeNames, routeSpec } from '../../../src/routes/registry'
import { type Academy, type App, launch, learner, openAcademy } from '../harness'
import { type PageEntry, pages } from './table'

export interface Card {
  /** WeChat waits three seconds for its result. */
  promise?: Promise<Card>
  title: string
  path?: string
  imageUrl?: string
  query?: string
}

/** Pages that can be sent to a friend. */
export const shareable = routeNames.filter((name) => routeSpec(name).share !== undefined || routeSpec(name).isForwarded)

export const entryOf = (name: RouteName): PageEntry => pages[name]
export const addressOf = (name: RouteName) =>
  [`/${routeSpec(name).path}`, entryOf(name).query].filter((part) => typeof part === 'string').join('?')

/** An academy with referral, and the phone of a learner, whose cards name the referrer. */
export interface Sender {
  academy: Academy
  stored: Map<string, string>
  memberId: number
}

export async function openSender(): Promise<Sender> {
  const academy = await openAcademy()
  const { enabled_addons } = await academy.ask<{ enabled_addons: string[] }>('/sandbox/config')
  await academy.configure({ enabled_addons: [...enabled_addons, 'MultiLevelShare'] })
  const stored = await academy.phoneOf(learner)
  const token = await academy.login(learner)
  const { id: memberId } = await academy.ask<{ id: number }>('/api/v2/member/detail', { token })
  return { academy, stored, memberId }
}

export async function cardsOf({ academy, stored }: Sender, name: RouteName): Promise<{ friend: Card; timeline: Card }> {
  const app = launch({ sandboxUrl: academy.url, stored: new Map(stored), url: addressOf(name) })
  await app.page.find(entryOf(name).learner)
  const isReady = () => (app.share() as Card | undefined)?.path?.includes('msv=') === true
  await app.page.until(isReady, 'the card')
  const card = app.share() as Card
  const friend = (await card.promise) ?? card
  const cards = { friend, timeline: app.shareTimeline() as Card }
  app.close()
  return cards
}

const helper = '13800000002'

export async function logIn({ page }: App): Promise<void> {
  await page.tap('密码登录')
  await page.input('手机号', helper)
  await page.input('登录密码', 'zhitu123')
  await page.tap('我已阅读并同意')
  await page.tap('登录')
}

export const bindings = (app: App) => app.callsTo('POST /addons/MultiLevelShare/api/v1/user/bind')
