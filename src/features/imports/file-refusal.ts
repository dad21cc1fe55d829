import { importLimits } from '../../domain/contact-import';

/** Why a file cannot be imported, as a sentence that says what to do; null if it may be tried. */
export function refusalOfFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): string | null {
  if (size === 0) return `${name} is empty.`;
  if (
    /\.(xlsx?|xlsm|xlsb)$/i.test(name) ||
    (/ms-excel\.|spreadsheetml|vnd\.ms-excel$/.test(type) && !/\.csv$/i.test(name))
  )
    return `${name} is an Excel workbook. Open it in Excel, choose File, Save As and the type “CSV UTF-8”, then choose the new file here.`;
  if (/\.ods$/i.test(name))
    return `${name} is a spreadsheet. Open it, choose Save As and the type “Text CSV”, then choose the new file here.`;
  if (/\.numbers$/i.test(name))
    return `${name} is a Numbers document. Open it, choose File, Export To, CSV, then choose the new file here.`;
  if (/\.vcf$/i.test(name))
    return `${name} contains address cards. Export your contacts as CSV instead, for example from Google Contacts.`;
  if (/^(image|video|audio)\/|pdf|zip/.test(type)) return `${name} is not a contact list. Choose a CSV or TSV file.`;
  if (size > importLimits.bytes) return 'Files can be up to 200 MB. Split it and import the parts one after another.';
  return null;
}
