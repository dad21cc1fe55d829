import { readAmount } from '../../domain/amount';
import type { FieldKind } from '../../domain/contact';
import { readDay, readYesNo } from '../../domain/contact-import-values';

/** A proposed custom field for a column: its header as the label, and the type that all of its first values have. */
export function proposeField(header: string, values: readonly string[]): { label: string; kind: FieldKind } {
  const said = values.map((value) => value.trim()).filter(Boolean);
  const all = (test: (value: string) => boolean): boolean => said.length > 0 && said.every(test);
  const kind: FieldKind = all((value) => readDay(value, null) !== null)
    ? 'date'
    : all((value) => readYesNo(value) !== null && !/^\d+$/.test(value))
      ? 'yes-no'
      : all((value) => readAmount(value.replace(/^-/, '')) !== null && !/^[+0]\d/.test(value))
        ? 'number'
        : 'text';
  return { label: header.trim().slice(0, 60), kind };
}
