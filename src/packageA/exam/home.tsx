import { StateView } from '@/components/StateView'
import { ExamHome } from '@/features/exam/home/ExamHome'
import { texts } from '@/features/exam/texts'
import { definePage, UnknownSwitch } from '@/features/shared/page'
import { RunningExams } from '@/features/shared/runningExams'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

export default definePage('examHome', function ExamHomePage() {
  const isOn = useSwitch('paper')
  if (isOn)
    return (
      <>
        <RunningExams />
        <ExamHome />
      </>
    )
  if (isOn === undefined) return <UnknownSwitch />
  const { title, hint, action } = texts.off
  const toCourses = { label: action, onClick: () => navigateTo('vodIndex') }
  return <StateView kind='locked' title={title} hint={hint} action={toCourses} />
})
