import * as z from 'zod/mini';
import type { RawInput, Output } from '../../contracts/endpoint';
import { importsContract, type ImportColumn } from '../../contracts/imports';
import { consentChannels, type ConsentChannel } from '../../domain/consent';
import { contactStatuses, type ContactStatus } from '../../domain/contact';
import {
  importEncodings,
  importModes,
  type ImportEncoding,
  type ImportMode,
  type ImportTarget,
} from '../../domain/contact-import';

/** The choices for a file that is not imported yet. null: as the server detected. */
export interface ImportDraft {
  encoding: ImportEncoding | null;
  delimiter: Delimiter | null;
  hasHeader: boolean | null;
  columns: ImportColumn[] | null;
  mode: ImportMode;
  status: ContactStatus;
  /** As typed, separated by commas. */
  tags: string;
  agreed: ConsentChannel[];
  proof: string;
  /** The choices of the last dry run. */
  checked: string | null;
}

export const newDraft: ImportDraft = {
  encoding: null,
  delimiter: null,
  hasHeader: null,
  columns: null,
  mode: 'create-and-update',
  status: 'lead',
  tags: '',
  agreed: [],
  proof: '',
  checked: null,
};

/** Changes how the file is read. Another delimiter makes other columns, so that their targets are detected again. */
export const readAs = (
  draft: ImportDraft,
  change: Partial<Pick<ImportDraft, 'encoding' | 'delimiter' | 'hasHeader'>>,
): ImportDraft => ({
  ...draft,
  ...change,
  ...(change.delimiter !== undefined && { columns: null }),
});

/**
 * Sets a column's target; null leaves the column out. Only addresses, tags and notes may come from several
 * columns: any other target moves.
 */
export function aimColumn(
  columns: readonly ImportColumn[],
  column: number,
  target: ImportColumn['target'] | null,
): ImportColumn[] {
  const others = columns.filter(
    (other) =>
      other.column !== column && (target === null || isShared(target) || targetKey(other.target) !== targetKey(target)),
  );
  return target === null ? others : [...others, { column, target }].sort((a, b) => a.column - b.column);
}

/** A target as the value of a select. */
export const targetKey = (target: ImportColumn['target']): string =>
  typeof target === 'string' ? target : `field:${target.fieldId}`;

/** The input of check and start: everything as it is shown. */
export function settingsOf(importId: string, draft: ImportDraft, preview: ImportPreview): ImportSettings {
  const { mode, status, agreed, proof } = draft;
  return {
    importId,
    mode,
    status,
    encoding: preview.encoding,
    delimiter: preview.delimiter,
    hasHeader: preview.hasHeader,
    columns: draft.columns ?? preview.columns,
    tags: tagsOf(draft.tags),
    ...(agreed.length > 0 && { consent: { channels: agreed, proof } }),
  };
}

/** Equal choices give equal text. */
export const fingerprint = (settings: ImportSettings): string => JSON.stringify(settings);

/** Stored for this tab, so that a reload loses nothing. Without storage, only the slice has it. */
export function storeDraft(importId: string, draft: ImportDraft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(keyOf(importId), JSON.stringify(draft));
    else window.sessionStorage.removeItem(keyOf(importId));
  } catch {
    // Storage is full or disabled.
  }
}

export function readDraft(importId: string): ImportDraft {
  try {
    const stored = z.safeParse(draftSchema, JSON.parse(window.sessionStorage.getItem(keyOf(importId)) ?? 'null'));
    return stored.data ?? newDraft;
  } catch {
    return newDraft;
  }
}

const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
const isShared = (target: ImportColumn['target']): boolean => typeof target === 'string' && SHARED.includes(target);
const keyOf = (importId: string): string => `import:${importId}`;

const SHARED: readonly ImportTarget[] = ['email', 'phone', 'tags', 'note'];
export const delimiters = [',', ';', '\t', '|'] as const;

const draftSchema = z.object({
  encoding: z.nullable(z.enum(importEncodings)),
  delimiter: z.nullable(z.enum(delimiters)),
  hasHeader: z.nullable(z.boolean()),
  columns: z.nullable(importsContract.checkImport.input.shape.columns),
  mode: z.enum(importModes),
  status: z.enum(contactStatuses),
  tags: z.string().check(z.maxLength(2_000)),
  agreed: z.array(z.enum(consentChannels)),
  proof: z.string().check(z.maxLength(2_000)),
  checked: z.nullable(z.string().check(z.maxLength(40_000))),
});

export type Delimiter = (typeof delimiters)[number];
export type ImportPreview = Output<typeof importsContract.getImportPreview>;
export type ImportSettings = RawInput<typeof importsContract.checkImport>;
