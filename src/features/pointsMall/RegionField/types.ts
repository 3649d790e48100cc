/** Names, not codes. */
export type Region = [province: string, city: string, area: string]

export interface RegionFieldProps {
  value: Region | null
  error?: string
  onChange: (region: Region) => void
}
