import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { knowledgeOf } from '../knowledge/trade-knowledge';
import type { TradePack } from '../knowledge/trade-pack';

/** The packs and notes that somebody hears who says this. */
export const packsFor = async (said: Partial<BusinessProfile>): Promise<readonly TradePack[]> => {
  const { trades } = await knowledgeOf({
    name: 'Linden',
    what: '',
    where: 'Leeds',
    audience: 'people nearby',
    offers: [],
    tone: 'friendly',
    ...said,
  });
  return trades;
};

/** The ids of the notes among them. */
export const notesOf = async (said: Partial<BusinessProfile>): Promise<string[]> =>
  (await packsFor(said)).map(({ id }) => id).filter((id) => id.startsWith('note-'));
