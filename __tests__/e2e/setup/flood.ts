import type { Locator } from 'playwright-core'

import { Academy } from './academy'
import type { Phone } from './phone'

/** A lesson of a free course. */
const lesson = 13

interface Message {
  chat_id: number
}

/** A live room whose class writes faster than anybody can read. */
export class Flood {
  private constructor(private readonly academy: Academy) {}

  static async open(): Promise<Flood> {
    const academy = await Academy.open({ isWholeBrowser: true, isToday: true, isUncached: true })
    // Later messages are counted from this one.
    await academy.control(`live/${lesson}/event`, {
      t: 'message',
      params: { content: '大家好', nick_name: '陈一', role: 'student' },
    })
    return new Flood(academy)
  }

  close = () => this.academy.close()

  async enter(): Promise<Phone> {
    // No picture, because the test browser decodes video in software and would take the processor from the page.
    await this.academy.control(`live/${lesson}/status`, { status: 1, stream: 'cut', startsInSec: -600 })
    const phone = await this.academy.visitAs(this.academy.member())
    await phone.go(`/packageA/live/video?id=${lesson}`)
    await phone.see('已加入聊天室')
    await phone.settled()
    return phone
  }

  /** Robots write so many lines a second for so long. Waits until the last one is on screen. */
  async pour(phone: Phone, perSec: number, forSec: number): Promise<void> {
    const [last = NaN] = (await this.said()).slice(-1)
    await this.academy.control(`live/${lesson}/robots`, { perSec, forSec })
    await lineOf(phone, last + perSec * forSec).waitFor({ timeout: 60_000 + forSec * 1_000 })
  }

  /** Ids of all messages, oldest first. */
  said = async (): Promise<number[]> =>
    (await this.academy.control<{ messages: Message[] }>(`live/${lesson}`)).messages.map(({ chat_id }) => chat_id)
}

export const chatOf = (phone: Phone): Locator => phone.page.getByRole('log', { name: '聊天消息' })

export const lineOf = (phone: Phone, id: number): Locator => phone.page.locator(`#chat-m${id}`)
