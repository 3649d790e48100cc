import { StateView } from '@/components/StateView'
import { Hall } from '@/features/exam/Hall'
import { texts } from '@/features/exam/texts'
import { screen } from '@/features/shared/screen'
import { open } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

export default screen('examHome', function ExamHome() {
  const isOn = useSwitch('paper')
  if (isOn) return <Hall />
  // Until the config has arrived nothing is refused.
  if (isOn === undefined) return null
  const { title, hint, action } = texts.off
  const toCourses = { label: action, onClick: () => open('vodIndex') }
  return <StateView kind='locked' title={title} hint={hint} action={toCourses} />
})
