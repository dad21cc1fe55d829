import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { errorCodes } from '../contracts/envelope';
import { vendorFieldNames, vendorFields } from '../domain/vendor';

/**
 * What Redux DevTools shows while the product is built. Passwords, codes, keys and links that are keys never reach it:
 * other extensions read its log, and people send it along with a report.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Fourbeat',
  actionSanitizer: (action) => withoutSecrets(action),
  stateSanitizer: (state) => withoutSecrets(state),
};

/** The same with each secret value replaced. What holds none is the very same object, as DevTools compares them. */
export function withoutSecrets<T>(value: T): T {
  return clean(value) as T;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (typeof value !== 'object' || value === null) return value;
  const known = cleaned.get(value);
  if (known !== undefined) return known;
  const result = Array.isArray(value) ? cleanList(value) : cleanFields(value as Record<string, unknown>);
  cleaned.set(value, result);
  return result;
}

function cleanList(list: unknown[]): unknown[] {
  const items = list.map(clean);
  return items.some((item, index) => item !== list[index]) ? items : list;
}

function cleanFields(fields: Record<string, unknown>): object {
  const entries = Object.entries(fields).map(([name, value]): [string, unknown] => [
    cleanText(name),
    cleanField(name, value),
  ]);
  return entries.some(([name, value]) => fields[name] !== value) ? Object.fromEntries(entries) : fields;
}

function cleanField(name: string, value: unknown): unknown {
  if (
    !isSecret(name) ||
    value === undefined ||
    value === null ||
    value === '' ||
    (name === 'code' && isErrorCode(value))
  )
    return clean(value);
  return REMOVED;
}

/** RTK Query names a query by its arguments, getInvitation({"token":"…"}), and a mail that an operator reads holds a link, /reset-password#token=…. */
const cleanText = (text: string): string =>
  text
    .replace(/"(\w+)":"(?:[^"\\]|\\.)*"/g, (pair, name: string) => (isSecret(name) ? `"${name}":"${REMOVED}"` : pair))
    .replace(/([?#&]token=)[^&\s"]+/g, `$1${REMOVED}`);

const isSecret = (name: string): boolean => SECRET.test(name) || SECRET_FIELDS.has(name);

const isErrorCode = (value: unknown): boolean => (errorCodes as readonly unknown[]).includes(value);

const SECRET = /^\w*(password|token|secret)$|^(code|recoveryCodes|uri|key)$|(api|conversion)Key$/i;
const SECRET_FIELDS = new Set<string>(vendorFieldNames.filter((field) => vendorFields[field].secret));
const REMOVED = '[removed]';
const cleaned = new WeakMap<object, object>();
