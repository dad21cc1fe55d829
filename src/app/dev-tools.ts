import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { errorCodes } from '../contracts/envelope';
import { vendorFieldNames, vendorFields } from '../domain/vendor';

/**
 * What Redux DevTools shows in development. Passwords, codes, keys and links that work as keys are removed:
 * other extensions can read its log, and people attach it to bug reports.
 */
export const devTools: DevToolsEnhancerOptions = {
  name: 'Fourbeat',
  actionSanitizer: (action) => withoutSecrets(action),
  stateSanitizer: (state) => withoutSecrets(state),
};

/**
 * A copy with each secret value replaced. A value without secrets is returned as the same object, because
 * DevTools compares by identity.
 */
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

/**
 * RTK Query puts arguments into cache keys, getInvitation({"token":"…"}), and an email that an operator reads
 * holds a link, /reset-password#token=….
 */
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
