import { View } from '@tarojs/components'
import { useState } from 'react'

import type { Certificate } from '@/api/certificate'
import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { SmallRowsSkeleton } from '@/components/SmallRowsSkeleton'
import { PagedList, usePagedQuery } from '@/features/shared/list'
import { usePullDown } from '@/features/shared/page'
import { dateOrDash, formatDate } from '@/lib/time'
import { certificateQueries } from '@/queries/certificate'
import { navigateTo } from '@/routes/navigate'
import '@/platform/print'

import styles from './certificates.module.scss'
import { CertificateSheet } from './CertificateSheet'
import { texts } from './texts'

const empty = { ...texts.empty, action: { label: texts.learn, onClick: () => navigateTo('study') } }

type Kind = NonNullable<Certificate['kind']>

/** My certificates. Each opens as a picture with my name. */
export function Certificates() {
  const query = usePagedQuery(certificateQueries.list())
  const [shown, show] = useState<Kind>()
  usePullDown(certificateQueries.list().queryKey)
  return (
    <>
      <PagedList
        query={query}
        keyOf={({ id }) => id}
        renderItem={(certificate) => <Card certificate={certificate} onShow={show} />}
        empty={empty}
        failedTitle={texts.failed}
        skeleton={<SmallRowsSkeleton />}
      />
      {shown && <CertificateSheet kind={shown} onClose={() => show(undefined)} />}
    </>
  )
}

function Card({ certificate, onShow }: { certificate: Certificate; onShow: (kind: Kind) => void }) {
  const { kind, number, receivedAt } = certificate
  return (
    <View className={styles.card}>
      <Cover src={kind?.thumb ?? ''} emblem='certificate' width={104} />
      <View className={styles.words}>
        {kind && <View className={styles.name}>{kind.name}</View>}
        {number !== '' && <View className={styles.caption}>{texts.number(number)}</View>}
        <View className={styles.caption}>{dateOrDash(receivedAt, formatDate)}</View>
        {kind ? (
          <View className={styles.action}>
            <Button kind='line' size='s' label={texts.viewLabel(kind.name)} onClick={() => onShow(kind)}>
              {texts.view}
            </Button>
          </View>
        ) : (
          <View className={styles.gone}>{texts.gone}</View>
        )}
      </View>
    </View>
  )
}
