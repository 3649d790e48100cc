import { create } from 'zustand'

import type { AppConfig, ExtraConfig } from '@/api/app'
import { env } from '@/config/env'
import { isSwitchOn, type Switch } from '@/config/addons'
import { storageItem } from '@/platform/storage'

const isNames = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((name) => typeof name === 'string')

/** The add-ons of the last visit. */
const addonsSlot = storageItem<string[]>('addons', (stored) => (isNames(stored) ? stored : null))

/** Why the add-ons are not known, and how to ask at once. */
export interface ConfigFailure {
  error: unknown
  retry: () => void
}

interface AppConfigState {
  /** Null until loaded (docs/backend/app.md#config). */
  config: AppConfig | null
  /** docs/backend/app.md#second-config; null until it is known. */
  extraConfig: ExtraConfig | null
  /** Stand in for the config's while it cannot be loaded: what is on this device opens without a network. */
  cachedAddons: string[] | null
  /** Null while the config is on its way, and once it is there. */
  failure: ConfigFailure | null
  setConfig(config: AppConfig): void
  /** The config could not be loaded, or not whole. */
  fail(error: unknown, retry: () => void): void
  setExtraConfig(newconfig: ExtraConfig): void
}

export const useAppConfig = create<AppConfigState>()((set) => ({
  config: null,
  extraConfig: null,
  cachedAddons: null,
  failure: null,
  setConfig(config) {
    if (config.enabledAddons) addonsSlot.set(config.enabledAddons)
    set({ config, failure: null })
  },
  fail: (error, retry) => set({ cachedAddons: addonsSlot.get(), failure: { error, retry } }),
  setExtraConfig: (extraConfig) => set({ extraConfig }),
}))

const addonsOf = ({ config, cachedAddons }: AppConfigState): string[] | undefined =>
  config?.enabledAddons ?? cachedAddons ?? undefined

/** `undefined` while the config has not arrived: wait, neither show nor refuse. */
export function useSwitch(name: Switch | null | undefined): boolean | undefined {
  const addons = useAppConfig(addonsOf)
  return name == null ? true : addons && isSwitchOn(name, addons)
}

/** A test for lists of entries; everything is off until the config has arrived. */
export function useSwitches(): (name: Switch) => boolean {
  const addons = useAppConfig(addonsOf)
  return (name) => addons !== undefined && isSwitchOn(name, addons)
}

export const useConfigFailure = (): ConfigFailure | null => useAppConfig(({ failure }) => failure)

const nameOf = ({ config }: AppConfigState): string => config?.name || env.appName

export const useSiteName = (): string => useAppConfig(nameOf)

export const siteName = (): string => nameOf(useAppConfig.getState())
