import { monumentOf, type LayoutName, type PosterPlan } from './minimalist/poster-plan';
import { colourName } from './drawing/colour-name';
import { sentenceCase } from './prompt/letters/sentence-case';
import type { PosterWords } from './prompt/poster-words';
import { shortened } from './prompt/letters/shortened';

/** At most 60 characters, whole words. */
export function pictureTitle(
  { words, topic }: Pick<PosterPlan, 'words' | 'topic'>,
  otherwise = 'Minimalist picture',
): string {
  return shortened(words.headline || words.supporting || sentenceCase(topic?.name ?? '') || otherwise, MAX_TITLE);
}

/** What is to be seen and to be read, in two sentences of at most 400 characters. */
export function pictureAltText({ words, heroName, layout, palette, aspectRatio }: PosterPlan): string {
  const colour = colourName(palette.accent);
  const isShown =
    heroName && !(layout === 'figure' && aspectRatio === '4:1' && words.figure?.headline === words.headline);
  const seen = isShown
    ? `${heroNoun(heroName)} ${withHero[layout]}`
    : withoutHero[layout].replace('LETTER', monumentOf(words));
  return altTextOf(`Minimalist poster: ${seen.replace('COLOUR', colour)}`, words);
}

/** What is to be seen, without its full stop, and the words that are to be read; at most 400 characters. */
export function altTextOf(seen: string, words: PosterWords): string {
  const read = [words.headline, words.supporting, words.kicker, words.brand]
    .filter(Boolean)
    .map((text) => `“${innerQuotes(text)}”`)
    .join(', ');
  return shortened(`${seen.replace(/\ba (?=orange|olive)/g, 'an ')}.${read ? ` It reads ${read}.` : ''}`, MAX_ALT_TEXT);
}

/** "a croissant", "an envelope", "glasses", "bread". */
export function heroNoun(name: string): string {
  const special = nouns.get(name);
  if (special) return special;
  const noun = name.replaceAll('-', ' ');
  if (/[^su]s$/.test(noun) && !noun.endsWith('lens')) return noun;
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Quotes inside quotes are single. */
const innerQuotes = (text: string): string =>
  text
    .replace(/"([^"]*)"/g, '‘$1’')
    .replace(/[“„«]/g, '‘')
    .replace(/[”»]/g, '’');

const MAX_TITLE = 60;
const MAX_ALT_TEXT = 400;

