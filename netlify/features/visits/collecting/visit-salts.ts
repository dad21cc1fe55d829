import { DAY_MS } from '../../../../src/domain/duration';

/** The salts of days, which change at midnight UTC; each is read once per process. */
export function makeVisitSalts({ read, token }: Dependencies) {
  const known = new Map<string, Promise<string>>();
  return {
    of(workspaceId: string, at: Date): Promise<string> {
      const day = at.toISOString().slice(0, 10);
      const kept = known.get(day);
      if (kept) return kept;
      known.clear(); // forgets yesterday's visitors
      const salt = read(workspaceId, day, token(32));
      known.set(day, salt);
      salt.catch(() => known.delete(day));
      return salt;
    },
  };
}

/** Salts of days before this one are no longer needed: a report may be a day late, whatever the clocks say. */
export const oldestSalt = (now: Date): string => new Date(now.getTime() - 2 * DAY_MS).toISOString().slice(0, 10);

export type VisitSalts = ReturnType<typeof makeVisitSalts>;

interface Dependencies {
  /** The day's salt, or `fresh` if nobody has made one yet. */
  read(workspaceId: string, day: string, fresh: string): Promise<string>;
  token(bytes: number): string;
}
