import { View } from '@tarojs/components'
import { useCallback, useState } from 'react'

import { Banner } from '@/components/Banner'
import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { ListRow } from '@/components/ListRow'
import { TextField } from '@/components/TextField'
import { CaptchaSheet } from '@/features/shared/captcha/CaptchaSheet'
import { lazySheet } from '@/features/shared/lazySheet'
import { linkTo } from '@/features/shared/link'

import styles from './redemption.module.scss'
import { Contents } from './Contents'
import { giftOf, useGiftCard } from './gift'
import { texts } from './texts'
import { useRedemption } from './useRedemption'
import { useScan } from './useScan'

const GiftSheet = lazySheet(() => import('./GiftSheet').then((chunk) => chunk.GiftSheet))

/** Looks a code up, shows its contents, then redeems it. */
export function Redemption() {
  const redemption = useRedemption()
  const { code, error, contents, step } = redemption
  const scan = useScan(redemption.setCode)
  const [isGiving, setGiving] = useState(false)
  const gift = code === '' ? undefined : giftOf(code, contents?.name ?? '')
  useGiftCard(gift)
  const close = useCallback(() => setGiving(false), [])
  return (
    <View className={styles.page}>
      {redemption.isGift && (
        <View className={styles.arrived}>
          <Banner icon='gift' tone='success' isInset>
            {texts.gift.arrived}
          </Banner>
        </View>
      )}
      <View className={styles.card}>
        <View className={styles.form}>
          <TextField
            label={texts.code}
            placeholder={texts.codeHint}
            value={code}
            error={error}
            suffix={scan && <IconButton icon='camera' label={texts.scan} onClick={() => void scan()} />}
            onInput={redemption.setCode}
            onConfirm={redemption.verify}
          />
          <View className={styles.caption}>{texts.howTo}</View>
          {!contents && (
            <Button size='l' isBlock onClick={redemption.verify}>
              {texts.verify}
            </Button>
          )}
        </View>
      </View>
      {contents && <Contents contents={contents} onConfirm={redemption.confirm} onCancel={redemption.cancel} />}
      <View className={styles.card}>
        <ListRow
          icon='gift'
          label={texts.gift.give}
          hint={texts.gift.giveHint}
          onClick={() => setGiving(redemption.hasCode())}
        />
        <ListRow icon='receipt' label={texts.records} {...linkTo({ name: 'codeExchangerRecords', params: {} })} />
      </View>
      {gift && <GiftSheet gift={gift} isOpen={isGiving} onClose={close} />}
      {step && (
        <CaptchaSheet
          key={step}
          use='redemption'
          title={texts.captchaTitle}
          confirmLabel={texts.confirmCaptcha}
          onClose={redemption.close}
          onSend={redemption.send}
          onRefused={redemption.refuse}
        />
      )}
    </View>
  )
}
