import type { ReactNode } from 'react'
import bash from 'highlight.js/lib/languages/bash'
import c from 'highlight.js/lib/languages/c'
import cpp from 'highlight.js/lib/languages/cpp'
import csharp from 'highlight.js/lib/languages/csharp'
import css from 'highlight.js/lib/languages/css'
import go from 'highlight.js/lib/languages/go'
import java from 'highlight.js/lib/languages/java'
import javascript from 'highlight.js/lib/languages/javascript'
import json from 'highlight.js/lib/languages/json'
import kotlin from 'highlight.js/lib/languages/kotlin'
import php from 'highlight.js/lib/languages/php'
import python from 'highlight.js/lib/languages/python'
import rust from 'highlight.js/lib/languages/rust'
import sql from 'highlight.js/lib/languages/sql'
import swift from 'highlight.js/lib/languages/swift'
import typescript from 'highlight.js/lib/languages/typescript'
import xml from 'highlight.js/lib/languages/xml'
import yaml from 'highlight.js/lib/languages/yaml'
import { createLowlight } from 'lowlight'

import './highlighted.scss'

const languages = {
  ...{ bash, c, cpp, csharp, css, go, java, javascript, json, kotlin, php, python, rust, sql, swift, typescript },
  ...{ xml, yaml },
}

const lowlight = createLowlight()
// One by one: for all at once it asks for `Object.hasOwn`, which the oldest browsers lack.
for (const [name, grammar] of Object.entries(languages)) lowlight.register(name, grammar)

/** Longer ones take too long on a phone. */
const maxChars = 10_000

type Tree = ReturnType<typeof lowlight.highlight>

const drawn = (nodes: Tree['children']): ReactNode[] =>
  nodes.map((node, index) => {
    if (node.type === 'text') return node.value
    if (node.type !== 'element') return null
    const { className } = node.properties
    return (
      <span key={index} className={Array.isArray(className) ? className.join(' ') : undefined}>
        {drawn(node.children)}
      </span>
    )
  })

/** A program with colours. One in a language that is not known, or that the highlighter stumbles over, has none. */
export function Highlighted({ text, language }: { text: string; language: string }) {
  if (text.length > maxChars || !lowlight.registered(language)) return <>{text}</>
  try {
    return <>{drawn(lowlight.highlight(language, text).children)}</>
  } catch {
    return <>{text}</>
  }
}
