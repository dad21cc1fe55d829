/** Every status of the product with its words and shape. Its tone is the token of the same name. */
export const statuses = {
  scheduled: { label: 'Scheduled', shape: 'ring' },
  generating: { label: 'Generating', shape: 'half' },
  review: { label: 'Review', shape: 'ring' },
  draft: { label: 'Draft', shape: 'ring' },
  published: { label: 'Published', shape: 'dot' },
  'taken-down': { label: 'Taken down', shape: 'ring' },
  failed: { label: 'Failed', shape: 'dot' },
  active: { label: 'Active', shape: 'dot' },
  paused: { label: 'Paused', shape: 'ring' },
  completed: { label: 'Completed', shape: 'dot' },
  pending: { label: 'Pending', shape: 'ring' },
  suggested: { label: 'Suggested', shape: 'ring' },
  'in-progress': { label: 'In progress', shape: 'half' },
  training: { label: 'Training', shape: 'half' },
  inactive: { label: 'Inactive', shape: 'ring' },
  customer: { label: 'Customer', shape: 'dot' },
  lead: { label: 'Lead', shape: 'dot' },
  prospect: { label: 'Prospect', shape: 'dot' },
  open: { label: 'Open', shape: 'ring' },
  closed: { label: 'Closed', shape: 'dot' },
  unread: { label: 'Unread', shape: 'dot' },
  high: { label: 'High', shape: 'bar' },
  medium: { label: 'Medium', shape: 'bar' },
  low: { label: 'Low', shape: 'bar' },
  'score-good': { label: 'Good', shape: 'bar' },
  'score-fair': { label: 'Fair', shape: 'bar' },
  'score-poor': { label: 'Poor', shape: 'bar' },
  success: { label: 'Done', shape: 'dot' },
  warning: { label: 'Warning', shape: 'ring' },
  danger: { label: 'Error', shape: 'dot' },
  info: { label: 'Info', shape: 'dot' },
} as const satisfies Record<string, { label: string; shape: BadgeShape }>;

export type StatusName = keyof typeof statuses;

/** So that colour is never the only signal: dot is settled, ring waits, half is in progress, bar is a level. */
export type BadgeShape = 'dot' | 'ring' | 'half' | 'bar';
