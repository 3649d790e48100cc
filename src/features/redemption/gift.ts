import { useShareAppMessage } from '@tarojs/taro'

import { withReferrer } from '@/features/shared/share/withReferrer'
import { formatUrl } from '@/routes/codec'
import { siteName, useAppConfig } from '@/stores/appConfig'

import { texts } from './texts'

/** A code to give away. */
export interface Gift {
  /** Never contains the code. */
  title: string
  /** In-app address with the code. */
  path: string
}

/** @param name of the thing that it unlocks; '' = not looked up yet */
export const giftOf = (code: string, name: string): Gift => ({
  title: texts.gift.title(name),
  path: formatUrl('codeExchanger', { code }),
})

/** Without a picture of its own a card would show the page, and the code on it. */
const plainPicture = '/assets/tabs/study-on.png'

/**
 * The mini-program's share card. From the sheet's button it is the gift. From WeChat's own menu it is the academy,
 * because the page's address may contain a gift's code.
 */
export function useGiftCard(gift: Gift | undefined): void {
  useShareAppMessage(({ from }) => {
    const imageUrl = useAppConfig.getState().config?.logo || plainPicture
    return from === 'button' && gift
      ? { title: gift.title, path: withReferrer(gift.path), imageUrl }
      : { title: siteName(), path: withReferrer(formatUrl('home', {})), imageUrl }
  })
}
