import { anyMonth } from './date-patterns';

export interface PromptDate {
  /** "Sunday". */
  lead: string;
  /** "22" or "13–17": what can be set as large as a picture. */
  day: string;
  /** "November 2pm". */
  tail: string;
  /** "22 Nov", where the month's first three letters are short for it. */
  short: string;
}

/** The one date of a line, cut into what is set large and what stands over and under it. */
export function dateOf(line: string): PromptDate | null {
  const found = [...line.matchAll(pattern)];
  const { lead = '', from, day, month, tail = '' } = found[0]?.groups ?? {};
  if (found.length !== 1 || !day || !month || /\d/.test(lead) || /\d{4}/.test(tail)) return null;
  if (new RegExp(String.raw`(?<!\p{L})${anyMonth}`, 'iu').test(`${lead} ${tail}`)) return null;
  const days = from ? `${from}–${day}` : day;
  const name = month.replace(/\.$/, '');
  const isShort = name.length <= 4 || !french.test(name);
  return {
    lead: lead.replace(/(?:^|\s)(?:the|den|dem|le|el|il|del|al)\s*$/iu, '').replace(/[,\s]+$/u, ''),
    day: days,
    tail: `${month}${tail}`.trim(),
    short: isShort && !from ? `${day} ${name.length <= 4 ? name : name.slice(0, 3)}` : days,
  };
}

const pattern = new RegExp(
  String.raw`^(?<lead>[^\d]{0,24}?)(?:(?<from>\d{1,2})(?:st|nd|rd|th)?\.?\s?(?:[–-]|to|bis|au|al|y|e|en|and|und|et)\s?)?(?<day>\d{1,2})(?:st|nd|rd|th|er|\.)?\s(?:of\s|de\s)?(?<month>${anyMonth})(?<tail>(?:[,\s·].{0,26})?)$`,
  'giu',
);
/** Cut to three letters, June and July would be one. */
const french = /^(?:juin|juillet|janvier|février|avril)$/iu;
