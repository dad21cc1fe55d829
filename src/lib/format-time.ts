/** The 24-hour time of an instant in a zone: "16:30". `instant` is ISO 8601 or a Date, `zone` an IANA name. */
export const formatTime = (instant: string | Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );
