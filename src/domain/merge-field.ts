/**
 * Merge fields are Liquid outputs of the contact alone: `{{ contact.first_name | default: "there" }}`. Each
 * needs a `default` for contacts without a value, except the email, which every recipient has.
 */
export const mergeFields = [
  { name: 'first_name', label: 'First name', fallback: 'there' },
  { name: 'name', label: 'Full name', fallback: 'there' },
  { name: 'company', label: 'Company', fallback: 'your company' },
  { name: 'email', label: 'Email', fallback: null },
] as const;
export type MergeFieldName = (typeof mergeFields)[number]['name'];

/** A custom field's name in an email: its label in lower case, with underscores. */
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

/**
 * Splits a text into plain text and merge fields. What looks like a merge field but is not one of ours has
 * `name: null`.
 */
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

/** What is shown in place of a merge field that is not filled in: its name. */
export const fieldLabel = (name: string): string =>
  mergeFields.find((field) => field.name === name)?.label ?? name.replaceAll('_', ' ');

export const sayMergeFields = (text: string): string =>
  readMergeFields(text)
    .map((part) => (typeof part === 'string' ? part : part.name ? fieldLabel(part.name) : part.raw))
    .join('');

export interface MergeField {
  raw: string;
  /** The part after `contact.`; null where it cannot be parsed. */
  name: string | null;
  fallback: string | null;
}
