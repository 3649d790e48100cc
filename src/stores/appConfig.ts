import { create } from 'zustand'

import type { AppConfig, ExtraConfig } from '@/api/app'
import { env } from '@/config/env'
import { isSwitchOn, type Switch } from '@/config/addons'

interface AppConfigState {
  /** Null until loaded (spec, part 3: `config`). */
  config: AppConfig | null
  /** Second config of the spec; null until loaded or when the server has none. */
  newconfig: ExtraConfig | null
  setConfig(config: AppConfig): void
  setNewconfig(newconfig: ExtraConfig): void
}

export const useAppConfig = create<AppConfigState>()((set) => ({
  config: null,
  newconfig: null,
  setConfig: (config) => set({ config }),
  setNewconfig: (newconfig) => set({ newconfig }),
}))

/** `undefined` while the config has not arrived: wait, neither show nor refuse. */
export const useSwitch = (name: Switch | undefined): boolean | undefined =>
  useAppConfig(({ config }) => (name === undefined ? true : config ? isSwitchOn(name, config.enabledAddons) : undefined))

/** A test for lists of entries; everything is off until the config has arrived. */
export function useSwitches(): (name: Switch) => boolean {
  const addons = useAppConfig(({ config }) => config?.enabledAddons)
  return (name) => addons !== undefined && isSwitchOn(name, addons)
}

export const useSiteName = (): string => useAppConfig(({ config }) => config?.name) || env.appName
