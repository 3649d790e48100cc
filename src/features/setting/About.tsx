import { ListRow } from '@/components/ListRow'
import { appVersion } from '@/config/limits'
import { openProtocol, useProtocols } from '@/features/shared/protocols'

import { Section } from './Section'
import { texts } from './texts'

const names = ['user', 'privacy', 'vip', 'purchase', 'about'] as const

/** The agreements that this academy has, and which app this is. */
export function About() {
  const protocols = useProtocols()
  return (
    <Section title={texts.about}>
      {names
        .filter((name) => protocols[name] !== '')
        .map((name) => (
          <ListRow key={name} label={texts.protocols[name]} onClick={() => openProtocol(protocols[name])} />
        ))}
      <ListRow label={texts.version} value={appVersion} />
    </Section>
  )
}
