/** jsdom has no screen. This one is a phone's: no mouse, not wide, light theme. */
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

export {}
