/** Understands phone numbers as people write them. */
export interface PhoneNumbers {
  /**
   * `value` in E.164 (+15550130119) and `shown` as it is written in its own country, or internationally when that is
   * not `country` (ISO 3166). A number that no plan knows keeps its digits as `value`; null when it has fewer than three.
   */
  read(text: string, country: string | null): { value: string; shown: string } | null;
  /** The country (ISO 3166) of a number in E.164; null when no plan knows it. */
  countryOf(value: string): string | null;
}
