import { create } from 'zustand'

import type { AppConfig, ExtraConfig } from '@/api/app'
import { env } from '@/config/env'
import { isSwitchOn, type Switch } from '@/config/addons'
import { storageItem } from '@/platform/storage'

const isNames = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((name) => typeof name === 'string')

/** The add-ons of the last visit. */
const addonsItem = storageItem<string[]>('addons', (stored) => (isNames(stored) ? stored : null))

/** Whether it listed paid orders only. */
const paidOrdersItem = storageItem<boolean>('paid_orders_only', (stored) =>
  typeof stored === 'boolean' ? stored : null,
)

/** Why the add-ons are not known, and how to ask at once. */
interface ConfigFailure {
  error: unknown
  retry: () => void
}

interface AppConfigState {
  /** Null until loaded (docs/backend/app.md#config). */
  config: AppConfig | null
  /** docs/backend/app.md#second-config; null until it is known. */
  extraConfig: ExtraConfig | null
  /**
   * Those of the last visit stand in for the config's: what was on counts as on until the config says otherwise, and
   * while it cannot be loaded what was off counts as off.
   */
  cachedAddons: string[] | null
  /** Likewise. */
  listedPaidOrdersOnly: boolean
  /** Null while the config is on its way, and once it is there. */
  failure: ConfigFailure | null
  setConfig(config: AppConfig): void
  /** The config could not be loaded, or not whole. */
  fail(error: unknown, retry: () => void): void
  setExtraConfig(extraConfig: ExtraConfig): void
}

export const useAppConfig = create<AppConfigState>()((set) => ({
  config: null,
  extraConfig: null,
  cachedAddons: addonsItem.get(),
  listedPaidOrdersOnly: paidOrdersItem.get() ?? false,
  failure: null,
  setConfig(config) {
    if (config.enabledAddons) addonsItem.set(config.enabledAddons)
    paidOrdersItem.set(config.listsPaidOrdersOnly)
    set({ config, failure: null })
  },
  fail: (error, retry) => set({ cachedAddons: addonsItem.get(), failure: { error, retry } }),
  setExtraConfig: (extraConfig) => set({ extraConfig }),
}))

const addonsOf = ({ config, cachedAddons }: AppConfigState): string[] | undefined =>
  config?.enabledAddons ?? cachedAddons ?? undefined

/** An add-on that was off may have been switched on since: only a config, or the lack of one, says that it is off. */
const isDecided = ({ config, failure }: AppConfigState): boolean => config?.enabledAddons != null || failure !== null

/** `undefined` while nobody knows: wait, neither show nor refuse. */
export function useSwitch(name: Switch | null | undefined): boolean | undefined {
  const addons = useAppConfig(addonsOf)
  const isSure = useAppConfig(isDecided)
  if (name == null || (addons && isSwitchOn(name, addons))) return true
  return addons && isSure ? false : undefined
}

/** The same outside of a screen: what nobody knows to be on counts as off. */
export const isOn = (name: Switch): boolean => isSwitchOn(name, addonsOf(useAppConfig.getState()) ?? [])

/** Whether lists of entries can be drawn: the config is there, or what the last visit knew. */
export const useKnowsSwitches = (): boolean => useAppConfig((state) => addonsOf(state) !== undefined)

/** The same, or nobody will say in time: what is drawn now stays where it is. */
export const useDrawsEntries = (): boolean => useAppConfig((state) => addonsOf(state) !== undefined || isDecided(state))

const paidOrdersOnly = ({ config, listedPaidOrdersOnly }: AppConfigState): boolean =>
  config?.listsPaidOrdersOnly ?? listedPaidOrdersOnly

/** Whether the list of orders has paid ones only. */
export const useListsPaidOrdersOnly = (): boolean => useAppConfig(paidOrdersOnly)

/** The same outside of a screen: what was ordered and not paid cannot be looked up. */
export const listsPaidOrdersOnly = (): boolean => paidOrdersOnly(useAppConfig.getState())

/** Resolves once it is known what is on, or that nobody will say. */
export const switchesKnown = (): Promise<void> =>
  new Promise((resolve) => {
    const look = (state: AppConfigState) => {
      if (addonsOf(state) === undefined && !isDecided(state)) return
      stop()
      resolve()
    }
    const stop = useAppConfig.subscribe(look)
    look(useAppConfig.getState())
  })

/** A test for lists of entries; everything is off that nobody knows to be on. */
export function useSwitches(): (name: Switch) => boolean {
  const addons = useAppConfig(addonsOf)
  return (name) => addons !== undefined && isSwitchOn(name, addons)
}

export const useConfigFailure = (): ConfigFailure | null => useAppConfig(({ failure }) => failure)

const nameOf = ({ config }: AppConfigState): string => config?.name || env.appName

export const useSiteName = (): string => useAppConfig(nameOf)

export const siteName = (): string => nameOf(useAppConfig.getState())
