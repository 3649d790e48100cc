import type { ExtraConfig } from '@/api/app'
import { coinsFor } from '@/features/shared/balance'
import { ask } from '@/features/shared/dialog'
import { refreshMember } from '@/features/shared/session'
import type { Goods } from '@/goods/kinds'
import { type Cents, formatCents } from '@/lib/money'
import { pause } from '@/lib/pause'
import { connectShell } from '@/platform/appShell'
import { queryClient } from '@/queries/client'
import { creditQueries } from '@/queries/credit'
import { navigateTo } from '@/routes/navigate'
import { useAppConfig } from '@/stores/appConfig'

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
 * The server has refused the balance as too low. The learner can top up what is missing, while the order waits.
 * @param dueCents null = unknown
 * @returns the message for the bill, because another way may pay the same order
 */
export async function offerTopUp(goods: Goods, dueCents: Cents | null): Promise<string> {
  // The bill names the balance, which was more when it was read.
  const [member, isOffered] = await Promise.all([soon(refreshMember(), null), soon(sellsTopUps(), true)])
  const terms = useAppConfig.getState().extraConfig
  const missing = dueCents === null ? null : missingCents(dueCents, member?.balanceYuan ?? null, terms)
  const lack = missing === null ? '' : texts.lack(formatCents(missing))
  // The question runs beside the bill.
  if (isOffered) void ask(texts.tooLittle.ask(lack)).then((isWanted) => isWanted && topUp(goods))
  return lack === '' ? texts.tooLittle.title : `${texts.tooLittle.title}，${lack}`
}

function topUp(goods: Goods): void {
  topUpFor.set(goods)
  navigateTo('recharge')
}
