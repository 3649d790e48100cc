import { useRef } from 'react'

import { useShell } from '@/features/shared/appShell/useShell'
import { ask, toast } from '@/features/shared/dialog'
import { scanner } from '@/platform/scan'
import type { Scanned } from '@/platform/scan/types'
import { sameLogin } from '@/stores/session'

import { scannedCode } from './scannedCode'
import { texts } from './texts'

/**
 * Scans with WeChat's camera, or with that of the operator's own app.
 * @param onCode gets a code that was read
 * @returns undefined = nothing here can scan
 */
export function useScan(onCode: (code: string) => void): (() => Promise<void>) | undefined {
  const shell = useShell()
  const isScanning = useRef(false)
  async function read(): Promise<Scanned> {
    if (scanner.canScan) return scanner.scan()
    const text = (await shell?.scan()) ?? null
    return text === null ? 'cancelled' : { text }
  }
  async function scan(): Promise<void> {
    if (isScanning.current) return
    isScanning.current = true
    const isTheirs = sameLogin()
    const scanned = await read().catch(() => ({ text: '' }))
    isScanning.current = false
    if (!isTheirs() || scanned === 'cancelled') return
    if (scanned === 'refused') return void ask(texts.scanning.refused)
    const code = scannedCode(scanned.text)
    if (code === '') toast(texts.scanning.nothing, 'error')
    else onCode(code)
  }
  return scanner.canScan || shell?.can('scan') ? scan : undefined
}
