import { StateView } from '@/components/StateView'
import { definePage } from '@/features/shared/page'
import { StudyLists } from '@/features/study/StudyLists'
import { texts } from '@/features/study/texts'
import { redirectToLogin } from '@/routes/navigate'
import { useSession } from '@/stores/session'

export default definePage('study', function StudyPage() {
  const isLogin = useSession((session) => session.isLogin)
  if (isLogin) return <StudyLists />
  const { title, hint, action } = texts.visitor
  return (
    <StateView kind='locked' title={title} hint={hint} action={{ label: action, onClick: () => redirectToLogin() }} />
  )
})
