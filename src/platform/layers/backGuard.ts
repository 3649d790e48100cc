/** The page in front is held (`platform/leaving`): every way back ends there, and needs no entry. */
export const backGuard = { isOn: false }
