/** The page in front is held (`platform/leaving`): every way back comes to nothing there, and needs no entry. */
export const held = { isOn: false }
