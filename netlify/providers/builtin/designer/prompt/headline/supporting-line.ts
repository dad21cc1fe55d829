/** What stands below a headline, in the order given, and what its room is too short for: the lightest goes first. */
export function supportingLine({ set, parts, room }: LineRequest): { text: string; lost: string[] } {
  let line = parts.filter(
    ({ text }, index) => text && !says(set, text) && parts.findIndex((other) => says(other.text, text)) === index,
  );
  const all = line;
  while (textOf(line).length > room && line.length > 1) {
    const least = line.reduce((first, next) => (next.weight <= first.weight ? next : first));
    line = line.filter((part) => part !== least && part.after !== least.text);
  }
  // a short part that went before a long one may have room again
  for (const part of all.filter((each) => !line.includes(each)).sort((a, b) => b.weight - a.weight)) {
    const more = all.filter((each) => each === part || line.includes(each));
    const isAlone = part.after !== undefined && line.every(({ text }) => text !== part.after) && !says(set, part.after);
    if (isAlone) continue;
    if (textOf(more).length <= room) line = more;
  }
  const lost = all
    .filter((part) => !line.includes(part) && !says(`${set} · ${textOf(line)}`, part.text))
    .map(({ text }) => text);
  return { text: textOf(line), lost };
}

/** True when the text has the part's words in their order, whatever the case and the punctuation between them. */
export const says = (text: string, part: string): boolean =>
  part !== '' && ` ${plain(text)} `.includes(` ${plain(part)} `);

const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' · ');
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{Sc}%&+@/]+/gu, ' ')
    .trim();

export interface Part {
  text: string;
  /** The least goes first. */
  weight: number;
  /** The part that it says nothing without. */
  after?: string;
}

interface LineRequest {
  /** What the poster says elsewhere. */
  set: string;
  parts: readonly Part[];
  /** In letters. */
  room: number;
}
