import { Text, View } from '@tarojs/components'
import { useState } from 'react'

import type { RedemptionRecord } from '@/api/redemption'
import { ListRow } from '@/components/ListRow'
import { Sheet } from '@/components/Sheet'
import { RowsSkeleton } from '@/components/Skeleton'
import { TextLink } from '@/components/TextLink'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { copyText } from '@/features/shared/share/copyText'
import { dateOrDash, formatDateTime } from '@/lib/time'
import { redemptionQueries } from '@/queries/redemption'
import { replaceWith } from '@/routes/navigate'

import styles from './redemption.module.scss'
import { itemKey, ItemRow } from './ItemRow'
import { texts as redemptionTexts } from './texts'

const { recordList: texts } = redemptionTexts
const empty = { ...texts.empty, action: { label: texts.redemption, onClick: () => replaceWith('codeExchanger') } }

const nameOf = ({ name }: RedemptionRecord) => name || texts.unnamed

/** My redeemed codes. A press shows what one has unlocked. */
export function Records() {
  const query = usePagedQuery(redemptionQueries.records())
  const [open, setOpen] = useState<RedemptionRecord>()
  return (
    <>
      <PagedList
        query={query}
        keyOf={({ code, usedAt, name }) => `${code}-${usedAt?.getTime()}-${name}`}
        renderItem={(record) => (
          <ListRow
            label={nameOf(record)}
            hint={dateOrDash(record.usedAt, formatDateTime)}
            onClick={() => setOpen(record)}
          />
        )}
        empty={empty}
        failedTitle={texts.failed}
        skeleton={<RowsSkeleton />}
      />
      {open && (
        <Sheet isOpen title={texts.more(nameOf(open))} onClose={() => setOpen(undefined)}>
          {open.items.map((item) => (
            <ItemRow key={itemKey(item)} item={item} isLink />
          ))}
          {open.code !== '' && <UsedCode code={open.code} />}
          {open.items.length === 0 && <View className={styles.head}>{texts.nothing}</View>}
        </Sheet>
      )}
    </>
  )
}

/** Support asks for it. */
const UsedCode = ({ code }: Pick<RedemptionRecord, 'code'>) => (
  <ListRow
    label={redemptionTexts.code}
    value={
      <>
        <Text selectable>{code}</Text>
        <TextLink tone='brand' role='button' onClick={() => void copyText(code, texts.copied)}>
          {texts.copy}
        </TextLink>
      </>
    }
  />
)
