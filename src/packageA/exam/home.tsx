import { StateView } from '@/components/StateView'
import { texts } from '@/features/exam/texts'
import { screen } from '@/features/shared/screen'
import { open } from '@/routes/navigate'

export default screen('examHome', function ExamHome() {
  const { title, hint, action } = texts.off
  return <StateView kind='locked' title={title} hint={hint} action={{ label: action, onClick: () => open('vodIndex') }} />
})
