import { useQuery } from '@tanstack/react-query'

import { ListRow } from '@/components/ListRow'
import { navigateTo } from '@/routes/navigate'
import { appQueries } from '@/queries/app'

import { Section } from './Section'
import { texts } from './texts'

/** Other apps of the operator. Draws nothing without any. */
export function RecommendedApps() {
  const { data: apps = [] } = useQuery(appQueries.recommended())
  if (apps.length === 0) return null
  return (
    <Section title={texts.recommended}>
      {apps.map(({ id, name, description, url }) => (
        <ListRow
          key={id}
          label={name}
          hint={description}
          onClick={url ? () => navigateTo('webview', { url, title: name }) : undefined}
        />
      ))}
    </Section>
  )
}
