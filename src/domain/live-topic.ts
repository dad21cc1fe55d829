/** Topics that the database announces as changed (make_live_table in the migrations), so that open pages refetch. */
export const liveTopics = [
  'workspace',
  'usage',
  'profile',
  'material',
  'cycle',
  'piece',
  'rule',
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
  'analytics',
] as const;
export type LiveTopic = (typeof liveTopics)[number];
