import type { interviewKeys } from './owner-question-keys';
import type { TradeKind } from './trade-kind';

/** A good answer to a question, by somebody of another trade: nobody is to copy it. null where there is none. */
export function exampleFor(key: string, kind: TradeKind | null): AnswerExample | null {
  const [usual, other] = examples.get(key) ?? [];
  return (usual?.kind === kind ? other : usual) ?? null;
}

export const answerExamples: Record<InterviewKey, Pair> = {
  'people-ask': [
    {
      trade: 'a piano tuner',
      kind: 'home-visits',
      text: 'How often does a piano need tuning?',
      detail: 'Twice a year, and again a few weeks after a move.',
    },
    {
      trade: 'a bakery',
      kind: 'food',
      text: 'Can I freeze a sourdough loaf?',
      detail: 'Yes. Slice it first, and toast it straight from the freezer.',
    },
  ],
  'people-get-wrong': [
    {
      trade: 'a bakery',
      kind: 'food',
      text: 'They keep bread in the fridge.',
      detail: 'It goes stale faster there. A bread bin or a cloth is better.',
    },
    {
      trade: 'a bicycle workshop',
      kind: 'repair',
      text: 'They oil a dirty chain.',
      detail: 'Wipe it first, or the oil turns the dirt into paste.',
    },
  ],
  unseen: [
    {
      trade: 'an upholsterer',
      kind: 'maker',
      text: 'I pulled some four hundred old tacks out of one chair before the new cloth went on.',
      detail: '',
    },
    {
      trade: 'a beekeeper',
      kind: 'agriculture',
      text: 'I scraped the wax off two hundred frames so that the bees can start clean in spring.',
      detail: '',
    },
  ],
  'proud-job': [
    {
      trade: 'a clock repairer',
      kind: 'repair',
      text: 'A kitchen clock that had stood still for thirty years. It strikes the hour again.',
      detail: '',
    },
    {
      trade: 'a gardener',
      kind: 'home-visits',
      text: 'A school yard that was all tarmac. Six apple trees grow in it now.',
      detail: '',
    },
  ],
};

const further: Record<string, Pair> = {
  'surprised-lately': [
    of('a tiler', 'home-visits', 'Under a bathroom floor from 1962 lay another one, in better shape than ours.'),
    of('a seed shop', 'shop', 'Most of our beans went to people who only have a balcony.'),
  ],
  'nobody-checks': [
    of('a minibus driver', 'transport', 'I shake every seat before the first trip. A loose one is heard, never seen.'),
    of('a cheese dairy', 'food', 'Each wheel is knocked twice a week. A dull sound means that it has opened inside.'),
  ],
  'sound-or-smell': [
    of(
      'a knife sharpener',
      'repair',
      'The stone sounds higher when the edge is through. I stop there, without looking.',
    ),
    of('a hay farmer', 'agriculture', 'Hay that smells of tea is ready. If it smells of bread it was too wet.'),
  ],
  'say-no': [
    of(
      'an arborist',
      'home-visits',
      'Ivy alone has killed no healthy tree. If that is all it has, I leave it and say so.',
    ),
    of(
      'a speech therapist',
      'health',
      'A child of two who says little and understands everything can wait for half a year.',
    ),
  ],
  'small-things-brought': [
    of('a saddler', 'repair', 'Dog leads. Two stitches, while you wait, and the hook goes on for another five years.'),
    of('a picture framer', 'maker', 'Postcards. A narrow frame and a good mount, and they look like little paintings.'),
  ],
  'sooner-than-think': [
    of(
      'a coach firm',
      'transport',
      'A coach for a Saturday in June. Ask in January, the drivers are gone before the coaches.',
    ),
    of('a potter', 'maker', 'A set of twelve plates takes two firings and one bad day. Order it ten weeks ahead.'),
  ],
  'need-less': [
    of('a paint shop', 'shop', 'Paint. Measure the doors and windows as well, and take them off the wall.'),
    of('a tent hire', 'rental', 'Chairs. A third of the guests stand anyway once the music begins.'),
  ],
  'quiet-help': [
    of('a hospital visitor', 'community', 'Bring a hand cream, and not flowers. It gives both of you something to do.'),
    of('a debt adviser', 'advice', 'Open the letters with a cup of tea, and only sort them. Reading comes tomorrow.'),
  ],
  'never-again': [
    of('a bookbinder', 'maker', 'Promise a wedding album for the Friday before. Glue dries when it wants to.'),
    of(
      'a sailing school',
      'teaching',
      'Start with knots indoors. Now everybody steers first, and asks for the knots by lunch.',
    ),
  ],
  'words-for-it': [
    of(
      'a roofer',
      'home-visits',
      'Flashing. The strip of metal where a roof meets a wall, and the first place that leaks.',
    ),
    of('a wine bar', 'food', 'Corked. It smells of wet cardboard, it is nobody’s fault, and you may send it back.'),
  ],
  'first-thing': [
    of('a luthier', 'maker', 'I read the hygrometer. Below forty no wood is glued that day.'),
    of('a campsite', 'stay', 'I walk the water line from tap to tap. A drip at six is a lake by noon.'),
  ],
  'trade-changed': [
    of(
      'a clock repairer',
      'repair',
      'Nobody asks any more whether it pays. They ask whether their children can wind it.',
    ),
    of(
      'a hairdresser',
      'appointments',
      'People bring a picture of themselves from ten years ago, and no longer one of a star.',
    ),
  ],
};

function of(trade: string, kind: TradeKind, text: string): AnswerExample {
  return { trade, kind, text, detail: '' };
}

const examples: ReadonlyMap<string, Pair> = new Map(Object.entries({ ...answerExamples, ...further }));

type Pair = readonly [AnswerExample, AnswerExample];

export interface AnswerExample {
  /** With its article: "a piano tuner". */
  trade: string;
  kind: TradeKind;
  text: string;
  detail: string;
}

export type InterviewKey = (typeof interviewKeys)[number];
