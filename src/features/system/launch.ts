import { focusManager, onlineManager } from '@tanstack/react-query'

import { getConfig, getExtraConfig, getVersion } from '@/api/app'
import { agreeToAgreements } from '@/api/member'
import { bindReferrer } from '@/api/referral'
import { ask, toast } from '@/features/shared/dialog'
import { warmUpDialog } from '@/features/shared/dialog/DialogSlot'
import { logout, passGates, refreshMember } from '@/features/shared/session'
import { ApiError } from '@/http/apiError'
import { configureHttp } from '@/http/client'
import { connection } from '@/platform/connection'
import { device } from '@/platform/device'
import { toaster } from '@/platform/toast'
import { updater } from '@/platform/update'
import { parseUrl } from '@/routes/codec'
import { useAppConfig } from '@/stores/appConfig'
import { tokenSlot, useSession } from '@/stores/session'
import { keepReferrer, referrerSlot } from '@/stores/share'

import { texts } from './texts'

const dialogWarmUpMs = 5_000

/** Tells the http layer what it needs. A late 401 of an old token does not touch a newer login. */
function connectHttp(): void {
  configureHttp({
    platform: device.platform,
    token: tokenSlot.get,
    onUnauthorized(token) {
      if (token !== null && token === tokenSlot.get()) useSession.getState().signOut()
    },
    showLoading: () => toaster.showLoading(texts.loading),
    hideLoading: toaster.hideLoading,
  })
}

/** Queries pause offline, go on when the network is back, and refresh when the app comes to the front. */
function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => connection.watchOnline(setOnline))
  onlineManager.setOnline(connection.isOnline())
  focusManager.setEventListener((setFocused) => connection.watchVisible(setFocused))
}

/** Both configs; the first one until it is there, the second one if it can be had. */
async function loadConfigs(): Promise<void> {
  void getExtraConfig().then(useAppConfig.getState().setNewconfig, () => undefined)
  for (let attempt = 0; ; attempt++) {
    try {
      useAppConfig.getState().setConfig(await getConfig())
      return
    } catch {
      useAppConfig.getState().fallBack()
      await untilRetry(attempt)
    }
  }
}

/** Waits 1, 2, 4 ... 30 s, or until the network is back. */
function untilRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      stop()
      resolve()
    }
    const timer = setTimeout(go, Math.min(1_000 * 2 ** attempt, 30_000))
    const stop = connection.watchOnline((isOnline) => isOnline && go())
  })
}

/** Computers go to the operator's desktop site, carrying the referrer (spec, part 4). */
function redirectDesktop(): boolean {
  const pcUrl = useAppConfig.getState().config?.pcUrl
  if (device.isMobile || !pcUrl || !/^https?:\/\//.test(pcUrl)) return false
  const msv = referrerSlot.get()
  device.leaveFor(msv === null ? pcUrl : `${pcUrl}${pcUrl.includes('?') ? '&' : '?'}msv=${msv}`)
  return true
}

/** Tells the referral add-on who brought this learner, once (contract `core.md` 11.1, step 6). */
async function reportReferrer(userId: number): Promise<void> {
  const msv = referrerSlot.get()
  if (msv === null || !useAppConfig.getState().config?.enabledAddons.includes('MultiLevelShare')) return
  if (msv !== userId) await bindReferrer(msv).catch(() => undefined)
  referrerSlot.remove()
}

async function autoLogin(entryUrl: string): Promise<void> {
  if (tokenSlot.get() === null) return
  try {
    const user = await refreshMember()
    // Where the real-name check ends, its result comes first; that page keeps the gates when it is left.
    const isAfterFaceCheck = parseUrl(entryUrl)?.name === 'faceSuccess'
    if (!isAfterFaceCheck && !(await passGates(user))) return
    await reportReferrer(user.id)
    if (!user.hasAgreed) {
      if (await ask(texts.agreement)) await agreeToAgreements()
      else logout()
    }
  } catch (error) {
    // 401 has already ended the session; without a network the pages say so themselves.
    if (!(error instanceof ApiError)) throw error
  }
}

async function checkVersion(): Promise<void> {
  const version = await getVersion().catch(() => null)
  if (!version || version.mode === 'none') return
  const isAgreed = await ask({
    title: texts.upgrade(version.appName),
    text: version.notes.join('\n'),
    confirmLabel: texts.upgradeNow,
    ...(version.mode === 'skippable' ? { cancelLabel: texts.skip } : {}),
  })
  if (isAgreed) updater.apply(version.url)
}

/**
 * The launch sequence of the spec's part 4. The login redirect of a closed entry page is kept by `screen`.
 * @param entryUrl the page that the app was opened with
 */
export async function launch(entryUrl: string): Promise<void> {
  connectHttp()
  watchConnection()
  keepReferrer(device.launchQuery().msv)
  updater.watch({ words: texts.newVersion, ask, onOffline: () => toast(texts.offline) })
  await loadConfigs()
  if (redirectDesktop()) return
  // When the first screen is long there.
  setTimeout(warmUpDialog, dialogWarmUpMs)
  await autoLogin(entryUrl)
  await checkVersion()
}
