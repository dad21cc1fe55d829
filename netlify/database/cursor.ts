/** Place in a list that is sorted by time and id, newest first. Opaque to clients; a broken one starts from the top. */
export const writeCursor = (place: { at: Date; id: string }): string => Buffer.from(`${place.at.toISOString()}|${place.id}`).toString('base64url');

export function readCursor(cursor: string | undefined): { at: Date; id: string } | null {
  const [at, id] = Buffer.from(cursor ?? '', 'base64url').toString().split('|');
  const date = new Date(at ?? '');
  return Number.isNaN(date.getTime()) || !UUID.test(id ?? '') ? null : { at: date, id: id! };
}

/** Cuts a page that was read with one row too many, and says where the next one starts. */
export function cutPage<R>(rows: R[], limit: number, place: (row: R) => { at: Date; id: string }): { rows: R[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  return { rows: page, nextCursor: rows.length > limit ? writeCursor(place(page[page.length - 1]!)) : null };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
