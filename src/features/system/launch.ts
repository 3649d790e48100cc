import { focusManager, onlineManager } from '@tanstack/react-query'

import { getConfig, getExtraConfig, getVersion, noExtras } from '@/api/app'
import { ifOffered } from '@/api/ifOffered'
import { env, runtime } from '@/config/env'
import { ask, toast } from '@/features/shared/dialog'
import { warmUpDialog } from '@/features/shared/dialog/DialogSlot'
import { currentMember, refreshMember } from '@/features/shared/session'
import { isSwitchOn } from '@/config/addons'
import { ApiError } from '@/http/apiError'
import { configureHttp } from '@/http/client'
import { isServerMessage } from '@/http/serverMessages'
import { connection } from '@/platform/connection'
import { device } from '@/platform/device'
import { layerBack } from '@/platform/layers'
import { watchStorage } from '@/platform/storage'
import { toaster } from '@/platform/toast'
import { titlePages, watchPageLoad } from '@/platform/pageLoad'
import { updater } from '@/platform/update'
import { webUrl } from '@/lib/safeUrl'
import { queryClient } from '@/queries/client'
import { parseLocation } from '@/routes/codec'
import { routeNames, routeSpec } from '@/routes/registry'
import { configLoaded, configSettled, useAppConfig } from '@/stores/appConfig'
import { tokenItem, tokenKey, useSession } from '@/stores/session'
import { referrerItem } from '@/stores/share'

import { persist, persistOr } from './persist'
import { watchShell } from './appShell'
import { watchSharing } from './sharing'
import { texts } from './texts'
import { watchFaults } from './watchFaults'

const laterMs = 5_000

/**
 * Connects the http layer to the app. A late 401 of an old token must not end a newer login. A 401 of a call without a
 * token ends a login whose token is gone from the device.
 */
function connectHttp(): void {
  configureHttp({
    platform: device.platform,
    token: tokenItem.get,
    isReplayed: device.isReplayed,
    onUnauthorized(token, message) {
      const { isLogin, user, lapse } = useSession.getState()
      if (!isLogin || token !== tokenItem.get()) return
      lapse()
      const isPlain = isServerMessage(message, 'loginNeeded')
      if (isServerMessage(message, 'replacedLogin')) toast(texts.loginReplaced, 'error')
      // A login that expired before the app was opened ends without a message.
      else if (!isPlain || user) toast(isPlain ? texts.loginExpired : message, 'error')
    },
    showLoading: () => toaster.showLoading(texts.loading),
    hideLoading: toaster.hideLoading,
  })
}

// Before anything is drawn, so before any call.
connectHttp()

/** Queries pause offline, continue when the network is back, and refresh when the app comes to the front. */
function watchConnection(): void {
  onlineManager.setEventListener((setOnline) => connection.watchOnline(setOnline))
  onlineManager.setOnline(connection.isOnline())
  focusManager.setEventListener((setFocused) => connection.watchVisible(setFocused))
}

/** All tabs share one login, so this tab follows a change in another one. */
function followOtherTabs(): void {
  const follow = () => {
    const change = useSession.getState().follow()
    if (change === 'ended') toast(texts.loggedOut)
    // The open pages belong to another member.
    if (change === 'changed') device.restart()
    if (change === 'begun') {
      void refreshMember().catch(() => undefined)
      void queryClient.invalidateQueries()
    }
  }
  watchStorage(tokenKey, follow)
  // A sleeping tab gets no storage events.
  connection.watchVisible((isVisible) => isVisible && follow())
}

/** Uses at once what is readable of the config. If its add-ons are unreadable, it is read again. */
async function readConfig(): Promise<void> {
  const config = await getConfig()
  useAppConfig.getState().setConfig(config)
  if (!config.enabledAddons) throw new ApiError('shape')
}

/** Settings of an add-on, so they are read only after the config has said whether it exists. */
async function readExtraConfig(): Promise<void> {
  const { config, setExtraConfig } = useAppConfig.getState()
  if (!isSwitchOn('template', config?.enabledAddons ?? [])) return setExtraConfig(noExtras)
  setExtraConfig(await persistOr(noExtras, getExtraConfig))
}

/** Reads both configs until they succeed. Resolves when the first one is usable. */
async function loadConfigs(): Promise<void> {
  void persist(readConfig, useAppConfig.getState().fail).then(readExtraConfig)
  await configLoaded()
}

/**
 * Sends computers to the operator's desktop site with the referrer (docs/backend/rules.md#launch-sequence), unless the
 * operator names this app as the desktop site.
 */
function redirectDesktop(): boolean {
  const pcUrl = webUrl(useAppConfig.getState().config?.pcUrl ?? '')?.url
  if (device.isMobile || !pcUrl || device.isHere(pcUrl)) return false
  const msv = referrerItem.get()
  device.leaveFor(msv === null ? pcUrl : `${pcUrl}${pcUrl.includes('?') ? '&' : '?'}msv=${msv}`)
  return true
}

/** Needed only when something goes wrong, now or at an earlier visit. Loaded while all is well. */
function loadTheRest(): void {
  warmUpDialog()
  layerBack.warmUp()
  void persist(() => import('./later')).then(({ startLater }) => startLater(readConfig))
}

/** A visitor needs no checks, so their code is not part of the first screen. */
async function autoLogin(entryUrl: string): Promise<void> {
  if (tokenItem.get() === null) return
  const user = await persistOr(null, currentMember)
  if (!user) return
  const { runLaunchChecks } = await persist(() => import('./launchChecks'))
  await runLaunchChecks(user, entryUrl)
}

async function checkVersion(others: Promise<void>): Promise<void> {
  // The first screen's calls go before what can wait.
  await configSettled()
  const version = await persistOr(null, () => ifOffered('version', getVersion))
  if (!version || version.mode === 'none') return
  const { offerUpgrade } = await persist(() => import('./offerUpgrade'))
  await offerUpgrade(version, others)
}

/**
 * The launch sequence (docs/backend/rules.md#launch-sequence). When an entry page needs a login, `screen` keeps the way
 * back to it.
 * @param entryUrl the page that the app was opened with
 */
export async function launch(entryUrl: string): Promise<void> {
  if (env.reportUrl) watchFaults(env.reportUrl)
  if (runtime.statsUrl || runtime.onStats) {
    void persist(() => import('@/features/shared/stats/pageViews')).then(({ reportPageViews }) => reportPageViews())
  }
  // `definePage` shows what there is to say.
  if (device.isSinglePage) return
  layerBack.watch()
  watchConnection()
  watchSharing()
  void watchShell()
  // Removed from the address, because whoever is sent this address must not be able to log in with it.
  if (parseLocation(entryUrl)?.name !== 'authLoading') device.dropParam('login_code')
  updater.watch({
    texts: texts.newVersion,
    failedTexts: texts.pageFailed,
    ask,
    onOffline: () => toast(texts.offline, 'error'),
  })
  watchPageLoad({
    // The question about a page that failed says more.
    onSlow: () => !updater.isAsking() && toaster.showLoading(texts.loading),
    onDone: toaster.hideLoading,
    onStuck: () => updater.offerReload(texts.pageSlow),
  })
  titlePages(routeNames.map(routeSpec))
  followOtherTabs()
  const others = openGates(entryUrl)
  await Promise.all([others, checkVersion(others)])
}

async function openGates(entryUrl: string): Promise<void> {
  // By then the first screen is long drawn. A config that fails is no reason to wait.
  setTimeout(loadTheRest, laterMs)
  await loadConfigs()
  if (redirectDesktop()) return
  await autoLogin(entryUrl)
}
