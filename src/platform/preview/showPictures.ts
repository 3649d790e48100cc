import { frontPage, openLayer, watchLayers } from '@/lib/layers'

import './showPictures.scss'

import { watchGestures } from './gestures'
import { texts } from './texts'
import { moved, toggled, type View, whole, zoomed } from './view'

function part<K extends keyof HTMLElementTagNameMap>(tag: K, className: string): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  element.className = className
  return element
}

function button(className: string, label: string, onClick: () => void): HTMLButtonElement {
  const element = part('button', `app-pictures-button ${className}`)
  element.type = 'button'
  element.setAttribute('aria-label', label)
  element.addEventListener('click', onClick)
  return element
}

/** A picture is fetched when it is near. */
function slideOf(url: string, alt: string) {
  const slide = part('div', 'app-pictures-slide')
  const picture = part('img', 'app-pictures-picture')
  picture.alt = alt
  picture.draggable = false
  picture.addEventListener('error', () => {
    const words = part('div', 'app-pictures-failed')
    words.textContent = texts.failed
    slide.replaceChildren(words)
  })
  slide.append(picture)
  return {
    slide,
    picture,
    load: () => {
      if (!picture.src) picture.src = url
    },
  }
}

const swipeShare = 0.15

/**
 * Shows pictures over everything. The front one can be pinched, dragged and tapped twice; a swipe brings the others.
 */
export function showPictures(urls: string[], current = urls[0]): void {
  const opener = document.activeElement
  const page = frontPage()
  const box = part('div', 'app-pictures')
  const strip = part('div', 'app-pictures-strip')
  const slides = urls.map((url, index) => slideOf(url, texts.picture(index + 1, urls.length)))
  strip.append(...slides.map(({ slide }) => slide))
  const counter = part('div', 'app-pictures-counter')
  counter.setAttribute('role', 'status')

  let index = Math.max(0, urls.indexOf(current ?? ''))
  let view: View = whole
  let dragPx = 0

  const pictureInFront = () => slides[index]?.picture ?? strip
  const sizes = () => {
    const { offsetWidth: width, offsetHeight: height } = pictureInFront()
    return [
      { width, height },
      { width: box.clientWidth, height: box.clientHeight },
    ] as const
  }
  const draw = (isMoving: boolean) => {
    box.classList.toggle('app-pictures-moving', isMoving)
    strip.style.transform = `translateX(calc(${-100 * index}% + ${dragPx}px))`
    pictureInFront().style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`
  }
  const turnTo = (next: number) => {
    pictureInFront().style.transform = ''
    index = Math.max(0, Math.min(urls.length - 1, next))
    view = whole
    dragPx = 0
    slides.slice(Math.max(0, index - 1), index + 2).forEach(({ load }) => load())
    slides.forEach(({ slide }, place) => slide.setAttribute('aria-hidden', String(place !== index)))
    counter.textContent = `${index + 1} / ${urls.length}`
    previous.disabled = index === 0
    following.disabled = index === urls.length - 1
    draw(false)
  }

  const close = () => {
    closeLayer()
    stopWatching()
    box.remove()
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
  }
  const closing = button('app-pictures-close', texts.close, close)
  const previous = button('app-pictures-previous', texts.previous, () => turnTo(index - 1))
  const following = button('app-pictures-next', texts.next, () => turnTo(index + 1))

  watchGestures(strip, {
    onPinch(factor, at) {
      view = zoomed(view, factor, at, ...sizes())
      draw(true)
    },
    onDrag(byX, byY) {
      if (view.scale > 1) view = moved(view, byX, byY, ...sizes())
      else dragPx += byX
      draw(true)
    },
    onDragEnd(xPx) {
      const isSwipe = view.scale === 1 && Math.abs(xPx) > swipeShare * box.clientWidth
      if (isSwipe) return turnTo(index - Math.sign(xPx))
      dragPx = 0
      draw(false)
    },
    onTap: close,
    onDoubleTap(at) {
      view = toggled(view, at, ...sizes())
      draw(false)
    },
  })

  const keys: Record<string, () => void> = {
    Escape: close,
    ArrowLeft: () => turnTo(index - 1),
    ArrowRight: () => turnTo(index + 1),
  }
  box.addEventListener('keydown', (event) => {
    event.stopPropagation()
    if (event.key === 'Tab') keepFocus(event, box)
    else keys[event.key]?.()
  })

  box.tabIndex = -1
  box.setAttribute('role', 'dialog')
  box.setAttribute('aria-modal', 'true')
  box.setAttribute('aria-label', texts.label)
  box.append(strip, closing)
  if (urls.length > 1) box.append(previous, counter, following)
  document.body.append(box)
  turnTo(index)
  box.focus()
  const closeLayer = openLayer({ page, element: () => box, dismiss: close })
  // The page was left some other way.
  const stopWatching = watchLayers(() => {
    if (frontPage() !== page) close()
  })
}

/** Keeps the focus inside, also in browsers without `inert`. */
function keepFocus(event: KeyboardEvent, box: HTMLElement): void {
  const stops = [...box.querySelectorAll('button')].filter(({ disabled }) => !disabled)
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const count = stops.length
  const from = at < 0 && event.shiftKey ? 0 : at
  event.preventDefault()
  stops[(from + (event.shiftKey ? count - 1 : 1)) % count]?.focus()
}
