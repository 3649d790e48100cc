import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import type { CommentRules } from '@/api/comment'
import { Button } from '@/components/Button'
import { Sheet } from '@/components/Sheet'
import { TextBox, TextLength } from '@/components/TextBox'
import { toast } from '@/features/shared/dialog'
import { ApiError, errorText } from '@/http/apiError'
import { memberIdOf, useSession } from '@/stores/session'

import { keyOf, type CommentContext, useDraft } from './drafts'
import styles from './index.module.scss'
import { problemOf } from './model'
import { texts } from './texts'
import { useSendComment } from './useSendComment'

interface ComposerProps {
  context: CommentContext
  rules: CommentRules
  isOpen: boolean
  onClose: () => void
}

/** The sheet to write a comment or a reply. Typed text stays until it has been sent. */
export function Composer({ context, rules, isOpen, onClose }: ComposerProps) {
  // A returning learner finds their text, but another member does not.
  const writer = useSession(memberIdOf)
  const title = context.reply ? texts.replyTitle(context.reply.name) : texts.title
  return (
    <Sheet isOpen={isOpen} title={title} onClose={onClose}>
      <Form key={`${writer}:${keyOf(context)}`} context={context} rules={rules} isOpen={isOpen} onClose={onClose} />
    </Sheet>
  )
}

function Form({ context, rules, isOpen, onClose }: ComposerProps) {
  const draft = useDraft(keyOf(context))
  const { text } = draft
  const [problem, setProblem] = useState('')
  // The sheet takes the focus when it opens; after that the field takes it.
  const [hasFocus, setFocus] = useState(false)
  useEffect(() => setFocus(isOpen), [isOpen])
  // The answer may come when the sheet is closed, or has another form.
  const isSeen = useRef(isOpen)
  useEffect(() => {
    isSeen.current = isOpen
    return () => {
      isSeen.current = false
    }
  }, [isOpen])
  const sending = useSendComment(context, {
    failed(error) {
      const why = errorText(error)
      setProblem(why)
      // The end of a login is reported once, elsewhere.
      const isLoginOver = error instanceof ApiError && error.kind === 'unauthorized'
      if (!isSeen.current && !isLoginOver) toast(texts.notSent(why), 'error')
    },
    onSent: draft.drop,
    next: () => draft.isEmpty() && onClose(),
  })
  const type = (next: string) => {
    draft.type(next)
    setProblem('')
  }
  const send = () => {
    const found = problemOf(text, rules)
    setProblem(found)
    if (!found) void sending.run(text.trim())
  }
  return (
    <View className={styles.form}>
      <TextBox
        label={texts.field}
        placeholder={context.reply ? texts.placeholder.reply : texts.placeholder.learning}
        value={text}
        error={problem}
        hasFocus={hasFocus}
        isInSheet
        onInput={type}
      />
      <View className={styles.formFoot}>
        <TextLength text={text} maxLength={rules.maxLength} />
        <Button onClick={send} isLoading={sending.isRunning}>
          {texts.send}
        </Button>
      </View>
    </View>
  )
}
