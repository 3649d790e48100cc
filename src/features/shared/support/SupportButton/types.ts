export interface SupportButtonProps {
  /** Absent = large, across the page. */
  size?: 's'
}
