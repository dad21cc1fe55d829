import type { TradeKind } from '../../../../../src/domain/trade-kind';
import type { Picture } from '../pictures';
import type { Section } from '../trade-pack';

/** What a frame is about, whatever language it is told in: the card around a post is English as the interface is. */
export interface TongueTopic {
  section: Section;
  /** Kinds of business that it is true of; `unknown`: also of one of which nothing is known. */
  kinds: ReadonlySet<TradeKind | 'unknown'>;
  picture: Picture;
  why: string;
  /** Completes "a photo of". */
  photo?: string;
  /** What of the profile it cannot do without. */
  of?: 'offers' | 'offer' | 'price' | 'hours' | 'place' | 'area';
  /** Id of an observance that it leads up to. */
  day?: string;
  months?: readonly number[];
  /** Only of food, or of anything else: cheese is not made to measure. */
  food?: boolean;
  /** Only where plants are grown. */
  isGrown?: boolean;
  /** Not in winter. */
  isGreen?: boolean;
  /** Only of things that have to fit somewhere. */
  isFitted?: boolean;
  /** Only where the year has four seasons. */
  isSeasonal?: boolean;
}

/** A letter for each kind, so that a row says at a glance for whom it is. */
const letters: ReadonlyMap<string, TradeKind | 'unknown'> = new Map<string, TradeKind | 'unknown'>([
  ['V', 'home-visits'],
  ['R', 'repair'],
  ['M', 'maker'],
  ['S', 'shop'],
  ['F', 'food'],
  ['A', 'appointments'],
  ['H', 'health'],
  ['C', 'care'],
  ['G', 'grief'],
  ['T', 'teaching'],
  ['B', 'fitness'],
  ['E', 'events'],
  ['P', 'place-to-visit'],
  ['Y', 'stay'],
  ['N', 'rental'],
  ['X', 'transport'],
  ['L', 'animals'],
  ['Q', 'agriculture'],
  ['D', 'advice'],
  ['K', 'creative'],
  ['I', 'digital'],
  ['Z', 'business'],
  ['O', 'community'],
  ['U', 'unknown'],
]);

/** All but those whose customers look for help. */
const LIVELY = 'VRMSFATBEPYNXLQDKIZOU';

type More = Pick<
  TongueTopic,
  'photo' | 'of' | 'day' | 'months' | 'isSeasonal' | 'food' | 'isFitted' | 'isGrown' | 'isGreen'
>;
type Row = [section: Section, kinds: string, picture: Picture, why: string, more?: More];

