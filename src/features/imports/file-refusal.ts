import { importLimits } from '../../domain/contact-import';

/** Why a file cannot be imported, as a sentence that says what to do; null if it can be tried. */
export function refusalOfFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (size === 0) return `${name} is empty.`;
  if (
    /\.(xlsx?|xlsm|xlsb)$/i.test(name) ||
    (/ms-excel\.|spreadsheetml|vnd\.ms-excel$/.test(type) && !/\.csv$/i.test(name))
  )
    return `${name} is an Excel workbook. Open it in Excel, choose File, Save As, and “CSV UTF-8” as the type; then bring that file.`;
  if (/\.ods$/i.test(name))
    return `${name} is a spreadsheet. Open it, choose Save As and the type “Text CSV”; then bring that file.`;
  if (/\.numbers$/i.test(name))
    return `${name} is a Numbers document. Open it, choose File, Export To, CSV; then bring that file.`;
  if (/\.vcf$/i.test(name))
    return `${name} holds address cards. Export your contacts as CSV instead, for example from Google Contacts.`;
  if (/^(image|video|audio)\/|pdf|zip/.test(type)) return `${name} is no list of contacts. Bring a CSV or TSV file.`;
  if (size > importLimits.bytes)
    return 'A file can have at most 200 MB. Divide it, and import its parts one after another.';
  return null;
}
