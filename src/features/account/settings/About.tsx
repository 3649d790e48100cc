import { ListRow } from '@/components/ListRow'
import { appVersion } from '@/config/limits'
import { openAgreement, useAgreements } from '@/features/shared/agreements'

import { Section } from './Section'
import { texts } from './texts'

const names = ['user', 'privacy', 'vip', 'purchase', 'about'] as const

/** The academy's agreements, and the app's name and version. */
export function About() {
  const protocols = useAgreements()
  return (
    <Section title={texts.about}>
      {names
        .filter((name) => protocols[name] !== '')
        .map((name) => (
          <ListRow key={name} label={texts.protocols[name]} onClick={() => openAgreement(protocols[name])} />
        ))}
      <ListRow label={texts.version} value={appVersion} />
    </Section>
  )
}
