import { Component, type ReactNode } from 'react'

import { StateView } from '@/components/StateView'
import { report } from '@/lib/report'
import { navigateTo } from '@/routes/navigate'

import { texts } from './texts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Catches what cannot be drawn. Without it, React would remove every open page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  /** Nobody else hears of an error that was caught. */
  override componentDidCatch(error: Error) {
    report(error)
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <StateView
        kind='error'
        {...texts.broken}
        action={{ label: texts.retry, onClick: () => this.setState({ hasFailed: false }) }}
        secondary={{ label: texts.home, onClick: () => navigateTo('home') }}
      />
    )
  }
}
