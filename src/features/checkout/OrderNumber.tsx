import { Text } from '@tarojs/components'

import { ListRow } from '@/components/ListRow'
import { TextLink } from '@/components/TextLink'
import { copyText } from '@/features/shared/share/copyText'

import { texts } from './texts'

export function OrderNumber({ value }: { value: string }) {
  return (
    <ListRow
      label={texts.orderNo}
      value={
        <>
          <Text selectable>{value}</Text>
          <TextLink tone='brand' role='button' onClick={() => void copyText(value, texts.copied)}>
            {texts.copy}
          </TextLink>
        </>
      }
    />
  )
}
