import type { PostLanguage } from '../../../../src/domain/text-language';
import { englishLexicon, toldLexicon, type Lexicon } from './near-lexicon';
import { saidWork, toldTrades } from './trade-phrases';

/** The words by which trades are described in a language, read when first wanted. */
export function lexiconIn(language: PostLanguage): Promise<Lexicon> {
  const known = read.get(language) ?? (language === 'en' ? inEnglish() : inTongue(language));
  read.set(language, known);
  return known;
}
const read = new Map<PostLanguage, Promise<Lexicon>>();

const inEnglish = async (): Promise<Lexicon> =>
  englishLexicon(
    (await saidWork()).flatMap(({ trades }) =>
      Object.entries(trades).map(([trade, said]) => [trade, [trade, ...said.split(', ')]] as const),
    ),
  );

const inTongue = async (language: Exclude<PostLanguage, 'en'>): Promise<Lexicon> =>
  toldLexicon(
    (await toldTrades(language)).trades.map(
      ({ trade, tells, hints = '' }) => [trade, [tells, hints].flatMap((list) => list.split(', '))] as const,
    ),
  );
