export interface Comment {
  id: string
  /** '' = the account is gone. */
  author: string
  /** '' = none. */
  avatar: string
  /** Plain text; '' while pending. */
  text: string
  /** '' = unknown. */
  province: string
  createdAt: Date | null
  /** Waits for approval. */
  isPending: boolean
  /** Name of the one whose reply this answers; '' = it answers the comment itself. */
  replyTo: string
  replyCount: number
  /** The newest few. */
  replies: Comment[]
}

/** What may be written: the server's limits, or ours where it has none. */
export interface CommentRules {
  minLength: number
  maxLength: number
  canReply: boolean
}

export interface CommentList {
  /** Newest first. */
  items: Comment[]
  /** All comments, not only those in `items`. */
  total: number
  rules: CommentRules
}

export interface CommentDraft {
  text: string
  /** The comment that is replied to. */
  parentId?: string
  /** The reply below it that is answered. */
  replyId?: string
}
