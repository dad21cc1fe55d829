import { capitalise, clip } from '../english/grammar';
import type { Told } from './told-shapes';
import { labelled } from './told-words';

/**
 * The words of a poster of the owner's words: what they say in large letters, and above it in small ones what it is ("Behind
 * the scenes"). What people get wrong stays small below its heading, since large it would be believed.
 */
export function posterOf({ kind, label, line, title, language }: Told): PosterWords {
  if (language === 'other') return { kicker: '', headline: line, supporting: '' };
  if (kind === 'Myth checked') return { kicker: '', headline: clip(label, LABEL), supporting: line };
  const lead = labelled(label, language);
  const said = line !== label ? line : title.startsWith(lead) ? capitalise(title.slice(lead.length)) : title;
  return said === label
    ? { kicker: '', headline: clip(label, LABEL), supporting: '' }
    : { kicker: clip(label, LABEL), headline: said, supporting: '' };
}

const LABEL = 40;

interface PosterWords {
  kicker: string;
  headline: string;
  supporting: string;
}
