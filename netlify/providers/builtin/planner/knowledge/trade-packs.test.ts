import { observanceTable } from '../../../../../src/domain/calendar/observance-table';
import { overlap, shingles } from '../../../../../src/domain/shingles';
import { SIMILARITY_BOUND } from '../choosing/choose';
import { countWords, sentences } from '../english/grammar';
import { allOwnWords } from './own-words';
import { pictures } from '../writing/pictures';
import { usesOffer } from '../choosing/slots';
import { street } from '../testing/street';
import { loadPack, packIds } from './pack-files';
import { sectionNames, type Entry, type Section, type TradePack } from './trade-pack';
import { knowledgeOf } from './trade-knowledge';

/** What every pack promises; a failure names the pack and the entry. */
let packs: TradePack[];
let entries: { at: string; section: Section; entry: Entry }[];

beforeAll(async () => {
  const trades = (await Promise.all(packIds.map(loadPack))).filter((pack) => pack !== null);
  packs = [...trades, ...(await allOwnWords())];
  entries = packs.flatMap((pack) =>
    sectionNames.flatMap((section) =>
      Object.entries(pack[section]).map(([id, entry]) => ({ at: `${pack.id}/${id}`, section, entry })),
    ),
  );
});

const faults = (rule: (entry: Entry, section: Section) => unknown): string[] =>
  entries.filter(({ entry, section }) => rule(entry, section)).map(({ at }) => at);
const authored = ({ title, hook, text, why, ask, shots }: Entry): string =>
  [title, hook, text, why, ask, ...shots].join(' ');

it('no invitation to ask names a lesson, a picture or a present that the owner may not give', () => {
  expect(
    faults(({ ask }) =>
      /\b(?:(?:trial|taster) (?:lesson|class|session)|you will (?:get|receive|be sent))\b/iu.test(ask),
    ),
  ).toEqual([]);
});

it('there are packs for at least thirty trades, and each business of the street finds its own', async () => {
  expect(packIds.length).toBeGreaterThanOrEqual(30);
  const found = await Promise.all(
    Object.entries(street).map(async ([trade, { profile }]) => [trade, (await knowledgeOf(profile)).trades[0]?.id]),
  );
  expect(found.filter(([trade, id]) => trade !== id)).toEqual([]);
  expect(Object.keys(street)).toHaveLength(packIds.length);
});

it('every pack has ids of its own, once each, since history refers to them', () => {
  const ids = entries.map(({ at }) => at);
  expect(ids.filter((at, index) => ids.indexOf(at) !== index)).toEqual([]);
});

it('titles, captions and texts have the lengths that cards, posters and posts need', () => {
  expect(faults(({ title }) => [...title].length > 70 || /\.$/.test(title))).toEqual([]);
  expect(faults(({ shots }) => shots.some((shot) => [...shot].length > 28))).toEqual([]);
  expect(faults(({ shots }) => shots[0].split(' ').length > 6)).toEqual([]);
  expect(faults(({ text }) => countWords(text) < 30 || countWords(text) > 95 || sentences(text).length < 3)).toEqual(
    [],
  );
  expect(faults(({ hook, text }) => !/[.?][”]?$/.test(hook) || !/[.?][”]?$/.test(text))).toEqual([]);
});

it('reasons go on after a colon, and questions fit into an invitation', () => {
  expect(
    faults(
      ({ why }) =>
        /[.?!]$/.test(why) ||
        /^(?!Christmas|Halloween|Easter|January|British|American|German|X-ray|I )\p{Lu}/u.test(why),
    ),
  ).toEqual([]);
  expect(
    faults(
      ({ ask }) =>
        /[.?!]$/.test(ask) ||
        !/^(?:which|what|how|whether|when|where|why|who|whom|whose|if|for|to|about|until|from|at|by|in|on|after|with)\b/.test(
          ask,
        ),
    ),
  ).toEqual([]);
});

it('speaks plainly: no exclamation marks, no pictographs, no empty phrases', () => {
  expect(faults((entry) => /!|\p{Extended_Pictographic}|—| {2}/u.test(authored(entry)))).toEqual([]);
  expect(
    faults((entry) =>
      /look no further|in today’s world|game.changer|elevate your|unlock|one-stop|state.of.the.art|world.class/i.test(
        authored(entry),
      ),
    ),
  ).toEqual([]);
});

