/**
 * An IANA zone in its canonical spelling ("europe/berlin" → "Europe/Berlin", "us/pacific" →
 * "America/Los_Angeles"); null when the platform does not know it. A current name is never replaced by an
 * outdated one.
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
 * Current names for which CLDR still returns the outdated one, to keep its keys stable:
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
