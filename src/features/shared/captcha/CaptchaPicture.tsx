import { Image, Text } from '@tarojs/components'
import type { UseQueryResult } from '@tanstack/react-query'

import type { ImageCaptcha } from '@/api/captcha'
import { cx } from '@/components/cx'
import { Pressable } from '@/components/Pressable'

import styles from './index.module.scss'
import { texts } from './texts'

/** A tap draws a new picture. */
export function CaptchaPicture({ query }: { query: UseQueryResult<ImageCaptcha> }) {
  const { data, isFetching, isError, refetch } = query
  const renew = () => void refetch()
  return (
    <Pressable className={styles.picture} label={texts.refresh} isBusy={isFetching} onClick={renew}>
      {data ? (
        <Image
          className={cx(styles.image, isFetching && styles.stale)}
          src={data.image}
          mode='scaleToFill'
          aria-hidden
        />
      ) : (
        <Text className={cx(styles.image, styles.blank)}>{isError ? texts.reload : ''}</Text>
      )}
    </Pressable>
  )
}
