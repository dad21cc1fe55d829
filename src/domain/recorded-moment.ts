/** "22 November 2026, 09:40 UTC": for a record that is read years later, wherever. */
export const recordedMoment = (at: Date): string =>
  `${new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(at)}, ${at.toISOString().slice(11, 16)} UTC`;
