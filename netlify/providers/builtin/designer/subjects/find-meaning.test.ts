import meanings from '../assets/meanings.json';
import { findMeaning } from './find-meaning';
import { findSubject } from './find-subject';
import { noSubject } from './no-subject';
import { topicTable } from './topic-table';

/** Prompts without a word of the table, judged by hand: the right picture, or none. */
const judged: readonly (readonly [prompt: string, hero: string | null])[] = [
  ['Hand-stitched evening gowns', 'dress'],
  ['Fresh mackerel landed today', 'fish'],
  ['Litigation without the stress', 'balance-scale'],
  ['Knapsacks for the long way home', 'backpack'],
  ['New eyeliner shades', 'lipstick'],
  ['Linguine the way nonna made it', 'spaghetti'],
  ['Snowboarding for absolute beginners', 'skis'],
  ['Cardigans for cold mornings', 'scarf'],
  ['Sirloin every Sunday', 'cut-of-meat'],
  ['Chardonnay by the glass', 'wine-glass'],
  ['Pilsner from the cellar', 'beer-mug'],
  ['A bungalow with a sea view', 'house-with-garden'],
  ['Choreography for couples', 'ballet-shoes'],
  ['Hairstyles for long faces', 'scissors'],
  ['Diesel at cost', 'fuel-pump'],
  ['Rottweilers welcome', 'dog'],
  ['Catamarans for groups of eight', 'sailboat'],
  ['Porcelain you will use', 'amphora'],
  ['Shiitake kits', 'brown-mushroom'],
  ['Undergraduates eat cheaper', 'graduation-cap'],
  ['Gouache on rough paper', 'artist-palette'],
  ['Referendum night live', 'ballot-box-with-ballot'],
  ['Illusionist with two assistants', 'magic-wand'],
  ['Sunscreen that does not sting', 'lotion-bottle'],
  ['Easels from student level up', 'artist-palette'],
  ['Brooches with a story', 'ring'],
  ['Saddles made to measure', 'horse'],
  ['Featherweights at eight', 'boxing-glove'],
  ['Barley and millet from our fields', 'sheaf-of-rice'],
  ['Coriander and dill in pots', 'herb'],
  ['Corduroy is back', 'jeans'],
  ['Middleweights at nine', 'boxing-glove'],
  ['Swordfish tonight', 'fish'],
  ['Recliners that hug you', 'couch-and-lamp'],
  ['Immunisation week', 'syringe'],
  ['Psychoanalysis in English', 'couch-and-lamp'],
  ['Swimsuits in every size', 'bikini'],
  ['Headsets you forget you wear', 'headphone'],
  ['Trout, halibut and patience', 'fish'],
  ['Papaya season', null],
  ['Ukuleles from beginners to stars', null],
  ['Trombones wanted', null],
  ['A patient approach', null],
  ['The leaf collection', null],
  ['Tools of thought', null],
  ['Growth starts small', null],
  ['Your journey begins', null],
  ['Meet our maker', null],
  ['The pilot season', null],
  ['Providers you can trust', null],
  ['Landing soon', null],
  ['Terrace open', null],
  ['Portfolio day', null],
  ['Booking now', null],
  ['Grassroots ideas', null],
  ['The Palm Collective', null],
  ['Sage advice', null],
  ['Something for every wallet', null],
  ['Guardians of good taste', null],
  ['Apricots by the crate', null],
  ['Harmonica nights', null],
  ['Lullabies for the smallest', null],
  ['Kilts made for moving', null],
  ['Ceviche night', null],
  ['Bagpipes at dawn', null],
];

describe('what the words of a prompt come near to', () => {
  it('is a right picture in more than nine of ten that it dares to answer, and none for the others', () => {
    const unknown = judged.filter(([prompt]) => !findSubject(prompt)?.topic);
    const answers = unknown
      .map(([prompt, hero]) => ({ prompt, hero, topic: findMeaning(prompt) }))
      .filter(({ topic }) => topic !== null);
    const wrong = answers.filter(({ hero, topic }) => hero === null || !topic!.heroes.includes(hero));
    expect(unknown.length).toBeGreaterThanOrEqual(55);
    expect(answers.length).toBeGreaterThanOrEqual(30);
    expect([
      wrong.map(({ prompt, topic }) => `${prompt}: ${topic!.name}`),
      wrong.length <= answers.length * 0.1,
    ]).toEqual([[], true]);
  });

  it('is nothing when two words speak for different topics, or only stand beside the matter', () => {
    expect(findMeaning('Chardonnay and sirloin')).toBeNull();
    expect(findMeaning('Something new for wakeboarding')).toBeNull();
  });

  it('names topics that there are, each word once, and none that the table has or that fools it', () => {
    const banned = noSubject.split(' ');
    const words = Object.values(meanings).flatMap((list) => list.split(' '));
    expect(Object.keys(meanings).filter((name) => !topicTable().topics.some((topic) => topic.name === name))).toEqual(
      [],
    );
    expect(
      words.filter(
        (word, index) => words.indexOf(word) !== index || banned.includes(word) || findSubject(word) !== null,
      ),
    ).toEqual([]);
  });
});