const withHero: Readonly<Record<LayoutName, string>> = {
  disc: 'on a large COLOUR disc',
  split: 'on a COLOUR field',
  still: 'in a COLOUR still life',
  tiles: 'among COLOUR quarter discs and squares',
  arch: 'in a COLOUR archway',
  series: 'repeated in rows, one picked out on a COLOUR ground',
  poster: 'in a small seal beside very large words, in COLOUR',
  figure: 'in a small seal beside a very large figure, in COLOUR',
  letter: 'with a large letter, in COLOUR',
  ledger: 'beside very large words between lines, in COLOUR',
  band: 'beside very large words on a COLOUR field',
  menu: 'in a small seal over a list of prices, in COLOUR',
  date: 'in a small seal beside a very large date, in COLOUR',
  rings: 'with arcs, in COLOUR',
  dots: 'with dots, in COLOUR',
};
const withoutHero: Readonly<Record<LayoutName, string>> = {
  disc: 'a large COLOUR disc',
  split: 'two fields, one of them COLOUR',
  still: 'a COLOUR still life of plain shapes',
  tiles: 'COLOUR quarter discs and squares',
  arch: 'a COLOUR archway',
  series: 'rows of COLOUR shapes',
  poster: 'very large words in COLOUR',
  figure: 'a very large figure in COLOUR',
  letter: 'the letter LETTER, very large, in COLOUR',
  ledger: 'very large words between lines, in COLOUR',
  band: 'very large words on a COLOUR field',
  menu: 'a list of prices under large words, in COLOUR',
  date: 'a very large date in COLOUR',
  rings: 'concentric COLOUR arcs',
  dots: 'a grid of COLOUR dots that swells and fades',
};
/** Names that need another article or a plainer word. */
const nouns: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bread: 'a loaf of bread',
    luggage: 'a suitcase',
    butter: 'a pat of butter',
    salt: 'a salt cellar',
    ice: 'ice cubes',
    garlic: 'a head of garlic',
    broccoli: 'a head of broccoli',
    asparagus: 'a bunch of asparagus',
    ravioli: 'a plate of ravioli',
    sake: 'a bottle of sake',
    unlocked: 'an open padlock',
    'american-football': 'an American football',
    'christmas-tree': 'a Christmas tree',
    'french-fries': 'French fries',
    't-shirt': 'a T-shirt',
    'baguette-bread': 'a baguette',
    'hot-beverage': 'a cup of coffee',
    'fork-and-knife-with-plate': 'a plate with knife and fork',
    'cut-of-meat': 'a cut of meat',
    'meat-on-bone': 'meat on the bone',
    popcorn: 'a bag of popcorn',
    spaghetti: 'a plate of spaghetti',
    sushi: 'sushi',
    'curry-rice': 'a plate of curry and rice',
    'green-salad': 'a bowl of salad',
    'soft-ice-cream': 'an ice cream cone',
    'ice-cream': 'a bowl of ice cream',
    'glass-of-milk': 'a glass of milk',
    bacon: 'bacon',
    locked: 'a padlock',
    'locked-with-key': 'a padlock with a key',
    soap: 'a bar of soap',
    'money-bag': 'a bag of money',
    'round-pushpin': 'a map pin',
    'brown-mushroom': 'a mushroom',
    fish: 'a fish',
    custard: 'a custard pudding',
    'bowl-with-spoon': 'a bowl with a spoon',
    'pool-8-ball': 'a billiard ball',
    'long-drum': 'a hand drum',
    'womans-sandal': 'a sandal',
    memo: 'a note and a pencil',
    'canned-food': 'a tin of food',
    'shaved-ice': 'a cup of shaved ice',
    'small-airplane': 'a small plane',
    yarn: 'a ball of yarn',
    thread: 'a spool of thread',
    wood: 'a log',
    dna: 'a DNA helix',
    sparkles: 'sparkles',
    'mans-shoe': 'a leather shoe',
    'womans-boot': 'a boot',
    'womans-hat': 'a sun hat',
    'evergreen-tree': 'a fir tree',
    'magnifying-glass-tilted-left': 'a magnifying glass',
    'performing-arts': 'theatre masks',
    'building-construction': 'a building crane',
    pancakes: 'a stack of pancakes',
    'bottle-with-popping-cork': 'a bottle with a popping cork',
    'steaming-bowl': 'a steaming bowl of noodles',
    'takeout-box': 'a takeaway box',
    'poultry-leg': 'a chicken leg',
    'stuffed-flatbread': 'a filled flatbread',
    'pot-of-food': 'a pot of stew',
    'shallow-pan-of-food': 'a pan of paella',
    'water-wave': 'a wave',
    'house-with-garden': 'a house with a garden',
    ring: 'a diamond ring',
    'barber-chair': 'a barber’s chair',
    'yoga-mat': 'a rolled yoga mat',
    'leaf-fluttering-in-wind': 'leaves in the wind',
    'cup-with-straw': 'a cup with a straw',
    'beverage-box': 'a carton of juice',
    'ballot-box-with-ballot': 'a ballot box',
    headphone: 'headphones',
    tennis: 'a tennis racket',
    badminton: 'a badminton racket',
    bowling: 'a bowling ball and pins',
    'ice-hockey': 'a hockey stick',
    'cricket-game': 'a cricket bat',
    'flag-in-hole': 'a golf flag',
    'couch-and-lamp': 'a sofa and a lamp',
    'hammer-and-wrench': 'a hammer and a wrench',
    'beach-with-umbrella': 'a beach with a parasol',
    'desktop-computer': 'a computer',
    'musical-keyboard': 'a keyboard',
    ewe: 'a sheep',
    'sheaf-of-rice': 'a sheaf of grain',
    'hair-pick': 'a comb',
    'lady-beetle': 'a ladybird',
    'page-facing-up': 'a sheet of paper',
    'ring-buoy': 'a lifebuoy',
    'optical-disk': 'a disc',
    'rescue-workers-helmet': 'a safety helmet',
    'satellite-antenna': 'a satellite dish',
    'spiral-calendar': 'a calendar',
    'spiral-shell': 'a shell',
    'thong-sandal': 'a flip-flop',
    'teacup-without-handle': 'a cup of tea',
    'straight-ruler': 'a ruler',
    'triangular-ruler': 'a set square',
    'vertical-traffic-light': 'a traffic light',
    't-rex': 'a dinosaur',
    'snowman-without-snow': 'a snowman',
    'notebook-with-decorative-cover': 'a notebook',
    'lotion-bottle': 'a bottle of lotion',
    'leafy-green': 'a head of lettuce',
    'hot-pepper': 'a chilli pepper',
    'game-die': 'a die',
    'file-cabinet': 'a filing cabinet',
    'film-frames': 'a strip of film',
    'diya-lamp': 'an oil lamp',
    'cooked-rice': 'a bowl of rice',
    'clapper-board': 'a clapperboard',
    'chart-increasing': 'a rising chart',
    'bellhop-bell': 'a desk bell',
    'billed-cap': 'a cap',
    'black-nib': 'a pen nib',
    'articulated-lorry': 'a lorry',
    'adhesive-bandage': 'a plaster',
    'admission-tickets': 'tickets',
    'ping-pong': 'a table tennis bat',
    'gem-stone': 'a gemstone',
    'fork-and-knife': 'a knife and fork',
    'goal-net': 'a goal',
    'musical-score': 'sheet music',
    'jack-o-lantern': 'a pumpkin lantern',
    'mantelpiece-clock': 'a clock',
    cooking: 'a frying pan',
    'bow-and-arrow': 'a bow and arrow',
    'cheese-wedge': 'a wedge of cheese',
    unicorn: 'a unicorn',
    bus: 'a bus',
    cactus: 'a cactus',
    walrus: 'a walrus',
    slice: 'a slice',
    octopus: 'an octopus',
    lotus: 'a lotus flower',
    rhinoceros: 'a rhinoceros',
    compass: 'a compass',
    hourglass: 'an hourglass',
    'hourglass-done': 'an hourglass',
    'nail-polish-bottle': 'a bottle of nail polish',
    'stacked-stones': 'a stack of stones',
    'knee-joint': 'an X-ray of a knee',
    'x-ray': 'an X-ray',
    'hot-springs': 'a hot spring',
    'sport-utility-vehicle': 'an off-road car',
    lacrosse: 'a lacrosse stick',
    'field-hockey': 'a hockey stick',
    'mountain-cableway': 'a cable car',
    'womans-clothes': 'a blouse',
    'mahjong-red-dragon': 'a mahjong tile',
    'identification-card': 'an identity card',
    'hindu-temple': 'a Hindu temple',
    metro: 'an underground train',
    'fried-shrimp': 'a fried prawn',
    skip: 'a builder’s skip',
    tyre: 'a car tyre',
    tap: 'a dripping tap',
    curtains: 'curtains at a window',
    buttons: 'two buttons',
    lantern: 'a lit lantern',
    'log-cabin': 'a log cabin',
    'potters-wheel': 'a clay vase on a potter’s wheel',
    'sauna-bucket': 'a wooden sauna bucket with a ladle',
    'cctv-camera': 'a security camera',
    'wall-tiles': 'patterned tiles',
    scaffolding: 'scaffolding on a house',
    spine: 'a spine',
    'jam-jar': 'a jar of jam',
    'gas-bottle': 'a gas bottle',
    'upright-piano': 'an upright piano',
  }),
);
