/** Folder of the store. */
export const CONTACT_EXPORTS = 'contact-exports';

export const contactExportFolder = (workspaceId: string, exportId: string): string =>
  `${CONTACT_EXPORTS}/${workspaceId}/${exportId}`;

/** Each attempt writes under names of its own: a key holds the same bytes for ever. Parts count from 1. */
export const contactPartKey = (
  { workspaceId, exportId, attempt }: ContactExportAttempt,
  format: 'csv' | 'json',
  part: number,
): string => `${contactExportFolder(workspaceId, exportId)}/${attempt}-${part}.${format}`;

/** Who writes an export: an attempt that was taken for dead may still be at work beside the next. */
export interface ContactExportAttempt {
  workspaceId: string;
  exportId: string;
  attempt: string;
}
