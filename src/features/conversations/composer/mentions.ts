import type { Member } from '../../../contracts/account';

/** The name that is being written after an @ before the cursor; null when none is. */
export function mentionAt(text: string, cursor: number): { from: number; typed: string } | null {
  const from = text.lastIndexOf('@', cursor - 1);
  if (from < 0 || (from > 0 && !/\s/.test(text[from - 1]!))) return null;
  const typed = text.slice(from + 1, cursor);
  return typed.length > 40 || typed.includes('\n') ? null : { from, typed };
}

/** Members whose name fits what was typed; nobody can mention themselves. */
export function mentionable(members: readonly Member[], typed: string): Member[] {
  const wanted = typed.toLocaleLowerCase();
  return members
    .filter(({ you, name, email }) => !you && mentionName({ name, email }).toLocaleLowerCase().startsWith(wanted))
    .slice(0, 6);
}

/** Who is mentioned in what was written. */
export const mentionedIn = (text: string, members: readonly Member[]): string[] =>
  members.filter((member) => text.includes(`@${mentionName(member)}`)).map(({ id }) => id);

export const mentionName = ({ name, email }: Pick<Member, 'name' | 'email'>): string => name || email;
