import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pictures } from '../../planner/writing/pictures';
import { iconLayers } from '../drawing/icon-shapes';
import { chooseSubject, iconNames, subjectOf } from './choose-subject';
import { findSubject } from './find-subject';
import { topicTable } from './topic-table';

const load = createRequire(__filename);
const set = load('@iconify-json/fluent-emoji-flat/icons.json') as { icons: Record<string, unknown> };
const { categories } = load('@iconify-json/fluent-emoji-flat/metadata.json') as {
  categories: Record<string, string[]>;
};

const ownShapes = readdirSync(path.join(__dirname, 'own-shapes')).map((file) => file.replace(/\.svg$/, ''));

/** Filed under people and faces, but things without skin. */
const THINGS_AFTER_ALL = ['tooth', 'bone', 'eye', 'robot'];

describe('the subject table', () => {
  it('knows more than three hundred trades and topics', () => {
    expect(topicTable().topics.filter((topic) => topic.extras.length > 0).length).toBeGreaterThan(300);
  });

  it.each([...iconNames()])('draws %s, which has one source and is in the extracted file', async (name) => {
    expect([Object.hasOwn(set.icons, name), ownShapes.includes(name)].filter(Boolean)).toHaveLength(1);
    expect((await iconLayers(name)).length).toBeGreaterThan(0);
  });

  it('draws every shape of its own for some word', () => {
    expect(ownShapes.length).toBeGreaterThanOrEqual(60);
    expect(ownShapes.filter((name) => !topicTable().topics.some(({ heroes }) => heroes.includes(name)))).toEqual([]);
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
      for (const { words, topic, tongues } of phrases) {
        const phrase = [words.join(' '), ...(tongues ?? [])].join('@');
        const name = topic?.name ?? 'nothing';
        if (seen.has(phrase) && seen.get(phrase) !== name) twice.push(`${phrase}: ${seen.get(phrase)} and ${name}`);
        seen.set(phrase, name);
      }
    }
    expect(twice).toEqual([]);
  });
});

describe('what a prompt is about', () => {
  it.each([
    ['Autumn pumpkin spice latte launch at a cosy coffee shop, 20% off', 'hot-beverage'],
    ['Barn dance on Friday', 'violin'],
    ['Domenica camminata al monte', 'hiking-boot'],
    ['Kinderfasching im Bürgerhaus', 'performing-arts'],
    ['Repaircafé elke 2e zaterdag van de maand', 'hammer-and-wrench'],
    ['Concierto de verano', 'trumpet'],
    ['Puppy classes start in May', 'dog'],
    ['Weihnachtsbäume aus eigenem Anbau', 'christmas-tree'],
    ['Yard sale', 'label'],
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
    ['Poinsettias $19', 'poinsettia'],
    ['Hand-thrown ceramic vase', 'amphora'],
    ['Moving house checklist', 'package'],
    ['7 signs your brake pads are worn', 'brake-disc'],
    ['A golden retriever puppy playing in a field of sunflowers', 'dog'],
    ['Car insurance in five minutes', 'umbrella'],
    ['Violin repair', 'violin'],
    ['A flamingo in the rain', 'flamingo'],
    ['Laser hair removal', 'lotion-bottle'],
    ['Auction house viewing day', 'gavel'],
    ['Heating engineer', 'radiator'],
    ['Wasp nest removal', 'wasp'],
    ['Junior chess club', 'chess-knight'],
    ['Vinyl fair on Saturday', 'record-player'],
    ['Winter tyres fitted while you wait', 'tyre'],
    ['Solar panels in one day', 'solar-panel'],
    ['Physio for knee pain', 'knee-joint'],
    ['Hot air balloon rides', 'hot-air-balloon'],
    ['Meals on wheels', 'pot-of-food'],
    ['Four new IPAs on tap', 'beer-mug'],
    ['Kick scooters for kids', 'kick-scooter'],
    ['Falconry for beginners', 'eagle'],
    ['Cours de piano à domicile', 'upright-piano'],
    ['Schornsteinfeger', 'chimney'],
    ['Unser Holzofenbrot', 'bread'],
    ['Gluten-free brownies', 'brownie'],
    ['Lamb stew and cider', 'pot-of-food'],
    ['Trening na siłowni', 'dumbbell'],
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
    ['Early bird tickets for the jazz festival', 'admission-tickets'],
    ['Taco truck on Fridays', 'taco'],
    ['£5 off your first dog groom', 'dog'],
    ['Chicken keeping for beginners', 'rooster'],
    ['Refrigerated van hire', 'delivery-truck'],
    ['House extension drawings', 'blueprint'],
    ['Sofa and carpet cleaning', 'couch-and-lamp'],
    ['Ramos de tulipanes', 'tulip'],
    ['Brennholz trocken und gespalten', 'wood'],
    ['Watch battery changed in 10 minutes', 'watch'],
    ['Stage de cirque', 'circus-tent'],
    ['Gratis hoortest', 'hearing-aid'],
    ['Big wheel at the fair', 'ferris-wheel'],
    ['Fountain pens', 'fountain-pen'],
    ['Performing arts school', 'performing-arts'],
    ['Chevaux et poneys', 'horse'],
    ['Huevos camperos', 'egg'],
    // what it is for, by or with, where it is and whose name it is are beside the matter
    ['Telescope rental for the meteor shower', 'telescope'],
    ['Roller skate hire at the old tram depot', 'roller-skate'],
    ['Photography of weddings, food and horses', 'camera'],
    ['Rowan & Sons, pork butchers', 'cut-of-meat'],
    ['Alquiler de sillas y mesas para bodas', 'chair'],
    ['Boekhouding voor cafés en bakkers', 'calculator'],
    ['Alpaca walks through the hills', 'alpaca'],
    ['Fliesenleger', 'wall-tiles'],
    ['Parts for lawn mowers', 'lawn-mower'],
    ['A box of pears', 'pear'],
  ])('%s → %s', (prompt, hero) => {
    expect(findSubject(prompt)?.topic?.heroes).toContain(hero);
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
    'We love hearing from you',
    'The bee’s knees',
    'Dealing with moles',
    'Shopfitting for cafes and salons',
    'Speech therapist',
    'Train with us',
    'Skip the queue',
    'Debt advice for farmers and fishermen',
    'Pick up at the old tram depot',
    'Bagpiper for hire',
    // a violin is another instrument, a slide no swing, and Dutch hoses no snakes
    'Cello tuition',
    'Balançoires',
    'Slangen',
    'Spinning wheel repairs',
    '',
    '🎉',
  ])('says it does not know: "%s"', (prompt) => {
    expect(findSubject(prompt)?.topic ?? null).toBeNull();
  });
});

