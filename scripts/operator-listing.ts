import { formatTable } from './format-table';

export function list<Row>(head: string[], rows: Row[], cells: (row: Row) => string[], empty: string): string {
  if (rows.length === 0) return empty;
  const shown = rows.slice(0, MANY).map(cells);
  return rows.length > MANY
    ? `${formatTable(head, shown)}\nThese are the first ${MANY}; narrow them with --search.`
    : formatTable(head, shown);
}

export const count = (amount: number, what: string): string => `${amount} ${what}${amount === 1 ? '' : 's'}`;

export const day = (at: Date | null): string => at?.toISOString().slice(0, 10) ?? '-';
export const minute = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const MANY = 100;
