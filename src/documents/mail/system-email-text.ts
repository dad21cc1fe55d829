import { sentFor, type SystemEmail } from './system-email';

/** The email as plain text, in lines of at most 76 characters (RFC 5322 recommends 78); an address is never broken. */
export function systemEmailText({ heading, paragraphs, action, after, brand }: SystemEmail): string {
  const blocks = [
    wrap(heading),
    ...paragraphs.map(wrap),
    ...(action ? [`${wrap(`${action.label}:`)}\n${action.url}`] : []),
    ...(after ?? []).map(wrap),
    `-- \n${brand ? `${brand.name}\n${brand.sentFor ?? sentFor(brand.name)}` : 'Fourbeat'}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

function wrap(paragraph: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/).filter(Boolean)) {
    if (line && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}

const WIDTH = 76;
