import { useShareAppMessage } from '@tarojs/taro'

import { withReferrer } from '@/features/shared/share/withReferrer'
import { formatUrl } from '@/routes/codec'
import { siteName, useAppConfig } from '@/stores/appConfig'

import { texts } from './texts'

/** A code as it is handed on. */
export interface Gift {
  /** Never says the code. */
  title: string
  /** In-app address with it. */
  path: string
}

/** @param name of what it opens; '' = not looked up yet */
export const giftOf = (code: string, name: string): Gift => ({
  title: texts.gift.title(name),
  path: formatUrl('codeExchanger', { code }),
})

/** Without a picture of its own a card would show the page, and on it the code. */
const plainPicture = '/assets/tabs/study-on.png'

/**
 * The mini-program's card: the present where its button is pressed. WeChat's own menu hands on the academy, since the
 * page's address may be that of a present.
 */
export function useGiftCard(gift: Gift | undefined): void {
  useShareAppMessage(({ from }) => {
    const imageUrl = useAppConfig.getState().config?.logo || plainPicture
    return from === 'button' && gift
      ? { title: gift.title, path: withReferrer(gift.path), imageUrl }
      : { title: siteName(), path: withReferrer(formatUrl('home', {})), imageUrl }
  })
}
