import { workTopics, learnTopics } from './topics-business';
import { shopTopics, artsTopics } from './topics-culture';
import { drinkTopics } from './topics-drink';
import { eventTopics } from './topics-events';
import { foodTopics } from './topics-food';
import { goodsOfAnimals, goodsOfFairs, goodsOfFields, goodsOfHouse, goodsOfShops } from './topics-goods';
import { homeTopics } from './topics-home';
import { activeTopics, natureTopics } from './topics-life';
import { techTopics, motorTopics } from './topics-motor';
import { healthTopics, beautyTopics } from './topics-services';
import { travelTopics, animalTopics } from './topics-travel';
import { upkeepTopics } from './topics-upkeep';
import checkedPictures from './checked-pictures.json';
import { things } from './things';
import type { PostLanguage } from '../../../../../src/domain/text-language';
import type { Sector, Topic, TopicRow } from './topic';
import tradePictures from './trade-pictures.json';
import { undrawable } from './undrawable';
import { askedTrades } from './wares/asked-trades';
import { commonServices } from './wares/common-services';
import { commonTrades } from './wares/common-trades';
import { crafts } from './wares/crafts';
import { europeanTrades } from './wares/european-trades';
import { furtherOutings } from './wares/further-outings';
import { furtherTrades } from './wares/further-trades';
import { furtherWishes } from './wares/further-wishes';
import { laterWishes } from './wares/later-wishes';
import { gatherings } from './wares/gatherings';
import { houseWares } from './wares/house-wares';
import { moreTongues } from './wares/more-tongues';
import { ownDishes } from './wares/own-dishes';
import { ownTrades } from './wares/own-trades';
import { polishTrades } from './wares/polish-trades';
import { everydayTrades } from './wares/everyday-trades';
import { plainAnimals } from './wares/plain-animals';
import { plainNouns } from './wares/plain-nouns';
import { plainThings } from './wares/plain-things';
import { polishLife } from './wares/polish-life';
import { spokenWares } from './wares/spoken-wares';
import { spokenTrades } from './wares/spoken-trades';
import { outings } from './wares/outings';
import { shopWares } from './wares/shop-wares';
import { yardWares } from './wares/yard-wares';

export interface Phrase {
  words: readonly string[];
  /** Null for what is known and has no picture. */
  topic: Topic | null;
  /** 1 for a plain word, less for an occasion, a wide word or a single thing. */
  weight: number;
  /** A trade's name from the editors' list. */
  isTrade?: true;
  /** The only languages in which the word is that thing. */
  tongues?: readonly PostLanguage[];
}

export interface TopicTable {
  topics: readonly Topic[];
  /** Phrases by their first word, longest first. */
  phrasesByFirstWord: ReadonlyMap<string, readonly Phrase[]>;
  /** All words of all phrases but those of trades' longer names; one that ends with "*" is a stem with any Slavic ending. */
  words: ReadonlySet<string>;
}

let table: TopicTable | undefined;

/** The whole subject table, built on first use. */
export function topicTable(): TopicTable {
  table ??= buildTable();
  return table;
}

function buildTable(): TopicTable {
  const topics: Topic[] = [];
  const phrasesByFirstWord = new Map<string, Phrase[]>();
  const add = (topic: Topic | null, phrases: readonly string[], plain: number): void => {
    if (topic) topics.push(topic);
    for (const phrase of phrases) {
      if (settled.has(phrase.replace(/^~+/, ''))) continue;
      const words = phrase.replace(/^~+/, '').split(' ');
      const weight = weightOf(phrase, plain);
      const known = phrasesByFirstWord.get(words[0]!);
      if (known) known.push({ words, topic, weight });
      else phrasesByFirstWord.set(words[0]!, [{ words, topic, weight }]);
    }
  };
  for (const [sector, rows] of rowsBySector) {
    for (const [words, heroes, extras, hue, mood] of rows) {
      const phrases = words.split(', ');
      add(
        {
          name: phrases[0]!.replace(/^~+/, ''),
          sector,
          heroes: heroes.split(' '),
          extras: extras.split(' ').filter(Boolean),
          hue,
          mood,
        },
        phrases,
        1,
      );
    }
  }
  for (const [hue, names] of Object.entries(things)) {
    for (const icon of names.split(' ')) {
      const name = icon.replaceAll('-', ' ');
      add({ name, sector: 'nature', heroes: [icon], extras: [], hue: Number(hue), mood: 'fresh' }, [name], THING);
    }
  }
  add(null, undrawable.split(', '), 1);
  const words = new Set(
    [...phrasesByFirstWord.values()].flatMap((phrases) => phrases.flatMap((phrase) => phrase.words)),
  );
  for (const phrase of [...plainPhrases(plainNouns, topics), ...checkedPhrases(topics)]) {
    phrasesByFirstWord.set(phrase.words[0]!, [phrase, ...(phrasesByFirstWord.get(phrase.words[0]!) ?? [])]);
    // those of one language must not keep words of another from being cut to their dictionary form
    if (phrase.words.length === 1 && !phrase.tongues) words.add(phrase.words[0]!);
  }
  for (const { words: name, topic } of tradeNames(topics)) {
    const known = phrasesByFirstWord.get(name[0]!) ?? [];
    // a trade's one word says what is done, a thing beside it what it is done with; before the same words with another topic
    const weight = name.length > 1 || known.some(({ words: other }) => other.length === 1) ? 1 : TRADE;
    phrasesByFirstWord.set(name[0]!, [{ words: name, topic, weight, isTrade: true }, ...known]);
    // what such a name is put together from is no thing alone: "Aufzüge" of "Aufzüge warten" must still be cut to its dictionary form
    if (name.length === 1) words.add(name[0]!);
  }
  for (const phrases of phrasesByFirstWord.values()) phrases.sort((a, b) => b.words.length - a.words.length);
  return { topics, phrasesByFirstWord, words };
}

