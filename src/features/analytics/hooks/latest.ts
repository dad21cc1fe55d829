/**
 * What a query shows while its next answer is on its way: the last one, so that nothing jumps. An answer that failed
 * leaves nothing, because the last one belongs to another question.
 */
export const latest = <Data>({ currentData, data, error }: Answer<Data>): Data | undefined =>
  currentData ?? (error === undefined ? data : undefined);

interface Answer<Data> {
  currentData?: Data | undefined;
  data?: Data | undefined;
  error?: unknown;
}
