/** What the database says has changed (make_live_table in the migrations), and open pages then read again. */
export const liveTopics = [
  'workspace',
  'usage',
  'profile',
  'cycle',
  'piece',
  'creation',
  'activity',
  'settings',
  'credential',
  'plan',
  'export',
  'contact',
  'import',
  'segment',
  'signup',
  'campaign',
  'sending',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
