/**
 * An IANA zone as it is spelled ("europe/berlin" → "Europe/Berlin", "us/pacific" → "America/Los_Angeles"); null when the
 * platform does not know it. A present-day name is never turned into the one before it.
 */
export function canonicalZone(name: string): string | null {
  const current = CURRENT_NAMES.find((known) => known.toLowerCase() === name.toLowerCase());
  try {
    const canonical = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone;
    return current ?? canonical;
  } catch {
    return null;
  }
}

/**
 * Names that CLDR still answers with the one before them, for the stability of its keys:
 * https://unicode.org/reports/tr35/#Time_Zone_Identifiers
 */
const CURRENT_NAMES = [
  'Africa/Asmara',
  'America/Atikokan',
  'America/Ciudad_Juarez',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];
