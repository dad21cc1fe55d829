import { sectionKinds, sectionNames, type Entry, type Section, type TradePack } from './trade-pack';
import { avoidedWordIn, withoutAvoided } from '../../../../src/domain/avoid-words';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { PlannerPort } from '../../../ports/planner';
import { chooseThree } from './choose';
import { unwantedOn } from './dismissed';
import { chooseOne } from './choose-of-kind';
import { withMaterial, writeFromMaterial } from './material/with-material';
import { momentOf } from './moment';
import { allOwnWords } from './own-words';
import { draft, rate } from './propose';
import { pastOf } from './support';
import { knowledgeOf, type Knowledge } from './trade-knowledge';
import { withFigures } from './with-figures';
import { writeEntry, writeFromIdea } from './write';

/** Plans and writes from trade knowledge kept in this folder; needs no key, no network and no state. */
export function createPlanner(): PlannerPort {
  return {
    name: 'Built-in planner',
    async propose(request) {
      const { profile, week, zone, today, round, history } = request;
      const knowledge = await read(profile);
      const { trades, words } = knowledge;
      const moment = momentOf(week, zone, today);
      const all = [...trades, ...(await allOwnWords())];
      const past = pastOf(request, (topic) => find(all, topic)?.kind ?? null);
      const three = chooseThree(rate(knowledge, moment, past, profile.avoidWords), {
        week,
        round,
        history,
        salt: profile.name,
        unwanted: unwantedOn(today ?? week.startsOn, request.dismissed),
      });
      const [best, second, third] = three.map((item) => draft(item, words, moment));
      return withFigures(request, withMaterial(request, knowledge, [best!, second!, third!]));
    },
    async proposeOne({ kinds, aboutOn, ...request }) {
      const { profile, week, zone, today, history } = request;
      const knowledge = await read(profile);
      const moment = momentOf(week, zone, today);
      const past = pastOf({ ...request, round: 0 }, (topic) => find(knowledge.trades, topic)?.kind ?? null);
      const one = chooseOne(
        rate(knowledge, moment, past, profile.avoidWords),
        { week, history, salt: profile.name },
        ({ candidate }) =>
          aboutOn === null
            ? kinds.length === 0 || kinds.includes(candidate.kind)
            : candidate.observance?.date === aboutOn,
      );
      return one && draft(one, knowledge.words, moment);
    },
    async write(request) {
      const { profile, idea, week, zone } = request;
      const known = await read(profile);
      const told = writeFromMaterial(request, known);
      if (told) return told;
      const { trades, ownWords, words } = known;
      const moment = momentOf(week, zone);
      const found = find([...trades, ...ownWords, ...(await allOwnWords())], idea.topic);
      const material = { profile, words, idea, moment };
      const piece = found
        ? writeEntry(found.entry, found.offerId, { ...material, pack: found.pack })
        : writeFromIdea({ ...material, pack: trades[0] ?? ownWords[0]! });
      const { avoidWords = [] } = profile; // in the voice's own lines, too
      return {
        ...piece,
        body: withoutAvoided(piece.body, avoidWords),
        keywords: piece.keywords.filter((keyword) => avoidedWordIn(keyword, avoidWords) === null),
      };
    },
  };
}

/** Reading a profile means choosing packs and learning their words; the business that was asked about last is kept, in any voice. */
function read(profile: BusinessProfile): Promise<Knowledge> {
  const { tone: _tone, ...said } = profile;
  const key = JSON.stringify(said);
  if (last?.key !== key) last = { key, reading: knowledgeOf(profile) };
  return last.reading;
}

let last: { key: string; reading: Promise<Knowledge> } | undefined;

/** A topic is "pack/entry" or "pack/entry/offer". */
function find(
  packs: TradePack[],
  topic: string,
): { pack: TradePack; entry: Entry; kind: IdeaKind; offerId: string | null } | null {
  const [packId, entryId, offerId] = topic.split('/');
  const pack = packs.find(({ id }) => id === packId);
  const section =
    pack && sectionNames.find((name: Section) => entryId !== undefined && Object.hasOwn(pack[name], entryId));
  return pack && section
    ? { pack, entry: pack[section][entryId!]!, kind: sectionKinds[section], offerId: offerId ?? null }
    : null;
}
