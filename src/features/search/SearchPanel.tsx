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

/** '' = everything. */
const types = goodsKinds.flatMap(({ names, texts: { label }, switch: feature }) =>
  names.search === null ? [] : [{ key: names.search, label, switch: feature }],
)

interface SearchPanelProps {
  /** From the page's address. */
  keywords: string
  /** Puts the search into the address, so that a reload or a restart finds it. */
  onSearch: (keywords: string | undefined) => void
}

/**
 * The field, recent searches, and results by type. Typing searches after a pause. A late answer to an older text is
 * dropped.
 */
export function SearchPanel({ keywords, onSearch }: SearchPanelProps) {
  const [typed, setTyped] = useState(keywords)
  const [searched, setSearched] = useState(keywords.trim())
  const [type, setType] = useState('')
  // Fixed when the page opens, because the address changes while one types.
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
    // A result may have been opened during the pause; then the address belongs to another page.
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
