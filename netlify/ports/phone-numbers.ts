/** Parses phone numbers as people write them. */
export interface PhoneNumbers {
  /**
   * `value` in E.164 (+15550130119) and `shown` in national format, or international when the number is not from
   * `country` (ISO 3166). A number outside every numbering plan keeps its digits as `value`; null when it has
   * fewer than three.
   */
  read(text: string, country: string | null): { value: string; shown: string } | null;
  /** The country (ISO 3166) of an E.164 number; null when it belongs to no plan. */
  countryOf(value: string): string | null;
}
