import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { StateView } from '@/components/StateView'
import { Tabs } from '@/components/Tabs'
import { debounceMs } from '@/config/limits'
import { goodsKinds } from '@/goods/kinds'
import { useSwitches } from '@/stores/appConfig'

import { rememberSearch } from './history'
import { RecentSearches } from './RecentSearches'
import { Results } from './Results'
import styles from './search.module.scss'
import { texts } from './texts'

/** What can be searched for; '' = everything. */
const types = goodsKinds.flatMap(({ names, texts: { label }, switch: feature }) =>
  names.search === null ? [] : [{ key: names.search, label, switch: feature }],
)

/** Field, recent searches, results by type. Typing searches after a pause; a late answer of an older text is dropped. */
export function SearchPanel({ keywords }: { keywords: string }) {
  const [typed, setTyped] = useState(keywords)
  const [searched, setSearched] = useState(keywords.trim())
  const [type, setType] = useState('')
  const isOn = useSwitches()
  const shownTypes = [{ key: '', label: texts.all }, ...types.filter((item) => !item.switch || isOn(item.switch))]

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
          <Tabs label={texts.typeLabel} items={shownTypes} value={type} onChange={setType} />
          <Results keywords={searched} type={type} onOpen={() => rememberSearch(searched)} />
        </>
      )}
    </View>
  )
}
