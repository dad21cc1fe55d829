import type { ContactField } from '../../../contracts/contact-fields';
import type { FieldValue } from '../../../domain/contact';
import { formatDay } from '../../../lib/format-day';
import { formatNumber } from '../../../lib/format-number';

/** A custom field's value as people read it: "7 June 2025", "1,240", "Yes". */
export function fieldWords({ kind }: ContactField, value: FieldValue): string {
  if (kind === 'yes-no') return value ? 'Yes' : 'No';
  if (kind === 'number' && typeof value === 'number') return formatNumber(value);
  if (kind === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(String(value)))
    return formatDay(`${String(value)}T12:00:00Z`, 'UTC', { year: true });
  return String(value);
}
