/** WeChat opens these by itself. */
const documents = ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'] as const

export type DocumentType = (typeof documents)[number]

export const documentType = (extension: string) => documents.find((type) => type === extension.toLowerCase())

const images = ['png', 'jpg', 'jpeg', 'gif', 'webp']

export const isPicture = (extension: string): boolean => images.includes(extension.toLowerCase())