it('holds no prices, percentages, clock times or promises', () => {
  expect(
    faults((entry) =>
      /[€$£]|\d\s?%|per ?cent\b|\b\d{1,2}[:.]\d{2}\b|\b\d+ ?[ap]m\b|o’clock|guarantee[ds]? (?:you|that)/i.test(
        authored(entry),
      ),
    ),
  ).toEqual([]);
});

it('asks only for slots that are filled, and for days only where a day is named', () => {
  const known = /^(?:(?:our )?offer|it|its|them|name|city|in city|day|date|season|list|opening)$/i;
  const ofSort = /^(?:(?:a )?things?|done|doing)$/i; // read from an offer of a known sort only
  expect(
    faults((entry) =>
      [...authored(entry).matchAll(/\{([^}]*)\}/g)].some(
        ([, slot]) => !known.test(slot!) && !(entry.sorts && ofSort.test(slot!)),
      ),
    ),
  ).toEqual([]);
  expect(faults((entry) => !entry.day && /\{(?:day|date)\}/i.test(authored(entry)))).toEqual([]);
  const days = new Set([...observanceTable.map(({ id }) => id), 'clocks-forward', 'clocks-back']);
  expect(faults(({ day }) => day !== undefined && !days.has(day))).toEqual([]);
  expect(
    faults((entry, section) => section === 'seasonal' && !entry.day && !entry.season && !entry.months && !entry.ofNow),
  ).toEqual([]);
  expect(faults((entry, section) => section === 'offers' && !usesOffer(entry.title + entry.hook + entry.text))).toEqual(
    [],
  );
});

it('shows only pictures that have words for a reader who cannot see them', () => {
  expect(faults(({ picture }) => picture !== undefined && !(picture in pictures))).toEqual([]);
  expect(packs.filter(({ picture }) => !(picture in pictures)).map(({ id }) => id)).toEqual([]);
});

it('has three lines for each voice, and none that says how the business works', () => {
  const lines = packs.flatMap(({ id, voice }) =>
    Object.values(voice).flatMap((list) => list.map((line) => ({ id, line, count: list.length }))),
  );
  expect(lines.filter(({ count }) => count !== 3)).toEqual([]);
  expect(
    lines
      .filter(({ line }) =>
        /\{name\} (?:would|is|are|will|keeps|begins|compares|prepares|asks|reads|offers|has|gives)\b|At \{name\}, (?!you\b)/i.test(
          line,
        ),
      )
      .map(({ id, line }) => `${id}: ${line}`),
  ).toEqual([]);
});

it('gives every trade twenty evergreen entries and something for each part of the year', async () => {
  for (const pack of packs.filter(({ id }) => !id.startsWith('own'))) {
    const lasting = sectionNames
      .filter((section) => section !== 'seasonal')
      .flatMap((section) => Object.values(pack[section]))
      .filter(({ day, season, months }) => !day && !season && !months);
    expect([pack.id, lasting.length >= 20]).toEqual([pack.id, true]);
    expect([pack.id, Object.keys(pack.seasonal).length >= 6]).toEqual([pack.id, true]);
  }
});

it('never says a title and its opening twice, in one pack or in two', () => {
  const told = entries.map(({ at, entry }) => ({
    at,
    said: shingles(`${entry.title} ${entry.hook}`.replace(/\{[^}]+\}/g, '')),
  }));
  const twins = told.flatMap(({ at, said }, index) =>
    told
      .slice(index + 1)
      .filter((other) => overlap(said, other.said) >= SIMILARITY_BOUND)
      .map((other) => `${at} and ${other.at}`),
  );
  expect(twins).toEqual([]);
});

it('writes no sentence into two packs', () => {
  const seen = new Map<string, string>();
  const shared: string[] = [];
  for (const { at, entry } of entries) {
    for (const sentence of [entry.hook, ...sentences(entry.text)].filter(
      (text) => countWords(text.replace(/\{[^}]+\}/g, '')) > 3,
    )) {
      const other = seen.get(sentence.toLowerCase());
      if (other && other.split('/')[0] !== at.split('/')[0]) shared.push(`${other} and ${at}: ${sentence}`);
      seen.set(sentence.toLowerCase(), at);
    }
  }
  expect(shared).toEqual([]);
});
