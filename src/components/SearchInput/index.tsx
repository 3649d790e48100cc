import { Input, View } from '@tarojs/components'

import { Icon } from '../Icon'
import { IconButton } from '../IconButton'
import { useBusyFocus } from '../pageBusy'
import { texts } from '../texts'
import styles from './index.module.scss'

const nativeProps = { autocomplete: 'off', enterkeyhint: 'search' }

interface SearchInputProps {
  value: string
  onInput: (value: string) => void
  /** The keyboard's search key. */
  onSearch: (value: string) => void
  placeholder: string
  maxLength?: number
  isAutoFocus?: boolean
}

export function SearchInput(props: SearchInputProps) {
  const { value, onInput, onSearch, placeholder, maxLength = 50, isAutoFocus = false } = props
  const setFocused = useBusyFocus()
  return (
    <View className={styles.box} role='search'>
      <Icon name='search' size={20} />
      <Input
        className={styles.input}
        value={value}
        placeholder={placeholder}
        placeholderClass={styles.placeholder}
        aria-label={placeholder}
        maxlength={maxLength}
        confirmType='search'
        focus={isAutoFocus}
        nativeProps={nativeProps}
        onInput={(event) => onInput(event.detail.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onConfirm={(event) => onSearch(event.detail.value)}
      />
      {value !== '' && <IconButton icon='close' size={16} label={texts.clear} onClick={() => onInput('')} />}
    </View>
  )
}
