/** '13800006620' -> '138****6620'. Anything but a mobile stays as it is. */
export const maskMobile = (mobile: string): string => mobile.replace(/^(\d{3})\d{4}(\d{4})$/, '$1****$2')
