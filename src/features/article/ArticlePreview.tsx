import { View } from '@tarojs/components'

import type { Preview } from '@/queries/preview'

import { ArticleSkeleton } from './ArticleSkeleton'
import styles from './article.module.scss'

/** Shown while only the title is known. */
export const ArticlePreview = ({ preview }: { preview: Preview }) => (
  <View>
    <View className={styles.headline}>
      <View className={styles.title} role='heading' aria-level='2'>
        {preview.title}
      </View>
    </View>
    <ArticleSkeleton />
  </View>
)
