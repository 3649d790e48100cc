import { useEffect, useRef } from 'react'

import type { ExtraConfig } from '@/api/app'
import { coinsFor, yuanText } from '@/features/shared/balance'
import { ask, type DialogTexts } from '@/features/shared/dialog'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { refreshMember } from '@/features/shared/session'
import type { Goods } from '@/goods/kinds'
import { type Cents, formatCents } from '@/lib/money'
import { pause } from '@/lib/pause'
import { connectShell } from '@/platform/appShell'
import { queryClient } from '@/queries/client'
import { creditQueries } from '@/queries/credit'
import { navigateTo } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'
import { sameLogin } from '@/stores/session'

import type { CheckoutState } from './machine'
import { shellPay } from './shellPay'
import { texts } from './texts'
import { topUpFor } from './topUpFor'

/** What the balance lacks for a price, rounded up; null = nothing, or that is unknown. */
export function missingCents(dueCents: Cents, balance: number | null, terms: ExtraConfig | null): Cents | null {
  const rate = terms?.coinsPerYuan ?? 0
  const coins = coinsFor(dueCents, terms)
  if (coins === null || rate <= 0 || balance === null) return null
  // The sum of two decimal fractions may be off by less than a coin's smallest part.
  const cents = Math.ceil(((coins - balance) / rate) * 100 - 1e-6)
  return cents > 0 ? cents : null
}

/**
 * The same in words; '' = nothing, or that is unknown. In an app of Apple's in coins: its store sells them at other prices.
 */
export function lackText(dueCents: Cents | null, balance: number | null, terms: ExtraConfig | null): string {
  if (dueCents === null || balance === null) return ''
  const missing = missingCents(dueCents, balance, terms)
  if (missing === null) return ''
  if (!shellPay.hasApple()) return texts.lack(`¥${formatCents(missing)}`)
  const coins = Math.ceil(((coinsFor(dueCents, terms) ?? 0) - balance) * 100 - 1e-6) / 100
  const coin = terms?.balanceName ?? ''
  return texts.lack(coin === '' && terms?.coinsPerYuan === 1 ? yuanText(coins) : `${coins} ${coin}`.trim())
}

/** In an app of Apple's its store sells them. */
async function sellsTopUps(): Promise<boolean> {
  const shell = await connectShell()
  return shell?.can('applePay') === true || queryClient.fetchQuery(creditQueries.topUp())
}

/** What is not known by then is left out. */
const patienceMs = 3_000

const soon = <T, U>(answer: Promise<T>, otherwise: U): Promise<T | U> =>
  Promise.race([answer.catch(() => otherwise), pause(patienceMs).then(() => otherwise)])

/**
 * The server has refused the balance as too low. The learner can top up what is missing, while the order waits, or pay
 * the same order in another way.
 * @param dueCents null = unknown
 * @returns what the bill says, and asks where a top-up is to be had
 */
export async function explainTooLittle(dueCents: Cents | null): Promise<{ message: string; topUp?: DialogTexts }> {
  // The bill names the balance, which was more when it was read.
  const [member, isOffered] = await Promise.all([soon(refreshMember(), null), soon(sellsTopUps(), true)])
  const terms = useAppConfig.getState().extraConfig
  const lack = lackText(dueCents, member?.balanceYuan ?? null, terms)
  const message = lack === '' ? texts.tooLittle.title : `${texts.tooLittle.title}，${lack}`
  return isOffered ? { message, topUp: texts.tooLittle.ask(lack) } : { message }
}

/** Asks once for each refusal, at the bill alone: the answer may come when another page is in front. */
export function useTopUpOffer(goods: Goods, state: CheckoutState): void {
  const isInFront = usePageVisible()
  const asked = useRef<DialogTexts>()
  const question = state.step === 'idle' ? state.topUp : undefined
  useEffect(() => {
    if (!question || !isInFront || asked.current === question) return
    asked.current = question
    const isTheirs = sameLogin()
    void ask(question).then((isWanted) => isWanted && isTheirs() && topUp(goods))
  }, [question, isInFront, goods])
}

function topUp(goods: Goods): void {
  topUpFor.set(goods)
  navigateTo('recharge')
}
