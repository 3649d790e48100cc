import { useEffect } from 'react'
import { create } from 'zustand'

import { usePageShown } from '../usePageShown'

/** A tab that another page wants of a thing's page, which may be open behind it. One for each kind of thing. */
export function createWantedTab<Tab extends string>() {
  const useWanted = create<{ id: number; tab: Tab } | null>(() => null)
  return {
    want: (id: number, tab: Tab) => useWanted.setState({ id, tab }, true),
    /** For the thing's page. It may be open further below, too: only the page in front takes the wish. */
    useWantedTab(id: number, setTab: (tab: Tab) => void): void {
      const tab = useWanted((wanted) => (wanted?.id === id ? wanted.tab : undefined))
      const isShown = usePageShown()
      useEffect(() => {
        if (tab === undefined || !isShown) return
        setTab(tab)
        useWanted.setState(null, true)
      }, [tab, isShown, setTab])
    },
  }
}
