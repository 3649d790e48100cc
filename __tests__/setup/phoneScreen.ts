/** A phone's screen, which jsdom has not: no plain mouse, no wide window, no dark theme. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

export {}
