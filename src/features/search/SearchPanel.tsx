import { View } from '@tarojs/components'
import { useEffect, useState } from 'react'

import { SearchInput } from '@/components/SearchInput'
import { StateView } from '@/components/StateView'
import { Tabs } from '@/components/Tabs'
import { debounceMs } from '@/config/limits'
import { goodsKinds } from '@/goods/kinds'
import { currentLocation } from '@/routes/navigate'
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

interface SearchPanelProps {
  /** In the address. */
  keywords: string
  /** Puts there what is searched for: a reload, or the app opened again, finds it. */
  onSearch: (keywords: string | undefined) => void
}

/** Field, recent searches, results by type. Typing searches after a pause; a late answer of an older text is dropped. */
export function SearchPanel({ keywords, onSearch }: SearchPanelProps) {
  const [typed, setTyped] = useState(keywords)
  const [searched, setSearched] = useState(keywords.trim())
  const [type, setType] = useState('')
  // Not while one types: the address follows.
  const [startsEmpty] = useState(keywords === '')
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

  useEffect(() => {
    // A result may have been opened in the pause after the last letter: its address is not ours.
    if (searched !== keywords.trim() && currentLocation()?.name === 'search') onSearch(searched || undefined)
  }, [searched, keywords, onSearch])

  return (
    <View className={styles.page}>
      <View className={styles.field}>
        <SearchInput
          value={typed}
          onInput={setTyped}
          onSearch={searchNow}
          placeholder={texts.placeholder}
          isAutoFocus={startsEmpty}
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
