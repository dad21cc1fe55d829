/** "22 November 2026, 09:40 UTC": unambiguous in a record that may be read years later, anywhere. */
export const recordedMoment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)}, ${at.toISOString().slice(11, 16)} UTC`;
