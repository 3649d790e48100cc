/**
 * Runs in the measured page before the page's own scripts and fills `window.__bench`. It does not poll until a text is
 * near.
 */
export function inPage(firstText) {
  if (window.__bench) return
  const b = {
    paints: {},
    lcp: 0,
    lcpEl: '',
    lcpSize: 0,
    cls: 0,
    shifts: [],
    long: [],
    events: [],
    firstText: null,
    nav: null,
  }
  window.__bench = b
  const observe = (type, fn, extra) => {
    try {
      new PerformanceObserver((l) => l.getEntries().forEach(fn)).observe({ type, buffered: true, ...extra })
    } catch {
      /* not supported */
    }
  }
  const path = (n) => {
    if (!n || !n.tagName) return n && n.nodeName ? n.nodeName.toLowerCase() : ''
    const c = typeof n.className === 'string' ? n.className.trim().split(/\s+/).slice(0, 2).join('.') : ''
    return n.tagName.toLowerCase() + (n.id ? '#' + n.id : '') + (c ? '.' + c : '')
  }
  observe('paint', (e) => {
    b.paints[e.name] = e.startTime
  })
  observe('largest-contentful-paint', (e) => {
    b.lcp = e.startTime
    b.lcpEl = path(e.element)
    b.lcpSize = e.size
    b.lcpUrl = e.url || ''
  })
  let sessionValue = 0,
    sessionStart = 0,
    sessionLast = 0
  observe('layout-shift', (e) => {
    if (e.hadRecentInput) return
    if (sessionValue && e.startTime - sessionLast < 1000 && e.startTime - sessionStart < 5000) sessionValue += e.value
    else {
      sessionValue = e.value
      sessionStart = e.startTime
    }
    sessionLast = e.startTime
    b.cls = Math.max(b.cls, sessionValue)
    b.shifts.push({
      t: Math.round(e.startTime),
      v: e.value,
      by: (e.sources || []).slice(0, 3).map((s) => path(s.node)),
    })
  })
  observe('longtask', (e) => b.long.push([e.startTime, e.duration]))
  observe(
    'event',
    (e) => {
      if (e.interactionId) b.events.push([e.name, e.startTime, e.duration])
    },
    { durationThreshold: 16 },
  )

  const showing = (el) => {
    const r = el.getBoundingClientRect()
    if (!(r.width > 0 && r.height > 0)) return false
    if (r.right <= 0 || r.left >= innerWidth || r.bottom <= 0 || r.top >= innerHeight) return false
    if (el.checkVisibility && !el.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false
    // An element counts as showing when it is on top at some point of itself: a page sliding over it, a mask or a bar
    // may cover it.
    const x = Math.min(innerWidth - 1, Math.max(0, r.left + Math.min(r.width / 2, 40)))
    const y = Math.min(innerHeight - 1, Math.max(0, r.top + r.height / 2))
    const hit = document.elementFromPoint(x, y)
    return !!hit && (hit === el || el.contains(hit) || hit.contains(el))
  }
  // what: a plain string (text shown in the viewport) or "css:<selector>"
  b.visible = (what) => {
    if (!document.body) return false
    if (what.startsWith('css:')) return [...document.querySelectorAll(what.slice(4))].some(showing)
    if (!document.body.textContent.includes(what)) return null
    const w = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let n = w.nextNode(); n; n = w.nextNode()) {
      const tag = n.parentElement && n.parentElement.tagName
      if (tag === 'SCRIPT' || tag === 'STYLE') continue
      if (n.data.includes(what) && showing(n.parentElement)) return true
    }
    return false
  }
  // Calls done(time) once the text shows. The time is taken after the frame that painted it.
  b.watch = (what, done) => {
    let dirty = true,
      near = what.startsWith('css:'),
      stop = false
    const mo = new MutationObserver(() => {
      dirty = true
    })
    mo.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['class', 'style', 'hidden'],
    })
    const tick = () => {
      if (stop) return
      if (dirty || near) {
        dirty = false
        const v = b.visible(what)
        near = v !== null && (near || v === false)
        if (v) {
          mo.disconnect()
          const ch = new MessageChannel()
          ch.port1.onmessage = () => done(performance.now())
          requestAnimationFrame(() => ch.port2.postMessage(0))
          return
        }
      }
      requestAnimationFrame(tick)
    }
    requestAnimationFrame(tick)
    return () => {
      stop = true
      mo.disconnect()
    }
  }
  if (firstText)
    b.watch(firstText, (t) => {
      b.firstText = t
    })
  // Arm before a tap: starts the clock at the first pointerdown, stops when the text is showing.
  b.arm = (what) => {
    b.nav = { start: null, end: null, input: null, already: b.visible(what) === true }
    addEventListener(
      'pointerdown',
      (e) => {
        b.nav.start = e.timeStamp
        b.watch(what, (t) => {
          b.nav.end = t
        })
      },
      { capture: true, once: true },
    )
  }
  // Same for a programmatic step (history.back()).
  b.go = (what, fn) => {
    b.nav = { start: performance.now(), end: null, already: b.visible(what) === true }
    b.watch(what, (t) => {
      b.nav.end = t
    })
    fn()
  }
}