/** Names of trades whose picture the words alone do not tell, or tell wrong, each with the topic that an editor chose. */
function tradeNames(topics: readonly Topic[]): { words: readonly string[]; topic: Topic | null }[] {
  const topicsByName = new Map(topics.toReversed().map((topic) => [topic.name, topic]));
  const named = Object.entries<string>(tradePictures.topics).map(([name, trades]) => ({
    topic: topicsByName.get(name)!,
    trades,
  }));
  return [...named, { topic: null, trades: tradePictures.nothing }].flatMap(({ topic, trades }) =>
    trades.split(', ').map((trade) => ({ words: trade.split(' '), topic })),
  );
}

/** Plain words for things, with the topic that has their icon, or one made of the icon's name. */
function plainPhrases(nounsOfIcons: Iterable<readonly [string, string]>, topics: Topic[]): Phrase[] {
  return [...nounsOfIcons].flatMap(([icon, nouns]) => {
    const topic = topics.find(({ heroes }) => heroes.join() === icon) ?? topicOf(icon);
    if (!topics.includes(topic)) topics.push(topic);
    return nouns.split(', ').map((noun) => toPhrase(noun, topic));
  });
}

/** Words that a reader of all rows put right: another icon, one language only, or nothing to be drawn. */
const checkedPhrases = (topics: Topic[]): Phrase[] => [
  ...plainPhrases(Object.entries<string>(checkedPictures.pictures), topics),
  ...checkedPictures.nothing.split(', ').map((noun) => toPhrase(noun, null)),
];
const settled: ReadonlySet<string> = new Set(
  [...Object.values<string>(checkedPictures.pictures), checkedPictures.nothing, checkedPictures.unread]
    .flatMap((words) => words.split(', '))
    .map((noun) => noun.replace(/^~+/, '').replace(/@.*$/, '')),
);

function toPhrase(noun: string, topic: Topic | null): Phrase {
  const [name = '', tongues] = noun.replace(/^~+/, '').split('@');
  return {
    words: name.split(' '),
    topic,
    weight: weightOf(noun, 1),
    ...(tongues && { tongues: tongues.split(',') as PostLanguage[] }),
  };
}

const topicOf = (icon: string): Topic => ({
  name: icon.replaceAll('-', ' '),
  sector: 'shop',
  heroes: [icon],
  extras: [],
  hue: PLAIN_HUE,
  mood: 'fresh',
});
const PLAIN_HUE = 40;

const weightOf = (phrase: string, plain: number): number =>
  phrase.startsWith('~~') ? LAST : phrase.startsWith('~') ? YIELDING : plain;
const YIELDING = 0.45;
const LAST = 0.3;
const THING = 0.9;
const TRADE = 0.9;

const rowsBySector: readonly (readonly [Sector, readonly TopicRow[]])[] = [
  ['shop', yardWares],
  ['home', houseWares],
  ['shop', shopWares],
  ['events', outings],
  ['food', foodTopics],
  ['drink', drinkTopics],
  ['home', homeTopics],
  ['home', upkeepTopics],
  ['health', healthTopics],
  ['beauty', beautyTopics],
  ['active', activeTopics],
  ['shop', shopTopics],
  ['work', workTopics],
  ['learn', learnTopics],
  ['events', eventTopics],
  ['travel', travelTopics],
  ['animals', animalTopics],
  ['tech', techTopics],
  ['motor', motorTopics],
  ['arts', artsTopics],
  ['nature', natureTopics],
  ['food', goodsOfFields],
  ['animals', goodsOfAnimals],
  ['home', goodsOfHouse],
  ['shop', goodsOfShops],
  ['events', goodsOfFairs],
  ['shop', moreTongues],
  ['events', gatherings],
  ['shop', europeanTrades],
  ['shop', furtherTrades],
  ['shop', furtherOutings],
  ['shop', commonTrades],
  ['shop', commonServices],
  ['shop', crafts],
  ['food', ownDishes],
  ['home', ownTrades],
  ['shop', polishTrades],
  ['shop', polishLife],
  ['shop', spokenWares],
  ['home', spokenTrades],
  ['animals', plainAnimals],
  ['shop', plainThings],
  ['shop', everydayTrades],
  ['shop', askedTrades],
  ['shop', furtherWishes],
  ['shop', laterWishes],
];
