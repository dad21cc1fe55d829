import { sectionKinds, sectionNames, type Entry, type Section, type TradePack } from './trade-pack';
import { avoidedWordIn, withoutAvoided } from '../../../../src/domain/avoid-words';
import type { BusinessProfile } from '../../../../src/domain/business-profile';
import type { IdeaKind } from '../../../../src/domain/idea';
import type { OwnerMaterial, PlannerPort, ProposalRequest } from '../../../ports/planner';
import { writeArticle } from './article/write-article';
import type { Candidate } from './candidates';
import { chooseThree } from './choose';
import { unwantedOn } from './dismissed';
import { chooseOne } from './choose-of-kind';
import { nearnessTo, type Nearness } from './hearing/nearest-entry';
import { oneOfMaterial, withMaterial, writeFromMaterial } from './material/with-material';
import { sayingLanguage } from './in-english';
import { momentOf } from './moment';
import { allNotes } from './note-files';
import { allOwnWords } from './own-words';
import { speaksAsOneIn } from './owner/speaker';
import { draft, rate } from './propose';
import { pastOf } from './support';
import { knowledgeOf, type Knowledge } from './trade-knowledge';
import { withFigures } from './with-figures';
import { writeEntry, writeFromIdea } from './write';

/** Plans and writes from trade knowledge kept in this folder; needs no key, no network and no state. */
export function createPlanner(): PlannerPort {
  const planner: PlannerPort = {
    name: 'Built-in planner',
    async propose(request) {
      const { profile, week, zone, today, round, history } = request;
      const knowledge = inVoiceOf(request, await read(profile));
      const { trades, words } = knowledge;
      const moment = momentOf(week, zone, today);
      const all = [...trades, ...(await allNotes()), ...(await allOwnWords())];
      const past = pastOf(request, (topic) => findEntry(all, topic)?.kind ?? null);
      const three = chooseThree(
        rate(knowledge, moment, past, profile.avoidWords, await nearnessOf(request, knowledge)),
        {
          week,
          round,
          history,
          salt: profile.name,
          unwanted: unwantedOn(today ?? week.startsOn, request.dismissed),
        },
      );
      const [best, second, third] = three.map((item) => draft(item, words, moment));
      return withFigures(
        request,
        sayingLanguage(withMaterial(request, knowledge, [best!, second!, third!]), profile, words.foreign),
      );
    },
    async proposeOne({ kinds, aboutOn, about = '', ...request }) {
      const { profile, week, zone, today, history } = request;
      const knowledge = inVoiceOf(request, await read(profile));
      const moment = momentOf(week, zone, today);
      const past = pastOf({ ...request, round: 0 }, (topic) => findEntry(knowledge.trades, topic)?.kind ?? null);
      const unwanted = unwantedOn(today ?? week.startsOn, request.dismissed);
      // Who asks for a kind wants it, whatever they said of earlier ideas of that kind.
      const ofKind = (kind: IdeaKind) => (kinds.length === 0 ? !unwanted.kind(kind) : kinds.includes(kind));
      const speaks = ({ title, hook, entry, offer }: Candidate) =>
        speaksOf([title, hook, entry.text, offer?.full ?? ''].join(' '), about);
      const one = chooseOne(
        rate(knowledge, moment, past, profile.avoidWords, await nearnessOf(request, knowledge)),
        { week, history, salt: profile.name },
        ({ candidate }) =>
          !unwanted.topic(candidate.topic) &&
          (aboutOn === null ? ofKind(candidate.kind) && speaks(candidate) : candidate.observance?.date === aboutOn),
      );
      const idea = one && draft(one, knowledge.words, moment);
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
      const known = inVoiceOf(request, await read(profile));
      const told = writeFromMaterial(request, known);
      if (told) return told;
      const { trades, ownWords, words } = known;
      const moment = momentOf(week, zone);
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
      const [post, knowledge] = await Promise.all([planner.write(request), read(request.profile)]);
      return writeArticle(request, post, inVoiceOf(request, knowledge), momentOf(request.week, request.zone));
    },
  };
  return planner;
}

/** One person speaks, or several do, in all that is proposed and written. */
const inVoiceOf = ({ profile, material = [] }: Heard, knowledge: Knowledge): Knowledge => ({
  ...knowledge,
  words: { ...knowledge.words, isOne: speaksAsOneIn(profile.what, answersIn(material)) },
});
const answersIn = (material: readonly OwnerMaterial[]): string[] =>
  material.filter(({ kind }) => kind === 'answer').map(({ text, detail }) => `${text} ${detail}`);

type Heard = Pick<ProposalRequest, 'profile' | 'material'>;

/** What is near to all that the owner says: of the business, in answers and on the website. */
const nearnessOf = (
  { profile: { what, offers }, material = [] }: Heard,
  { trades, names }: Knowledge,
): Promise<Nearness> =>
  nearnessTo({ what: [what, ...material.map(({ text }) => text)].join(' \n '), offers, trades: names }, trades);

/** Whether a text has one of the longer words of another, in any of its forms; of nothing, every text speaks. */
function speaksOf(text: string, about: string): boolean {
  const wanted = about.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const said = text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return about === '' || wanted.some((word) => said.some((one) => one.startsWith(word.slice(0, 6).replace(/s$/, ''))));
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
