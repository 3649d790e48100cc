import { View } from '@tarojs/components'

import { RadioGroup, RadioRow } from '@/components/RadioRow'
import { Sheet } from '@/components/Sheet'

import { texts } from './texts'
import styles from './week.module.scss'

const choices = [10, 20, 30, 60] as const

interface GoalSheetProps {
  isOpen: boolean
  /** 0 = no goal. */
  minutes: number
  onClose: () => void
  onChoose: (minutes: number) => void
}

/** Chooses the daily goal. */
export function GoalSheet({ isOpen, minutes, onClose, onChoose }: GoalSheetProps) {
  const { goal } = texts
  return (
    <Sheet isOpen={isOpen} title={goal.title} onClose={onClose}>
      <RadioGroup label={goal.title}>
        {choices.map((choice) => (
          <RadioRow
            key={choice}
            title={goal.choice(choice)}
            hint={goal.hints[choice]}
            isChecked={choice === minutes}
            onSelect={() => onChoose(choice)}
          />
        ))}
        <RadioRow title={goal.off} hint={goal.offHint} isChecked={minutes === 0} onSelect={() => onChoose(0)} />
      </RadioGroup>
      <View className={styles.sheetNote}>{goal.note}</View>
    </Sheet>
  )
}
