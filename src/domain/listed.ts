/**
 * Joins names into a list: "the bakery", "the bakery and the café", "the bakery, the café and the mill"; after
 * ten names it says how many more. After "never", "if" and the like, names are joined with "or".
 */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  const shown = names.length > MOST ? [...names.slice(0, MOST), `${names.length - MOST} more`] : names;
  return shown.length < 2 ? (shown[0] ?? '') : `${shown.slice(0, -1).join(', ')} ${word} ${shown.at(-1)}`;
}

const MOST = 10;
