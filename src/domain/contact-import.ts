/** Where a column of a file can go. first-name and last-name are joined; tags are divided at commas and semicolons. */
export const importTargets = [
  'name',
  'first-name',
  'last-name',
  'email',
  'phone',
  'company',
  'status',
  'tags',
  'value',
  'last-contact',
  'note',
  'email-consent',
  'sms-consent',
  'voice-consent',
] as const;
export type ImportTarget = (typeof importTargets)[number];

/** What becomes of a row whose email, or else phone, a contact already has. */
export const importModes = ['create-and-update', 'create-only', 'update-only'] as const;
export type ImportMode = (typeof importModes)[number];

export const importEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'windows-1250',
  'windows-1251',
  'shift_jis',
  'gb18030',
] as const;
export type ImportEncoding = (typeof importEncodings)[number];

/** Programs whose exports are recognised by their headers. */
export const importPresets = ['mailchimp', 'hubspot', 'google'] as const;
export type ImportPreset = (typeof importPresets)[number];

/**
 * uploading: parts are missing. ready: whole, nothing begun. checking, importing and undoing: a job is at it. checked,
 * done, cancelled, failed, undone: ended; what cancelled and failed ones brought can be undone.
 */
export const importStates = [
  'uploading',
  'ready',
  'checking',
  'checked',
  'importing',
  'done',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof importStates)[number];

/** A row that cannot be taken, or a value that its row was taken without. */
export const importFaultKinds = ['refused', 'left-out'] as const;
export type ImportFaultKind = (typeof importFaultKinds)[number];

export const importLimits = {
  bytes: 200 * 1024 * 1024,
  partBytes: 4 * 1024 * 1024,
  rows: 200_000,
  columns: 200,
  recordBytes: 64 * 1024,
  errors: 10_000,
  previewRows: 20,
} as const;
