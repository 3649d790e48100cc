import type { RadioGroupProps } from './types'

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

export const radioGroupProps: RadioGroupProps = {
  onKeyDown(event) {
    const step = steps[event.key]
    const radios = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]:not([aria-disabled=true])')]
    const at = radios.findIndex((radio) => radio === document.activeElement)
    if (step === undefined || at < 0) return
    event.preventDefault()
    radios[(at + step + radios.length) % radios.length]?.focus()
  },
}
