import { create } from 'zustand'

import type { AppConfig, ExtraConfig } from '@/api/app'
import { env } from '@/config/env'
import { isSwitchOn, type Switch } from '@/config/addons'
import { slot } from '@/platform/storage'

const isNames = (stored: unknown): stored is string[] =>
  Array.isArray(stored) && stored.every((name) => typeof name === 'string')

/** The add-ons of the last visit. */
const addonsSlot = slot<string[]>('addons', (stored) => (isNames(stored) ? stored : null))

interface AppConfigState {
  /** Null until loaded (spec, part 3: `config`). */
  config: AppConfig | null
  /** Second config of the spec; null until loaded or when the server has none. */
  newconfig: ExtraConfig | null
  /** Stand in for the config's while it cannot be loaded: what is on this device opens without a network. */
  keptAddons: string[] | null
  setConfig(config: AppConfig): void
  /** The config could not be loaded. */
  fallBack(): void
  setNewconfig(newconfig: ExtraConfig): void
}

export const useAppConfig = create<AppConfigState>()((set) => ({
  config: null,
  newconfig: null,
  keptAddons: null,
  setConfig(config) {
    addonsSlot.set(config.enabledAddons)
    set({ config })
  },
  fallBack: () => set({ keptAddons: addonsSlot.get() }),
  setNewconfig: (newconfig) => set({ newconfig }),
}))

const addonsOf = ({ config, keptAddons }: AppConfigState): string[] | undefined =>
  config?.enabledAddons ?? keptAddons ?? undefined

/** `undefined` while the config has not arrived: wait, neither show nor refuse. */
export function useSwitch(name: Switch | undefined): boolean | undefined {
  const addons = useAppConfig(addonsOf)
  return name === undefined ? true : addons && isSwitchOn(name, addons)
}

/** A test for lists of entries; everything is off until the config has arrived. */
export function useSwitches(): (name: Switch) => boolean {
  const addons = useAppConfig(addonsOf)
  return (name) => addons !== undefined && isSwitchOn(name, addons)
}

export const useSiteName = (): string => useAppConfig(({ config }) => config?.name) || env.appName
