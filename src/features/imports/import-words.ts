import type { ContactImport, ImportCounts } from '../../contracts/imports';
import type { ContactStatus, FieldKind } from '../../domain/contact';
import type { ImportEncoding, ImportMode, ImportPreset, ImportState, ImportTarget } from '../../domain/contact-import';
import { listed } from '../../domain/listed';
import { formatNumber } from '../../lib/format-number';
import { pluralise } from '../../lib/pluralise';
import type { StatusName } from '../../ui/status';
import type { Delimiter } from './import-draft';

export const targetNames: Record<ImportTarget, string> = {
  name: 'Name',
  'first-name': 'First name',
  'last-name': 'Last name',
  email: 'Email',
  phone: 'Phone',
  company: 'Company',
  status: 'Status',
  tags: 'Tags',
  value: 'Value',
  'last-contact': 'Last contact',
  note: 'Note',
  'email-consent': 'Agreed to emails',
  'sms-consent': 'Agreed to text messages',
  'voice-consent': 'Agreed to calls',
};

export const fieldKindNames: Record<FieldKind, string> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  choice: 'Choice from a list',
  'yes-no': 'Yes or no',
};

export const encodingNames: Record<ImportEncoding, string> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16 LE)',
  'utf-16be': 'Unicode (UTF-16 BE)',
  'windows-1252': 'Western (Windows-1252)',
  'windows-1250': 'Central European (Windows-1250)',
  'windows-1251': 'Cyrillic (Windows-1251)',
  shift_jis: 'Japanese (Shift JIS)',
  gb18030: 'Chinese (GB 18030)',
};

export const delimiterNames: Record<Delimiter, string> = {
  ',': 'Comma',
  ';': 'Semicolon',
  '\t': 'Tab',
  '|': 'Vertical bar',
};
export const presetNames: Record<ImportPreset, string> = {
  mailchimp: 'a Mailchimp export',
  hubspot: 'a HubSpot export',
  google: 'a Google Contacts export',
};
export const modeNames: Record<ImportMode, string> = {
  'create-and-update': 'Add new people and update the ones you have',
  'create-only': 'Only add new people',
  'update-only': 'Only update the ones you have',
};
export const statusNames: Record<ContactStatus, string> = { customer: 'Customer', lead: 'Lead', prospect: 'Prospect' };

/** Label and badge of an import's state. A finished dry run has its own. */
export function stateOf({ state, dryRun }: Pick<ContactImport, 'state' | 'dryRun'>): {
  badge: StatusName;
  words: string;
} {
  if (state === 'cancelled' && dryRun) return { badge: 'draft', words: 'Check stopped' };
  if (state === 'failed' && dryRun) return { badge: 'failed', words: 'Check failed' };
  return STATES[state];
}

/** The result of an import: "1,180 added, 68 updated and 3 left out as faulty of 1,251 rows". */
export function countsInWords({ rows, created, updated, unchanged, skipped, failed }: ImportCounts): string {
  const parts = [
    created > 0 && `${formatNumber(created)} added`,
    updated > 0 && `${formatNumber(updated)} updated`,
    unchanged > 0 && `${formatNumber(unchanged)} unchanged`,
    skipped > 0 && `${formatNumber(skipped)} left out`,
    failed > 0 && `${formatNumber(failed)} with errors`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? `${listed(parts)} of ${pluralise(rows, 'row')}` : pluralise(rows, 'row');
}

/** A job is working on it: what is shown will change. */
export const isAtWork = ({ state }: Pick<ContactImport, 'state'>): boolean =>
  state === 'checking' || state === 'importing' || state === 'undoing';

/** Nothing of it is in the contacts yet, so its choices can still be changed. */
export const isOpen = ({ state, dryRun }: Pick<ContactImport, 'state' | 'dryRun'>): boolean =>
  state === 'uploading' ||
  state === 'ready' ||
  state === 'checking' ||
  state === 'checked' ||
  (dryRun && (state === 'failed' || state === 'cancelled'));

const STATES: Record<ImportState, { badge: StatusName; words: string }> = {
  uploading: { badge: 'draft', words: 'Upload incomplete' },
  ready: { badge: 'draft', words: 'Not imported yet' },
  checking: { badge: 'in-progress', words: 'Checking' },
  checked: { badge: 'draft', words: 'Not imported yet' },
  importing: { badge: 'in-progress', words: 'Importing' },
  done: { badge: 'completed', words: 'Imported' },
  cancelled: { badge: 'paused', words: 'Stopped' },
  failed: { badge: 'failed', words: 'Failed' },
  undoing: { badge: 'in-progress', words: 'Undoing' },
  undone: { badge: 'inactive', words: 'Undone' },
};
