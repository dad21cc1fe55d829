/** A day of a chart. */
export interface ChartPoint {
  key: string;
  /** "Thursday 4 June" */
  name: string;
  /** On the axis: "4 June" */
  short: string;
  /** Null where nothing was counted, which is not zero. */
  value: number | null;
  /** The same place in the period before; null where it is not known. */
  before: number | null;
  /** The day is not over yet: its value still grows. */
  unfinished?: true;
  /** What happened then, in words: “The side cut”. */
  notes: readonly string[];
}
