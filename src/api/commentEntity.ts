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
  /** A moderator has not approved it yet. */
  isPending: boolean
  /** Name of the writer whose reply this answers; '' = it answers the comment itself. */
  replyTo: string
  replyCount: number
  /** The newest few. */
  replies: Comment[]
}

/** The server's limits, or ours where it has none. */
export interface CommentRules {
  minLength: number
  maxLength: number
  canReply: boolean
}

export interface CommentList {
  /** Newest first. */
  items: Comment[]
  /** The number of all comments, not only of those in `items`. */
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
