/** What a message may carry: each type is told by its bytes; only pictures are shown in place. */
export const attachmentTypes = {
  'image/png': { name: 'PNG', extension: 'png' },
  'image/jpeg': { name: 'JPEG', extension: 'jpg' },
  'image/webp': { name: 'WebP', extension: 'webp' },
  'image/gif': { name: 'GIF', extension: 'gif' },
  'application/pdf': { name: 'PDF', extension: 'pdf' },
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': { name: 'Word', extension: 'docx' },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'Excel', extension: 'xlsx' },
  'text/plain': { name: 'plain text', extension: 'txt' },
  'text/csv': { name: 'CSV', extension: 'csv' },
  'text/calendar': { name: 'calendar', extension: 'ics' },
  'audio/mpeg': { name: 'MP3', extension: 'mp3' },
  'audio/mp4': { name: 'M4A', extension: 'm4a' },
  'audio/ogg': { name: 'OGG', extension: 'ogg' },
  'video/mp4': { name: 'MP4', extension: 'mp4' },
} as const;

export type AttachmentType = keyof typeof attachmentTypes;

export const ATTACHMENT_REFUSED =
  'This kind of file cannot be sent here. Use a picture, a PDF, a Word or Excel file, plain text, CSV, a calendar file, MP3, M4A, OGG or MP4.';
export const ATTACHMENT_EMPTY = 'This file is empty. Choose another one.';
export const ATTACHMENT_TOO_LARGE = 'A file can be at most 4 MB. Save a smaller version and try again.';

/** The name that it was given, without folders, with the extension of its real type. */
export function attachmentName(given: string, type: AttachmentType): string {
  const stem = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(UNSAFE, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${[...stem].slice(0, MAX_STEM).join('').trim() || 'file'}.${attachmentTypes[type].extension}`;
}

/** The name that it was given, with its own ending: for a kind that nobody here knows. */
export function plainName(given: string): string {
  const name = (given.split(/[/\\]/).at(-1) ?? '')
    .normalize('NFC')
    .replace(UNSAFE, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(name)?.[0] ?? '';
  const stem = [...name.slice(0, name.length - ending.length)].slice(0, MAX_STEM).join('').trim();
  return `${stem || 'file'}${ending}`;
}

/** What file systems refuse, control characters, and marks that turn the direction of writing. */
const UNSAFE = /[\p{Cc}\p{Cf}<>:"|?*\s]+/gu;
const MAX_STEM = 100;
