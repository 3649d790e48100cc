import type { CodeFrameProps } from './types'

export const CodeFrame = ({ text, children }: CodeFrameProps) => <>{children(text)}</>