const rows: Readonly<Record<string, Row>> = {
  face: [
    'behind',
    LIVELY + 'HC',
    'camera',
    'A name is easier to write to once there is a face behind it.',
    { photo: 'yourself where you work, looking into the camera' },
  ],
  tool: [
    'behind',
    'VRMQKXF',
    'toolbox',
    'A riddle is answered by people who never commented before.',
    { photo: 'the tool that you use most, close up, with nothing else in the picture' },
  ],
  day: [
    'behind',
    LIVELY,
    'camera',
    'Customers rarely see what an ordinary day holds.',
    { photo: 'five moments of one working day, nothing arranged' },
  ],
  start: [
    'behind',
    LIVELY + 'HC',
    'sun',
    'It shows care without a word of praise.',
    { photo: 'the first thing that you do in the morning' },
  ],
  word: [
    'questions',
    'VRMSFQKIZXTLEAB',
    'paper',
    'Guessing is a reason to comment, and the answer teaches something.',
    { photo: 'a sheet of paper with one word that only your trade uses, in your own handwriting' },
  ],
  review: ['howTo', 'VRMSFATBEPYNXLQKIZU', 'star', 'Reviews with something in them help strangers to decide.'],
  recommend: ['howTo', LIVELY, 'phone', 'Most customers come by word of mouth, and it often gets stuck.'],
  silly: ['myths', LIVELY + 'HC', 'light bulb', 'People hold back the question that everybody has.'],
  writecall: [
    'comparisons',
    LIVELY + 'HC',
    'telephone',
    'Many put off a question because they do not know how to ask it.',
  ],
  first3: ['checklists', 'VRKI', 'notes', 'A first message with these three things needs no second one.'],
  ask3: ['checklists', LIVELY + 'H', 'clipboard', 'People hold back the questions that would save both sides trouble.'],
  heard: ['questions', LIVELY, 'magnifier', 'It tells you where customers come from.'],
  overview: [
    'offers',
    LIVELY + 'HCG',
    'clipboard',
    'Whoever is new here sees at once what there is.',
    { of: 'offers' },
  ],
  offerask: [
    'questions',
    LIVELY + 'HC',
    'pencil',
    'What is asked below it tells you what to write about next.',
    { of: 'offer' },
  ],
  offerlook: [
    'behind',
    'VRMSFATBEPYNXLQKIZ',
    'frame',
    'One picture of your own says more than a list of services.',
    { of: 'offer', photo: 'one moment of the work on this offer' },
  ],
  offerdep: [
    'howTo',
    'VRMEKIZNX',
    'scales',
    'It saves both sides the first three questions.',
    { food: false, of: 'offer' },
  ],
  price: ['offers', LIVELY + 'H', 'tag', 'The price is what people look for first.', { of: 'price' }],
  hours: ['checklists', LIVELY + 'H', 'calendar', 'Nobody likes to stand in front of a closed door.', { of: 'hours' }],
  placeat: [
    'checklists',
    'SFPYABHTMREN',
    'map',
    'A picture of the door is worth more than a map.',
    { of: 'place', photo: 'your entrance as it looks from across the street' },
  ],
  placeto: [
    'checklists',
    'VX',
    'map',
    'People do not ask where they think that nobody comes.',
    { of: 'area', photo: 'your van or bag in a street that people know' },
  ],
  long: [
    'comparisons',
    'VRMKF',
    'hourglass',
    'A guess keeps people watching to the end.',
    { photo: 'one job from its first minute to its last, speeded up' },
  ],
  two: [
    'comparisons',
    'SMFKQ',
    'frame',
    'A choice of two is the easiest comment to write.',
    { photo: 'two of your things side by side, in the same light' },
  ],
  cancel: ['howTo', 'AHTBFL', 'calendar', 'An early word is worth more than an excuse.'],
  newcomer: ['questions', 'SFPYABET', 'map', 'The best advice for newcomers comes from customers.'],
  bag: [
    'behind',
    'VXLEKH',
    'backpack',
    'Nobody guesses how much comes along.',
    { photo: 'everything that you take to work, laid out on a table' },
  ],
  xmasgoods: ['seasonal', 'SFQ', 'gift', 'Who asks early still has the choice.', { day: 'christmas' }],
  xmaswork: [
    'seasonal',
    'VRMAIZDXTKLB',
    'calendar',
    'Everybody wants it done before the holidays.',
    { day: 'christmas' },
  ],
  newyear: ['seasonal', LIVELY, 'notebook', 'In January people make lists.', { months: [1] }],
  season: [
    'seasonal',
    LIVELY,
    'leaf',
    'A picture of this season can only be taken now.',
    { isSeasonal: true, photo: 'something at your work that only looks like this at this time of year' },
  ],
  mothers: ['seasonal', 'SMFA', 'bouquet', 'The day comes sooner than people think.', { day: 'mothers-day' }],
  easter: ['seasonal', 'SFMQEY', 'egg', 'The days before Easter are short.', { day: 'easter' }],
  photos3: [
    'howTo',
    'V',
    'camera',
    'Three pictures often save a whole visit.',
    { photo: 'an example of the three pictures, taken at your last job' },
  ],
  visitready: ['checklists', 'V', 'house', 'A job at home goes faster if four things have been thought of.'],
  beforeafter: [
    'behind',
    'VR',
    'frame',
    'Two pictures show it faster than any list.',
    { photo: 'your last job before and after, from the same spot' },
  ],
  cheapest: ['myths', 'VEZXKI', 'coins', 'People compare prices for different work.'],
  urgent: ['questions', 'V', 'stopwatch', 'Half of all calls begin with this question.'],
  pricedep: ['questions', 'VR', 'calculator', 'It is asked before everything else.'],
  pieces: ['howTo', 'R', 'puzzle piece', 'Glue makes many repairs harder.'],
  worth: ['questions', 'R', 'scales', 'It is what everybody wonders first.'],
  fault: ['checklists', 'R', 'magnifier', 'A good description saves a second visit.'],
  bench: [
    'behind',
    'RM',
    'hammer',
    'People love to see where the work is done.',
    { food: false, photo: 'your bench in the middle of the work' },
  ],
  order: ['howTo', 'MK', 'pencil', 'Many do not ask because they have no finished idea.', { food: false }],
  measure: ['checklists', 'M', 'ruler', 'A wrong measure is the dearest mistake.', { isFitted: true }],
  unfinished: [
    'behind',
    'MK',
    'gear',
    'Everybody shows the result, and hardly anybody the middle.',
    { photo: 'a piece that is not finished yet' },
  ],
  handmade: ['myths', 'M', 'thread', 'It explains a price without naming one.', { food: false }],
  standard: ['comparisons', 'M', 'ruler', 'It is the choice before every order.', { isFitted: true }],
  unpack: ['behind', 'S', 'package', 'New things are worth a look.', { photo: 'a box that has just come, opened' }],
  gift: ['questions', 'SM', 'gift', 'It is what people ask when they do not know what to buy.'],
  justlook: ['myths', 'S', 'bags', 'Some stay outside because they only want to look.'],
  quiet: ['comparisons', 'SFP', 'hourglass', 'In a quiet hour there is time for questions.'],
  ordertable: ['checklists', 'F', 'plate', 'Four facts make an order clear.'],
  allergy: ['questions', 'FMS', 'plate', 'Who cannot eat something is often shy to ask.', { food: true }],
  kitchen: [
    'behind',
    'F',
    'pot',
    'It is the hour that guests never see.',
    { photo: 'the work before the first customers come' },
  ],
  taste: ['comparisons', 'F', 'plate', 'Everybody has an opinion on it.'],
  firsttime: ['questions', 'AH', 'calendar', 'A first time is easier when one knows what may be asked.'],
  prepare: ['checklists', 'A', 'notes', 'Two minutes make a difference to the result.'],
  setup: [
    'behind',
    'AH',
    'clipboard',
    'What lies ready shows how you work.',
    { photo: 'everything laid out for one appointment, from above' },
  ],
  nervous: ['myths', 'AHB', 'bulb', 'Many are nervous, and few say so.'],
  lasts: ['howTo', 'A', 'hourglass', 'The first days decide how long it lasts.'],
  notes: ['checklists', 'H', 'notebook', 'Half of it is forgotten in a conversation.'],
  caretalk: ['questions', 'C', 'coffee', 'Families put off the first conversation.'],
  habits: ['howTo', 'C', 'coffee', 'Small things make a day, and no form asks for them.'],
  carelist: ['checklists', 'C', 'notebook', 'Families do not know what they may ask.'],
  careearly: ['myths', 'CH', 'calendar', 'Many ask only when nothing else is left.'],
  carehand: [
    'behind',
    'C',
    'window',
    'A quiet picture says how the days are.',
    { photo: 'a quiet moment without a face: a cup, a blanket, a window' },
  ],
  griefask: ['howTo', 'G', 'candle', 'Some do not write because they lack the words.'],
  griefbring: ['checklists', 'G', 'candle', 'It takes away one worry before a conversation.'],
  grieftime: ['myths', 'G', 'candle', 'Much feels more urgent than it is.'],
  griefquiet: [
    'behind',
    'G',
    'candle',
    'A quiet picture asks nothing of anybody.',
    { photo: 'something quiet: light, wood, leaves, a path' },
  ],
  grieffar: ['questions', 'G', 'candle', 'Families often live far apart.'],
  griefwrite: ['comparisons', 'G', 'candle', 'Some cannot say it, and others cannot write it.'],
  griefchild: ['questions', 'G', 'candle', 'These are the questions that relatives hold back.'],
  lesson1: ['questions', 'TB', 'book', 'Nobody knows what happens the first time.'],
  little: ['howTo', 'T', 'hourglass', 'It is the advice that helps most learners.'],
  late: ['myths', 'TB', 'graduation cap', 'Many never begin because they think it too late.'],
  lessonbring: ['checklists', 'TB', 'backpack', 'People buy too much before they begin.'],
  alone: ['comparisons', 'TB', 'chair', 'It is the first choice that learners make.'],
  room: [
    'behind',
    'TBE',
    'door',
    'An empty room makes it easier to imagine oneself in it.',
    { photo: 'the room just before everybody comes' },
  ],
  date5: ['checklists', 'EN', 'calendar', 'With these, the first answer can be a real one.'],
  rain: ['questions', 'EN', 'umbrella', 'Everybody thinks of it, and few ask in time.'],
  fromempty: [
    'behind',
    'EN',
    'tent',
    'Nobody sees how it comes to be.',
    { photo: 'an empty place that fills, speeded up' },
  ],
  access: ['howTo', 'EN', 'ruler', 'The narrowest spot decides.'],
  weekday: ['comparisons', 'EN', 'calendar', 'Saturdays are taken first.'],
  budget: ['myths', 'E', 'coins', 'Many think that a small feast is not worth asking about.'],
  besttime: ['questions', 'PY', 'sun', 'It is what visitors ask first.'],
  ready: [
    'behind',
    'PY',
    'window',
    'The last touches are seen by nobody.',
    { photo: 'the place just before guests come' },
  ],
  detail: ['howTo', 'P', 'magnifier', 'A detail makes people come back to look.', { photo: 'one detail, very close' }],
  packlist: ['checklists', 'YP', 'suitcase', 'Everybody forgets something.'],
  rainy: ['myths', 'PY', 'umbrella', 'Many cancel because of a forecast.'],
  twoseasons: [
    'comparisons',
    'PYQ',
    'tree',
    'It shows that it is worth coming again.',
    { photo: 'the same spot in two seasons' },
  ],
  papers: ['checklists', 'D', 'folder', 'A missing paper costs a second appointment.'],
  firsttalk: ['questions', 'D', 'briefcase', 'Nobody knows what happens in a first conversation.'],
  early: ['myths', 'D', 'hourglass', 'Many come when only one way is left.'],
  desk: [
    'behind',
    'DIZ',
    'pen',
    'A desk says something about who works there.',
    { photo: 'your desk, without any paper that could be read' },
  ],
  howask: ['howTo', 'D', 'pencil', 'Many do not ask because they cannot put it into words.'],
  brief: ['checklists', 'KI', 'notes', 'Five answers save several rounds.'],
  likes: ['howTo', 'KI', 'palette', 'Words for taste mean something else to everybody.'],
  draft: [
    'behind',
    'KI',
    'pencil',
    'Everybody likes to see how something came to be.',
    { photo: 'a first draft beside the last one' },
  ],
  more: ['myths', 'IK', 'puzzle piece', 'Leaving out is the hardest part.'],
  custom: ['comparisons', 'IK', 'palette', 'It is the first decision of every project.'],
  enquiry: ['checklists', 'Z', 'clipboard', 'Six lines, and a price comes back sooner.'],
  minorder: ['questions', 'Z', 'package', 'Small customers do not dare to ask.'],
  lastlook: [
    'behind',
    'ZMX',
    'magnifier',
    'A check that nobody asks for shows how you work.',
    { photo: 'the last check before something leaves, close up' },
  ],
  onetwo: ['comparisons', 'Z', 'scales', 'Every buyer has an opinion on it.'],
  plate: [
    'howTo',
    'Z',
    'tag',
    'A photo of the plate saves three questions.',
    { photo: 'a type plate that can be read' },
  ],
  load: ['behind', 'X', 'van', 'A well-packed load is good to look at.', { photo: 'a load, packed and fastened' }],
  transportsay: ['checklists', 'X', 'notes', 'With these facts an answer is exact.'],
  bookearly: ['questions', 'XEN', 'calendar', 'Many ask too late because the day is not fixed.'],
  packwell: ['howTo', 'X', 'package', 'What is packed well arrives well.'],
  meet: ['questions', 'L', 'paw', 'Owners do not know what is worth telling.'],
  shy: ['myths', 'L', 'paw', 'Owners of shy animals often excuse themselves.'],
  film: ['howTo', 'L', 'camera', 'Ten seconds of film say more than a description.'],
  animal: [
    'behind',
    'L',
    'paw',
    'Nobody scrolls past a face like that.',
    { photo: 'an animal that looks into the camera, with its owner’s leave' },
  ],
  growing: [
    'behind',
    'Q',
    'seedling',
    'It changes every week.',
    { isGrown: true, isGreen: true, photo: 'what is growing today' },
  ],
  wonky: ['myths', 'Q', 'carrot', 'People buy with their eyes.', { isGrown: true }],
  when: ['questions', 'Q', 'calendar', 'Hardly anybody knows any more what is ripe when.', { isGrown: true }],
  storing: ['howTo', 'QMS', 'basket', 'What keeps well is bought again.', { food: true }],
  hour: ['howTo', 'O', 'hourglass', 'Many would help if it could be small.'],
  belong: ['myths', 'O', 'door', 'Newcomers think that everybody knows each other.'],
  helplist: ['checklists', 'O', 'clipboard', 'Well-meant help is not always what is needed.'],
  last5: [
    'behind',
    LIVELY + 'HC',
    'moon',
    'It shows care without a word of praise.',
    { photo: 'the last thing that you do in the evening' },
  ],
  earlylate: ['comparisons', LIVELY, 'sun', 'It tells you when your customers have time.'],
  goodphoto: ['howTo', 'VRMKEXZLU', 'camera', 'A good photo saves three questions.'],
  perfect: ['myths', 'VRMSFATBEPYNXLQKIZUO', 'star', 'An honest review helps more than a perfect one.'],
  griefcard: ['howTo', 'G', 'candle', 'Many put a card away because they lack the words.'],
  griefafter: ['questions', 'G', 'candle', 'After the first weeks it becomes quiet.'],
  griefhelp: ['checklists', 'G', 'candle', 'People want to help and do not know how.'],
  memories: ['comparisons', 'CG', 'notes', 'It helps families to begin a conversation.'],
};

export const tongueTopics: ReadonlyMap<string, TongueTopic> = new Map(
  Object.entries(rows).map(([id, [section, kinds, picture, why, more]]) => [
    id,
    { section, kinds: new Set([...kinds].map((letter) => letters.get(letter)!)), picture, why, ...more },
  ]),
);
