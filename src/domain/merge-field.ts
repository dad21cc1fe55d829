/**
 * Merge fields are Liquid outputs over the contact alone: `{{ contact.first_name | default: "there" }}`. Every one of them
 * says what stands there when the contact has nothing (`default`), except the email, which everybody has who gets a mail.
 */
export const mergeFields = [
  { name: 'first_name', label: 'First name', fallback: 'there' },
  { name: 'name', label: 'Full name', fallback: 'there' },
  { name: 'company', label: 'Company', fallback: 'your company' },
  { name: 'email', label: 'Email', fallback: null },
] as const;
export type MergeFieldName = (typeof mergeFields)[number]['name'];

/** What a custom field is called in a mail: its label in lower case, with underscores. */
export const customFieldName = (label: string): string =>
  label
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60) || 'field';

export const mergeTag = (name: string, fallback: string | null): string =>
  fallback === null ? `{{ contact.${name} }}` : `{{ contact.${name} | default: "${fallback.replaceAll('"', '’')}" }}`;

/** Text apart from the merge fields in it. What looks like one but is none of ours is told as `name: null`. */
export function readMergeFields(text: string): (string | MergeField)[] {
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .filter(Boolean)
    .map((part) => {
      if (!part.startsWith('{{')) return part;
      const [, name, double, single] =
        /^\{\{-?\s*contact\.([a-z0-9_]{1,60})\s*(?:\|\s*default:\s*(?:"([^"]*)"|'([^']*)')\s*)?-?\}\}$/.exec(part) ??
        [];
      return { raw: part, name: name ?? null, fallback: double ?? single ?? null };
    });
}

/** What stands for a merge field where it is not filled in: its name. */
export const fieldLabel = (name: string): string =>
  mergeFields.find((field) => field.name === name)?.label ?? name.replaceAll('_', ' ');

export const sayMergeFields = (text: string): string =>
  readMergeFields(text)
    .map((part) => (typeof part === 'string' ? part : part.name ? fieldLabel(part.name) : part.raw))
    .join('');

export interface MergeField {
  raw: string;
  /** After `contact.`; null where it cannot be read. */
  name: string | null;
  fallback: string | null;
}
