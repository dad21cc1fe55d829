import { createRequire } from 'node:module';
import { pictures } from '../../planner/pictures';
import { iconLayers } from '../drawing/icon-shapes';
import { chooseSubject, iconNames } from './choose-subject';
import { findSubject } from './find-subject';
import { topicTable } from './topic-table';

const load = createRequire(__filename);
const set = load('@iconify-json/fluent-emoji-flat/icons.json') as { icons: Record<string, unknown> };
const { categories } = load('@iconify-json/fluent-emoji-flat/metadata.json') as {
  categories: Record<string, string[]>;
};

/** Filed under people and faces, but things without skin. */
const THINGS_AFTER_ALL = ['tooth', 'bone', 'eye', 'robot'];

describe('the subject table', () => {
  it('knows more than three hundred trades and topics', () => {
    expect(topicTable().topics.filter((topic) => topic.extras.length > 0).length).toBeGreaterThan(300);
  });

  it.each([...iconNames()])('draws %s, which the icon set and the extracted file both have', async (name) => {
    expect(set.icons).toHaveProperty([name]);
    expect((await iconLayers(name)).length).toBeGreaterThan(0);
  });

  it('holds no people, faces, symbols, flags or hotels', () => {
    const banned = ['People & Body', 'Smileys & Emotion', 'Symbols', 'Flags']
      .flatMap((category) => categories[category] ?? [])
      .filter((name) => !THINGS_AFTER_ALL.includes(name));
    expect([...iconNames()].filter((name) => banned.includes(name) || /hotel|-face$|skin-tone/.test(name))).toEqual([]);
  });

  it('names no phrase twice for different topics, so that a match never depends on the order of files', () => {
    const seen = new Map<string, string>();
    const twice: string[] = [];
    for (const phrases of topicTable().phrasesByFirstWord.values()) {
      for (const { words, topic } of phrases) {
        const phrase = words.join(' ');
        if (seen.has(phrase) && seen.get(phrase) !== topic.name)
          twice.push(`${phrase}: ${seen.get(phrase)} and ${topic.name}`);
        seen.set(phrase, topic.name);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('what a prompt is about', () => {
  it.each([
    ['Autumn pumpkin spice latte launch at a cosy coffee shop, 20% off', 'hot-beverage'],
    ['Premium running shoes lighter than air', 'running-shoe'],
    ['Weekend jazz festival by the lake at sunset', 'saxophone'],
    ['Dental clinic free whitening consultation', 'tooth'],
    ['Real estate agent: luxury beachfront villas for investors', 'house'],
    ['Yoga studio morning classes for stressed professionals', 'lotus'],
    ['Plumbing emergency service 24/7', 'wrench'],
    ['AI chatbot that answers customers while you sleep', 'robot'],
    ['Organic skincare serum with vitamin C', 'lotion-bottle'],
    ['Accounting firm tax season reminder', 'receipt'],
    ['Fresh croissants every morning at our bakery', 'croissant'],
    ['Wedding photographer in Lisbon', 'camera'],
    ['Dog birthday cake', 'birthday-cake'],
    ['Hot dog stand at the stadium', 'hot-dog'],
    ['Book a table at our Thai restaurant', 'curry-rice'],
    ['Christmas cake orders', 'shortcake'],
    ['Christmas sale', 'christmas-tree'],
    ['Spring cleaning offer', 'broom'],
    ['Eco-friendly cleaning products', 'broom'],
    ['Vegan burgers', 'hamburger'],
    ['Hair extension specialists', 'scissors'],
    ['Mother’s Day flowers', 'bouquet'],
    ['pink peonies in a glass vase', 'bouquet'],
    ['Poinsettias $19', 'hibiscus'],
    ['Hand-thrown ceramic vase', 'amphora'],
    ['Moving house checklist', 'package'],
    ['7 signs your brake pads are worn', 'wrench'],
    ['A golden retriever puppy playing in a field of sunflowers', 'dog'],
    ['Car insurance in five minutes', 'umbrella'],
    ['Violin repair', 'violin'],
    ['A flamingo in the rain', 'flamingo'],
    ['Laser hair removal', 'lotion-bottle'],
    ['Auction house viewing day', 'amphora'],
    ['Heating engineer', 'thermometer'],
    ['Financial planner', 'coin'],
    ['Burger van', 'hamburger'],
    ['Halloween party', 'jack-o-lantern'],
    ['Thanksgiving dinner', 'turkey'],
    ['Ramadan Iftar menu', 'crescent-moon'],
    ['Diwali sale', 'diya-lamp'],
    ['Lunar New Year', 'red-paper-lantern'],
    ['Fishmonger', 'fish'],
    ['Summer camp', 'tent'],
    ['Sewing alterations', 'thread'],
    ['We have moved', 'package'],
    ['Cello tuition', 'violin'],
    ['Early bird tickets for the jazz festival', 'admission-tickets'],
  ])('%s → %s', (prompt, hero) => {
    expect(findSubject(prompt)?.topic.heroes).toContain(hero);
  });

  it.each([
    'Something wonderful is coming',
    'Quantum resilience for small teams',
    'Ukulele circle for beginners',
    'Team building days',
    'Zero to one',
    'Book now',
    'A piece of cake',
    'Open on bank holidays',
    'Hot air balloon rides',
    'Speech therapist',
    'Train with us',
    'Skip the queue',
    '',
    '🎉',
  ])('says it does not know: "%s"', (prompt) => {
    expect(findSubject(prompt)).toBeNull();
  });
});

describe('the chosen subject', () => {
  it('is exactly the thing that a prompt names and nothing else', () => {
    expect(chooseSubject('A comb')?.heroes).toEqual(['hair-pick']);
    expect(chooseSubject('bread', ['Cheese makes it better'])?.heroes).toEqual(['bread']);
  });

  it('comes from the headline when the prompt says nothing', () => {
    expect(chooseSubject('something nice', ['something nice', 'Our new bagels'])?.heroes).toEqual(['bagel']);
  });

  it.each(Object.keys(pictures))('draws the planner’s "%s"', (name) => {
    expect(chooseSubject(name)?.heroes).toHaveLength(1);
  });
});
