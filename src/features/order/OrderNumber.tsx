import { Text } from '@tarojs/components'
import Taro from '@tarojs/taro'

import { ListRow } from '@/components/ListRow'
import { TextLink } from '@/components/TextLink'
import { toast } from '@/features/shared/dialog'

import { texts } from './texts'

const copy = (data: string) =>
  Taro.setClipboardData({ data }).then(
    () => toast(texts.copied),
    () => toast(texts.copyFailed),
  )

/** An order's number, to read and to take along. */
export function OrderNumber({ value }: { value: string }) {
  return (
    <ListRow
      label={texts.orderNo}
      value={
        <>
          <Text selectable>{value}</Text>
          <TextLink tone='brand' role='button' onClick={() => void copy(value)}>
            {texts.copy}
          </TextLink>
        </>
      }
    />
  )
}
