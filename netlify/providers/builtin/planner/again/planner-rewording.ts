import { weekOfDate } from '../../../../../src/domain/week';
import type { RewordingPort } from '../../../../ports/rewording';
import { unwantedOn } from '../behind/dismissed';
import { momentOf } from '../choosing/moment';
import { registerOf } from '../material/invitation';
import { allNotes } from '../knowledge/note-files';
import { allOwnWords } from '../knowledge/own-words';
import { findEntry } from '../planner';
import { knowledgeOf } from '../knowledge/trade-knowledge';
import { reword } from './reword';

/** Says a post again with the planner's material and voice. */
export const plannerRewording: RewordingPort = {
  async reword({ profile, said, on }) {
    const { words } = await knowledgeOf(profile);
    return reword(profile, registerOf(profile.tone, words), said, on);
  },
  async refuses({ profile, topic, on, zone, dismissed }) {
    if (topic === '') return null;
    if (unwantedOn(on, dismissed).topic(topic)) return 'dismissed';
    const { trades, ownWords } = await knowledgeOf(profile);
    const entry = findEntry([...trades, ...ownWords, ...(await allNotes()), ...(await allOwnWords())], topic)?.entry;
    if (!entry) return null;
    const { season, month } = momentOf(weekOfDate(on), zone);
    const fits =
      entry.day === undefined &&
      (entry.season === undefined || entry.season === season?.season) &&
      (entry.part === undefined || (season !== null && entry.part.includes(season.part))) &&
      (entry.months === undefined || entry.months.includes(month));
    return fits ? null : 'out-of-season';
  },
};
