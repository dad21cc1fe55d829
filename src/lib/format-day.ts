/**
 * The date of an instant in a zone: "7 June"; with `weekday` "Tuesday 2 June"; with `year` "7 June 2025".
 * `instant` is ISO 8601 or a Date, `zone` an IANA name.
 */
export function formatDay(
  instant: string | Date,
  zone: string,
  { weekday = false, year = false }: { weekday?: boolean; year?: boolean } = {},
): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-GB', { timeZone: zone, ...options }).format(new Date(instant));
  return [
    weekday && part({ weekday: 'long' }),
    part({ day: 'numeric', month: 'long' }),
    year && part({ year: 'numeric' }),
  ]
    .filter(Boolean)
    .join(' ');
}
