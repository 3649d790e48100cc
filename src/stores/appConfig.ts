import { create } from 'zustand'

import type { AppConfig, ExtraConfig } from '@/api/app'
import { isKnownAsHead } from '@/api/dialect'
import { env } from '@/config/env'
import { isSwitchOn, type Switch } from '@/config/addons'
import { storageItem } from '@/platform/storage'

const isNames = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((name) => typeof name === 'string')

/** The add-ons of the last visit. */
const addonsItem = storageItem<string[]>('addons', (stored) => (isNames(stored) ? stored : null))

const paidOrdersItem = storageItem<boolean>('paid_orders_only', (stored) =>
  typeof stored === 'boolean' ? stored : null,
)

/** Why the add-ons are unknown, and how to ask at once. */
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
   * Add-ons of the last visit, in place of the config's. What was on counts as on until the config says otherwise;
   * while the config cannot be loaded, what was off counts as off.
   */
  cachedAddons: string[] | null
  /** As `cachedAddons`. */
  listedPaidOrdersOnly: boolean
  /** Null while the config loads, and once it is there. */
  failure: ConfigFailure | null
  setConfig(config: AppConfig): void
  /** The config could not be loaded, or lacks its add-ons. */
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

/** An add-on that was off may be on by now. Only a config, or the failure to load one, decides that it is off. */
const isDecided = ({ config, failure }: AppConfigState): boolean => config?.enabledAddons != null || failure !== null

/** `undefined` while nobody knows: then neither show nor refuse. */
export function useSwitch(name: Switch | null | undefined): boolean | undefined {
  const addons = useAppConfig(addonsOf)
  const isSure = useAppConfig(isDecided)
  if (name == null || (addons && isSwitchOn(name, addons))) return true
  return addons && isSure ? false : undefined
}

/** For code outside of screens. Unknown counts as off. */
export const isOn = (name: Switch): boolean => isSwitchOn(name, addonsOf(useAppConfig.getState()) ?? [])

/** Whether lists of entries can be drawn, by the config or by the last visit. */
export const useKnowsSwitches = (): boolean => useAppConfig((state) => addonsOf(state) !== undefined)

/** As `useKnowsSwitches`, or the config has failed: what is drawn now stays where it is. */
export const useDrawsEntries = (): boolean => useAppConfig((state) => addonsOf(state) !== undefined || isDecided(state))

/** The config's hint came some releases after the change. What orders have shown since counts more. */
const paidOrdersOnly = ({ config, listedPaidOrdersOnly }: AppConfigState): boolean =>
  (config?.listsPaidOrdersOnly ?? listedPaidOrdersOnly) || isKnownAsHead('order')

export const useListsPaidOrdersOnly = (): boolean => useAppConfig(paidOrdersOnly)

/** For code outside of screens. True = an unpaid order cannot be looked up. */
export const listsPaidOrdersOnly = (): boolean => paidOrdersOnly(useAppConfig.getState())

/** Resolves with what `read` finds, now or as soon as it finds something. */
const found = <T>(read: (state: AppConfigState) => T | null): Promise<T> =>
  new Promise((resolve) => {
    const look = (state: AppConfigState) => {
      const value = read(state)
      if (value === null) return
      stop()
      resolve(value)
    }
    const stop = useAppConfig.subscribe(look)
    look(useAppConfig.getState())
  })

/** Resolves when the config is there, however long that takes. */
export const configLoaded = (): Promise<AppConfig> => found(({ config }) => config)

/** Resolves when the config has loaded or failed once. */
export const configSettled = (): Promise<unknown> => found(({ config, failure }) => config ?? failure)

/** Resolves when the switches are known, or the config has failed. */
export const switchesKnown = (): Promise<unknown> => found((state) => addonsOf(state) ?? (isDecided(state) || null))

/** For lists of entries. Unknown counts as off. */
export function useSwitches(): (name: Switch) => boolean {
  const addons = useAppConfig(addonsOf)
  return (name) => addons !== undefined && isSwitchOn(name, addons)
}

export const useConfigFailure = (): ConfigFailure | null => useAppConfig(({ failure }) => failure)

const nameOf = ({ config }: AppConfigState): string => config?.name || env.appName

export const useSiteName = (): string => useAppConfig(nameOf)

export const siteName = (): string => nameOf(useAppConfig.getState())
