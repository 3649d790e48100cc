/** A mini-program is registered with WeChat instead. */
export const LaterLicences = () => null
