const pictures = ['png', 'jpg', 'jpeg', 'gif', 'webp']

export const isPdf = (extension: string): boolean => extension.toLowerCase() === 'pdf'
export const isPicture = (extension: string): boolean => pictures.includes(extension.toLowerCase())

/** Under the type of its name: a storage must not send us, under our origin, a type that the browser would run. */
export const objectUrlOf = (file: Blob, type: string): string => URL.createObjectURL(new Blob([file], { type }))
