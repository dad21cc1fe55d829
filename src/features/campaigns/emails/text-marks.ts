/** Marks of the text of a mail, put around what is chosen in a textarea. Each answers with the new text and what is chosen then. */
export function toggleMark(at: Chosen, mark: '**' | '*'): Chosen {
  const { text, start, end } = trimmed(at);
  const [before, chosen, after] = [text.slice(0, start), text.slice(start, end), text.slice(end)];
  const isOn =
    before.endsWith(mark) &&
    after.startsWith(mark) &&
    (mark === '**' || !before.endsWith('**') || before.endsWith('***'));
  if (isOn)
    return {
      text: before.slice(0, -mark.length) + chosen + after.slice(mark.length),
      start: start - mark.length,
      end: end - mark.length,
    };
  return { text: `${before}${mark}${chosen}${mark}${after}`, start: start + mark.length, end: end + mark.length };
}

/** Lines that are chosen, in part or whole, become items; once more, they are none. */
export function toggleList({ text, start, end }: Chosen): Chosen {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const to = next < 0 ? text.length : next;
  const lines = text.slice(from, to).split('\n');
  const isOn =
    lines.every((line) => /^\s*[-*•] /.test(line) || line.trim() === '') && lines.some((line) => line.trim() !== '');
  const changed = lines
    .map((line) =>
      isOn ? line.replace(/^\s*[-*•] /, '') : line.trim() === '' && lines.length > 1 ? line : `- ${line}`,
    )
    .join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(to),
    start: lines.length > 1 ? from : Math.max(from, start + changed.length - (to - from)),
    end: end + changed.length - (to - from),
  };
}

/** What is chosen becomes a link; without any, the address is what is read. */
export function insertLink(at: Chosen, url: string): Chosen {
  const { text, start, end } = trimmed(at);
  const words = text.slice(start, end).replaceAll(/[[\]]/g, '') || url.replace(/^(https?:\/\/|mailto:|tel:)/i, '');
  const link = `[${words}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  return { text: text.slice(0, start) + link + text.slice(end), start: start + 1, end: start + 1 + words.length };
}

/** In place of what is chosen; the cursor stands behind it. */
export function insertWords({ text, start, end }: Chosen, words: string): Chosen {
  return {
    text: text.slice(0, start) + words + text.slice(end),
    start: start + words.length,
    end: start + words.length,
  };
}

/** Without the blanks around it: marks stand against letters. */
function trimmed({ text, start, end }: Chosen): Chosen {
  const chosen = text.slice(start, end);
  return chosen.trim() === ''
    ? { text, start, end }
    : {
        text,
        start: start + chosen.length - chosen.trimStart().length,
        end: end - (chosen.length - chosen.trimEnd().length),
      };
}

export interface Chosen {
  text: string;
  start: number;
  end: number;
}