describe('the chosen subject', () => {
  it('is exactly the thing that a prompt names and nothing else', () => {
    expect(chooseSubject('A comb')?.heroes).toEqual(['hair-pick']);
    expect(chooseSubject('bread', ['Cheese makes it better'])?.heroes).toEqual(['bread']);
  });

  it('is nothing where the trade is known and has no picture, whatever else is said', () => {
    expect(findSubject('Bagpipe music for weddings')).toMatchObject({ topic: null });
    expect(chooseSubject('Bagpipe music for weddings')).toBeNull();
    expect(chooseSubject('Neon signs for bars and bedrooms', ['Neon signs', 'for bars and bedrooms'])).toBeNull();
  });

  it('comes from the headline when the prompt says nothing', () => {
    expect(chooseSubject('something nice', ['something nice', 'Our new bagels'])?.heroes).toEqual(['bagel']);
  });

  it.each(Object.keys(pictures))('draws the planner’s "%s"', (name) => {
    expect(chooseSubject(name)?.heroes).toHaveLength(1);
  });
});

describe('the name of a business', () => {
  const heroesOf = (brand: string, prompt: string): readonly string[] | undefined =>
    subjectOf({ brand, prompt }, [prompt])?.heroes;

  it('tells what a picture is about where its words name nothing', () => {
    expect(heroesOf('Clutchfree Driving School', 'Intensive course, £740')).toEqual(
      subjectOf({ prompt: 'driving school' }, ['driving school'])?.heroes,
    );
    expect(heroesOf('Fox & Sons', 'Ten years in business')).toBeUndefined();
  });

  it('goes before the place that something comes from, and never before what is sold', () => {
    expect(heroesOf('Pell Point Oysters', 'Fresh oysters straight off the boat')).toEqual(['oyster']);
    expect(heroesOf('Rosa’s Bakery', 'Birthday cakes from our bakery')).toEqual(
      subjectOf({ prompt: 'birthday cakes' }, ['birthday cakes'])?.heroes,
    );
  });
});

describe('what the owner asks to see', () => {
  it.each([
    ['I sharpen knives, £5 each. I would like to see the old bicycle in the picture, not the van.', 'bicycle'],
    ['Snow clearing from £30. We come before 7. Mettez-moi un gros tracteur rouge avec une face.', 'tractor'],
    ['Visite 6 euros. Il faut réserver. Dessinez un escargot avec un chapeau de paille, enfin une casquette.', 'snail'],
    ['We crack pecans. Closed Sundays. I’d love one of those old pictures with a big tree.', 'deciduous-tree'],
    ['Knives sharpened. Back soon. I’d love an old-fashioned, art deco feel.', 'kitchen-knife'],
    ['Trailer hire, €30 a day. Would you like the van in the picture?', 'trailer'],
  ])('is drawn, and no manner of drawing: %s', (prompt, hero) => {
    expect(subjectOf({ prompt }, [prompt])?.heroes[0]).toBe(hero);
  });

  it('is told by the first words where the message names nothing', () => {
    expect(subjectOf({ prompt: 'closed for lambing, back 20 April' }, [])?.heroes).toEqual(['ewe']);
    expect(subjectOf({ prompt: 'Something for the window that says kilts' }, [])).toBeNull();
  });
});
