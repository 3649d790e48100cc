import { type ComponentType, useEffect, useState } from 'react'

interface SheetProps {
  isOpen: boolean
  onClose: () => void
}

/** For sheets that few learners open: the code loads at the first opening. */
export function lazySheet<P extends SheetProps>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  return function LazySheet(props) {
    const { isOpen, onClose } = props
    const [Sheet, setSheet] = useState<ComponentType<P>>()
    useEffect(() => {
      if (!isOpen || Sheet) return
      void load().then(
        (loaded) => setSheet(() => loaded),
        (error: unknown) => {
          onClose()
          // Not handled here: `platform/update` deals with missing code.
          throw error
        },
      )
    }, [isOpen, onClose, Sheet])
    return Sheet ? <Sheet {...props} /> : null
  }
}
