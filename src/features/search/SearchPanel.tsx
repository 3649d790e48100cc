import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { StateView } from '@/components/StateView'
import { Tabs } from '@/components/Tabs'
import type { Switch } from '@/config/addons'
import { debounceMs } from '@/config/limits'
import { useSwitches } from '@/stores/appConfig'

import { rememberSearch } from './history'
import { RecentSearches } from './RecentSearches'
import { Results } from './Results'
import styles from './search.module.scss'
import { texts } from './texts'

/** What can be searched for; a type with a switch only while it is on. */
const types: readonly { key: ResultType; switch?: Switch }[] = [
  { key: 'all' },
  { key: 'vod' },
  { key: 'video' },
  { key: 'live', switch: 'live' },
  { key: 'book', switch: 'book' },
  { key: 'topic', switch: 'topic' },
  { key: 'paper', switch: 'paper' },
  { key: 'mock_paper', switch: 'mockPaper' },
  { key: 'practice', switch: 'practice' },
]
type ResultType = keyof typeof texts.types

/** Field, recent searches, results by type. Typing searches after a pause; a late answer of an older text is dropped. */
export function SearchPanel({ keywords }: { keywords: string }) {
  const [typed, setTyped] = useState(keywords)
  const [searched, setSearched] = useState(keywords.trim())
  const [type, setType] = useState<ResultType>('all')
  const isOn = useSwitches()
  const shownTypes = types.filter((item) => !item.switch || isOn(item.switch))

  const searchNow = (text: string) => {
    setTyped(text)
    setSearched(text.trim())
    if (text.trim()) rememberSearch(text.trim())
  }

  useEffect(() => {
    const timer = setTimeout(() => setSearched(typed.trim()), debounceMs)
    return () => clearTimeout(timer)
  }, [typed])

  return (
    <View className={styles.page}>
      <View className={styles.field}>
        <SearchInput
          value={typed}
          onInput={setTyped}
          onSearch={searchNow}
          placeholder={texts.placeholder}
          isAutoFocus={keywords === ''}
        />
      </View>
      {searched === '' ? (
        <>
          <RecentSearches onPick={searchNow} />
          <StateView kind='empty' {...texts.start} isCompact />
        </>
      ) : (
        <>
          <Tabs label={texts.typeLabel} items={shownTypes.map(({ key }) => ({ key, label: texts.types[key] }))} value={type} onChange={setType} />
          <Results keywords={searched} type={type === 'all' ? '' : type} onOpen={() => rememberSearch(searched)} />
        </>
      )}
    </View>
  )
}
