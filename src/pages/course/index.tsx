import { StateView } from '@/components/StateView'
import { screen } from '@/features/shared/screen'
import { StudyLists } from '@/features/study/StudyLists'
import { texts } from '@/features/study/texts'
import { toLogin } from '@/routes/navigate'
import { useSession } from '@/stores/session'

export default screen('study', function Study() {
  const isLogin = useSession((session) => session.isLogin)
  if (isLogin) return <StudyLists />
  const { title, hint, action } = texts.visitor
  return <StateView kind='locked' title={title} hint={hint} action={{ label: action, onClick: () => toLogin() }} />
})
