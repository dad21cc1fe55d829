/**
 * Possible targets of a file's columns. first-name and last-name are joined; tags are split at commas and
 * semicolons.
 */
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

/** What happens to a row whose email, or otherwise phone, belongs to an existing contact. */
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
 * uploading: parts are missing. ready: uploaded, nothing begun. checking, importing and undoing: a job is
 * working on it. checked, done, cancelled, failed, undone: ended; what a cancelled or failed import brought in
 * can be undone.
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

/** refused: a row that cannot be imported. left-out: a value without which its row was imported. */
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
