import type { ProfileWords } from '../writing/profile-words';

/**
 * Whether a business lives by grief: funeral directors, florists of funerals, stonemasons of graves. Its customers come on
 * the worst days of their lives, so that no feast is an occasion for it. A florist who also binds wreaths is none: what
 * the business calls itself counts, and else most of what it offers.
 */
export function isOfMourning({
  name,
  what,
  offers,
}: Pick<ProfileWords, 'name' | 'what'> & { offers: readonly { full: string }[] }): boolean {
  const lines = [name, what].filter((line) => GRIEF.test(line) && !JOY.test(line)).length;
  const grave = offers.filter(({ full }) => GRIEF.test(full)).length;
  const glad = offers.filter(({ full }) => JOY.test(full)).length;
  return lines > 0 ? glad === 0 || grave > glad : grave * 2 > offers.length;
}

const GRIEF =
  /\b(?:funerals?|funerary|sympathy|condolences?|bereave\w*|mourn\w*|memorials?|undertak\w*|cremat\w*|burials?|coffins?|caskets?|headstones?|gravestones?|tombstones?|graves?|morticians?|mortuar\w*|obituar\w*|hospices?|end[- ]of[- ]life|dying|terminally|vigils?|last wishes|euthan\w*|eutanasia|einschläferung|put(?:ting)? (?:\w+ ){1,3}to sleep|rainbow bridge)\b/i;
const JOY =
  /\b(?:weddings?|bridal|brides?|birthdays?|part(?:y|ies)|celebrat\w*|gifts?|events?|anniversar\w*|romantic|valentine\w*|christmas|babies|baby)\b/i;
