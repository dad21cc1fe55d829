import { sectionKinds, sectionNames, type Entry, type Section, type TradePack } from './knowledge/trade-pack';
import { avoidedWordIn, withoutAvoided } from '../../../../src/domain/avoid-words';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { PlannerPort } from '../../../ports/planner';
import { writeArticle } from './article/write-article';
import type { Candidate } from './choosing/candidates';
import { chooseBest, type Rated } from './choosing/choose';
import { unwantedOn } from './behind/dismissed';
import { isOwnFeast } from './choosing/feasts';
import { chooseOne } from './choosing/choose-of-kind';
import { oneOfMaterial, withMaterial, writeFromMaterial } from './material/with-material';
import { sayingLanguage } from './english/in-english';
import { draftFor, rateFor, readFor, readIn } from './knowledge/knowledge-for';
import { momentOf } from './choosing/moment';
import { allNotes } from './knowledge/note-files';
import { allOwnWords } from './knowledge/own-words';
import { pastOf } from './choosing/support';
import { writeInTongue } from './tongue-frames/tongue-ideas';
import { writtenLanguage } from './tongue-frames/tongue-words';
import { writeKnown } from './tongue-notes/known-in-tongue';
import { withFigures } from './choosing/with-figures';
import { writeEntry, writeFromIdea } from './writing/write';

/** Plans and writes from trade knowledge kept in this folder; needs no key, no network and no state. */
export function createPlanner(): PlannerPort {
  const planner: PlannerPort = {
    languageOf: writtenLanguage,
    name: 'Built-in planner',
    async propose(request) {
      const { profile, week, zone, today, round, history } = request;
      const knowledge = await readFor(request);
      const { trades, words } = knowledge;
      const moment = momentOf(week, zone, today);
      const all = [...trades, ...(await allNotes()), ...(await allOwnWords())];
      const past = pastOf(request, (topic) => findEntry(all, topic)?.kind ?? null);
      const rated = await rateFor(request, knowledge, moment, past);
      const choice = {
        week,
        round,
        history,
        salt: profile.name,
        own: [profile.name, profile.what, ...profile.offers].join(' '),
        unwanted: unwantedOn(today ?? week.startsOn, request.dismissed),
      };
      const three = withMaterial(
        request,
        knowledge,
        (count, taken, isSeasonTold) =>
          chooseBest(count < 3 ? rated.filter(listsNoOffers) : rated, { ...choice, count, taken, isSeasonTold }).map(
            (item) => draftFor(item, words, moment),
          ),
        rated.some(({ candidate: { topic } }) => isOwnFeast(topic) && !history.some((past) => past.topic === topic)),
      );
      return withFigures(request, sayingLanguage(three, profile, words.foreign));
    },
    async proposeOne({ kinds, aboutOn, about = '', ...request }) {
      const { profile, week, zone, today, history } = request;
      const knowledge = await readFor(request);
      const moment = momentOf(week, zone, today);
      const past = pastOf({ ...request, round: 0 }, (topic) => findEntry(knowledge.trades, topic)?.kind ?? null);
      const unwanted = unwantedOn(today ?? week.startsOn, request.dismissed);
      // Who asks for a kind wants it, whatever they said of earlier ideas of that kind.
      const ofKind = (kind: IdeaKind) => (kinds.length === 0 ? !unwanted.kind(kind) : kinds.includes(kind));
      const speaks = ({ title, hook, entry, offer }: Candidate) =>
        speaksOf([title, hook, entry.text, offer?.full ?? ''].join(' '), about);
      const one = chooseOne(
        await rateFor(request, knowledge, moment, past),
        { week, history, salt: profile.name },
        ({ candidate }) =>
          !unwanted.topic(candidate.topic) &&
          (aboutOn === null ? ofKind(candidate.kind) && speaks(candidate) : candidate.observance?.date === aboutOn),
      );
      const idea = one && draftFor(one, knowledge.words, moment);
      // A day is the planner's own subject; of everything else the owner knows more.
      const told =
        aboutOn === null
          ? oneOfMaterial(
              { ...request, round: 0 },
              knowledge,
              ({ kind, title, body }) => ofKind(kind) && speaksOf([title, ...body].join(' '), about),
            )
          : null;
      if (!idea || !told) return idea ?? told;
      const isBetter = knowledge.trades.length === 0 || told.confidence >= idea.confidence;
      return isBetter ? told : idea;
    },
    async write(request) {
      const { profile, idea, week, zone } = request;
      const known = await readIn(request);
      const told = writeFromMaterial(request, known);
      if (told) return told;
      const { trades, ownWords, words } = known;
      const moment = momentOf(week, zone);
      const business = { profile, words, moment };
      const own = (await writeInTongue(idea, business)) ?? (await writeKnown(idea, business));
      if (own) return own;
      const found = findEntry([...trades, ...ownWords, ...(await allNotes()), ...(await allOwnWords())], idea.topic);
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
    async writeArticle(request) {
      const [post, knowledge] = await Promise.all([planner.write(request), readIn(request)]);
      return writeArticle(request, post, knowledge, momentOf(request.week, request.zone));
    },
  };
  return planner;
}

/** The owner's own words are signed with the offers: no other post of the week is their list. */
const listsNoOffers = ({ candidate: { topic } }: Rated): boolean => !/^own-tongue-\p{Ll}+\/overview/u.test(topic);

/** Whether a text has one of the longer words of another, in any of its forms; of nothing, every text speaks. */
function speaksOf(text: string, about: string): boolean {
  const wanted = about.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return about === '' || wanted.some((word) => said.some((one) => one.startsWith(word.slice(0, 6).replace(/s$/, ''))));
}

/** A topic is "pack/entry" or "pack/entry/offer". */
export function findEntry(
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
