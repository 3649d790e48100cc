/** Seven tones from one family: the ground, three steps away from it, one contrast, two for words. */
export interface Palette {
  ground: string
  soft: string
  mid: string
  deep: string
  accent: string
  ink: string
  sub: string
}

const palette = (tones: string): Palette => {
  const [ground, soft, mid, deep, accent, ink, sub] = tones.split(' ').map((tone) => `#${tone}`)
  return { ground: ground!, soft: soft!, mid: mid!, deep: deep!, accent: accent!, ink: ink!, sub: sub! }
}

export const palettes = {
  night: palette('182238 212E4A 3A4C76 8FA3CC FF7A6B F3F5FA B9C5E0'),
  pine: palette('12403A 1A4F47 2F7365 7DB5A4 E7B85C F2F7F4 A8CBBF'),
  ember: palette('1F1819 2F2424 7A4833 C98A5B F5C58B F8EADB CBA992'),
  plum: palette('2E2038 3B2B48 5F4674 A98FC4 F2B8A0 F7EFFA CDB9DA'),
  sage: palette('E3EEE7 D2E4D9 A5CBB5 4F8F72 D9694A 174B38 2F6B54'),
  peach: palette('FBE5D3 F8D5BA F0B48A C4683A 2F5D62 7A3215 97502D'),
  lilac: palette('EDE8F6 DFD6F0 BDABE0 7C63B8 F09E84 3A2B5C 5F5085'),
  paper: palette('F4ECDD EADFC9 D3C09C 7D6747 C0392B 2D2620 5A4A36'),
  sky: palette('E2EDF6 D0E1F0 9FC0DE 3F77AC F0A24A 17395C 33587F'),
  iris: palette('E6EAFB D5DCF8 A0AEEF 4459C9 F3776A 1F2F86 4153A8'),
  clay: palette('EADBCF DFCBBB C79F85 8D5A41 2E5E5A 4A2A1C 6F4A38'),
  mist: palette('ECEEF1 DFE3E8 B9C1CC 5F6B7A D92B2B 1D2129 4E5969'),
  teal: palette('DCECEC C7E0E0 8FC2C3 2F7F84 EE8B5A 0F464B 2C6469'),
  rose: palette('F7E4E3 F0D2D1 E0A5A6 B25560 3B5B8C 6B1F31 8B4450'),
  sun: palette('F4D06B EFC24D DD9F35 1E1E1E 2F5FD0 1E1E1E 4A3E1C'),
} satisfies Record<string, Palette>

export type PaletteName = keyof typeof palettes
