/**
 * The purposes that files are stored for: which types each accepts, detected from the bytes, and how large they
 * may be.
 */
export const filePurposes = {
  logo: { label: 'logo', types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'], maxBytes: 1024 * 1024 },
  picture: {
    label: 'picture',
    types: ['image/png', 'image/jpeg', 'image/webp', 'image/gif'],
    maxBytes: 4 * 1024 * 1024,
  },
} as const satisfies Record<string, { label: string; types: readonly FileType[]; maxBytes: number }>;

export type FilePurpose = keyof typeof filePurposes;
export const filePurposeNames = Object.keys(filePurposes) as [FilePurpose, ...FilePurpose[]];

/** Every type that is ever stored or served. Types that are not shown inline are offered as a download. */
export const fileTypes = {
  'image/png': { name: 'PNG', extension: 'png', shownInPlace: true },
  'image/jpeg': { name: 'JPEG', extension: 'jpg', shownInPlace: true },
  'image/webp': { name: 'WebP', extension: 'webp', shownInPlace: true },
  'image/gif': { name: 'GIF', extension: 'gif', shownInPlace: true },
  'video/mp4': { name: 'MP4', extension: 'mp4', shownInPlace: true },
} as const;

export type FileType = keyof typeof fileTypes;
export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

/** A picture with more pixels takes far more memory to open than its file size suggests. */
export const MAX_PIXELS = 50_000_000;

/** such as "PNG, JPEG, WebP or GIF" */
export const allowedTypes = (purpose: FilePurpose): string => {
  const names = filePurposes[purpose].types.map((type) => fileTypes[type].name);
  return `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
};

/**
 * The stored name of a file: the name that the person gave it, without folders, with the extension of its real
 * type.
 */
export function fileName(given: string, type: FileType, purpose: FilePurpose): string {
  const last = given.split(/[/\\]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[A-Za-z0-9]{1,8}$/, '')
    .replace(/[<>:"|?*\s]+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return `${stem.slice(0, MAX_STEM).trim() || filePurposes[purpose].label}.${fileTypes[type].extension}`;
}

const MAX_STEM = 100;
