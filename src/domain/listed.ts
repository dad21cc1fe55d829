/**
 * Joins names into a list: "the bakery", "the bakery and the café", "the bakery, the café and the mill"; after
 * ten names it says how many more.
 */
export function listed(names: readonly string[]): string {
  const shown = names.length > MOST ? [...names.slice(0, MOST), `${names.length - MOST} more`] : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`;
}

const MOST = 10;
