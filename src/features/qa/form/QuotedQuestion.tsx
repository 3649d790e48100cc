import { View } from '@tarojs/components'

import styles from './quoted.module.scss'

/** Above an answer: what is answered. */
export const QuotedQuestion = ({ title }: { title: string }) => <View className={styles.quoted}>{title}</View>
