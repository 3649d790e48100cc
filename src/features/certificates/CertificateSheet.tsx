import { View } from '@tarojs/components'
import { useQuery } from '@tanstack/react-query'

import type { Certificate } from '@/api/certificate'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { useAction } from '@/features/shared/action'
import { SavablePicture } from '@/features/shared/album/SavablePicture'
import { savePicture } from '@/features/shared/album/savePicture'
import { toast } from '@/features/shared/dialog'
import { QueryView } from '@/features/shared/page'
import { album } from '@/platform/album'
import { previewImages } from '@/platform/preview'

import styles from './certificates.module.scss'
import { pictureQuery } from './picture'
import { texts as certificatesTexts } from './texts'

const { picture: texts } = certificatesTexts

interface CertificateSheetProps {
  kind: NonNullable<Certificate['kind']>
  onClose: () => void
}

/** The certificate's picture, to look at, save and share. */
export function CertificateSheet({ kind: { id, name }, onClose }: CertificateSheetProps) {
  const query = useQuery(pictureQuery(id))
  return (
    <Sheet isOpen title={name} onClose={onClose} footer={query.data && <Actions picture={query.data} name={name} />}>
      <View className={styles.sheet}>
        <QueryView
          query={query}
          skeleton={<View className={styles.blank} role='status' aria-label={texts.loading} />}
          title={texts.failed}
          isCompact
        >
          {(picture) => (
            <>
              <SavablePicture className={styles.picture} src={picture} alt={texts.alt(name)} />
              <View className={styles.caption}>{texts.hint}</View>
            </>
          )}
        </QueryView>
      </View>
    </Sheet>
  )
}

function Actions({ picture, name }: { picture: string; name: string }) {
  const { run, isRunning } = useAction({ call: () => savePicture(picture, texts.fileName(name)) })
  const show = () => void previewImages([picture]).catch(() => toast(texts.wholeFailed, 'error'))
  return (
    <View className={styles.actions}>
      <Button kind='line' size='l' isBlock onClick={show}>
        {texts.whole}
      </Button>
      {album.canSave && (
        <Button size='l' isBlock isLoading={isRunning} onClick={() => void run()}>
          {texts.save}
        </Button>
      )}
    </View>
  )
}
