/** Days by RFC 5545, on a calendar without clocks: which instant a day and a time mean is the caller's to say. */
export interface Recurrence {
  /**
   * The days of a rule without DTSTART, such as "FREQ=WEEKLY;BYDAY=MO", between two days, both included. It begins on
   * `startsOn`, from which intervals and counts are counted. None for a rule that `fault` refuses.
   */
  days(rrule: string, startsOn: string, range: { from: string; to: string }): string[];
  /** A sentence when a rule cannot be read, or names anything finer than days; null for nothing. */
  fault(rrule: string): string | null;
}
