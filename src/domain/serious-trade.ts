import type { TradeKind } from './trade-kind';

/**
 * Whether a business meets people on a grave day: burials, wills and deeds, the last weeks of a life, crises. Nothing that
 * is made for it is comic or smiles.
 */
export const isSeriousTrade = ({ name, what, trade = '' }: Described, kind: TradeKind | null): boolean =>
  kind === 'grief' || GRAVE.test(`${name} ${what} ${trade.replaceAll('-', ' ')}`);

interface Described {
  name: string;
  what: string;
  trade?: string | undefined;
}

const GRAVE =
  /\b(?:funerals?|undertak(?:er|ing)s?|morticians?|mortuary|burials?|crematori(?:um|a)|cremations?|cemeter(?:y|ies)|headstones?|gravestones?|memorial masons?|hospices?|palliative|end of life|bereave\w*|grief|notar(?:y|ies|ial)|probate|wills and estates?|solicitors?|divorce|asylum|victim support|women’s refuge|crisis|suicide|addiction|rehab|oncology|debt advice|insolvency|bailiffs?)\b/i;
