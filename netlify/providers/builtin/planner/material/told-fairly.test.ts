import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';
import { isOfSomebody, withPeople } from './said-people';

const planner = createPlanner();
const week = weekOfDate('2026-11-23');
const mender: BusinessProfile = {
  name: 'Okoro Nets',
  what: 'I mend fishing nets by hand',
  where: 'Leith, Edinburgh',
  audience: 'people nearby',
  offers: ['net repair', 'ropes'],
  tone: 'professional',
};

let made = 0;
const told = (question: string, text: string, more: Partial<OwnerMaterial> = {}): OwnerMaterial => ({
  id: `told-${String((made += 1))}`,
  kind: 'answer',
  source: 'interview',
  question,
  text,
  detail: '',
  page: '',
  photoId: null,
  saidOn: '2026-11-20',
  usedCount: 0,
  isMade: false,
  ...more,
});

async function proposed(material: OwnerMaterial[], profile = mender) {
  const ideas = await planner.propose({
    profile,
    week,
    zone: 'Europe/London',
    today: week.startsOn,
    round: 0,
    history: [],
    published: [],
    material,
  });
  return Promise.all(
    ideas.map(async (idea) => ({
      idea,
      post: await planner.write({ profile, idea, week, zone: 'Europe/London', material }),
    })),
  );
}
const one = async (material: OwnerMaterial, profile = mender) =>
  (await proposed([material], profile)).find(({ idea }) => idea.topic === `told/${material.id}`);

describe('an error in a title', () => {
  it('keeps the reason without which it would deny what is true', async () => {
    const found = await one(
      told(
        'people-get-wrong',
        'They think the net is torn because the twine was too thin for the big fish of the bay.',
        {
          detail: 'A net tears where it was dried badly. Salt and sun do more than any fish.',
        },
      ),
    );
    expect(found!.idea.title).not.toMatch(/torn$/u);
    expect(found!.idea.title).toMatch(/dried badly|the net is torn because/u);
    expect(found!.post.body).toMatch(/^People think the net is torn because/u);
  });

  it('is told whole without its heading rather than cut', async () => {
    const found = await one(
      told('people-get-wrong', 'They only rinse the salt off when the fishing year is over.', {
        detail: 'Rinse it after each trip, salt crystals cut the twine from inside.',
      }),
    );
    expect(found!.idea.title).toBe('People only rinse the salt off when the fishing year is over');
  });
});

it.each([
  ['en', 'They leave the lid off.', 'People leave the lid off.'],
  ['en', 'They are heavier than wool.', 'They are heavier than wool.'],
  ['it', 'Lavano la lana in acqua calda.', 'Molti lavano la lana in acqua calda.'],
  ['it', 'Piano il lavoro.', 'Piano il lavoro.'],
  ['es', 'Dejan la masa al sol.', 'Muchos dejan la masa al sol.'],
  ['pt', 'Lavam o casaco a quente.', 'Muitos lavam o casaco a quente.'],
  ['fr', 'Ils gardent le pain au frigo.', 'Beaucoup gardent le pain au frigo.'],
  ['nl', 'Ze gieten de planten elke dag.', 'Veel mensen gieten de planten elke dag.'],
  ['de', 'Sie gießen den Kaktus jeden Tag.', 'Viele gießen den Kaktus jeden Tag.'],
  ['de', 'Sie sollten den Kaktus stehen lassen.', 'Sie sollten den Kaktus stehen lassen.'],
] as const)('%s: “%s” becomes “%s”', (language, sentence, people) => {
  expect(withPeople(sentence, language)).toBe(people);
});

it.each([
  ['A young widow from Hull brought her late husband’s net.', true],
  ['Un alumno de Cádiz volvió después de diez años.', true],
  ['Die Netze der alten Fähre.', false],
  ['Forty nets for the harbour museum.', false],
])('“%s” begins with a person: %s', (sentence, is) => expect(isOfSomebody(sentence)).toBe(is));

describe('a story', () => {
  it('of a person is no piece of work', async () => {
    const found = await one(
      told('proud-job', 'A girl from the sailing school learned to splice here all summer. Last year she won the cup.'),
    );
    expect(found!.post.body).toMatch(/^A girl from/u);
    expect(found!.idea.frames[0]).toBe('One to remember');
  });

  it('of a job that somebody is proud of keeps its weekday, however late it comes', async () => {
    const story = told(
      'proud-job',
      'The forty nets of the harbour museum. We hung the last one on Thursday night, an hour before the doors opened.',
      { saidOn: '2026-10-01' },
    );
    const found = await one(story);
    expect(found).toBeDefined();
    expect(found!.idea.evidence.map(({ text }) => text).join(' ')).not.toContain('change that');
    const ofNow = told('what-is-new', 'We hung the new loom on Thursday, and the first net is on it now.', {
      saidOn: '2026-10-01',
    });
    expect(await one(ofNow)).toBeUndefined();
  });

  it('speaks for one person where all posts do', async () => {
    const found = await one(
      told('proud-job', 'The forty nets of the harbour museum. We hung them with the keeper and they still hold.'),
    );
    expect(found!.post.body).not.toMatch(/\b(?:ask|asking) us\b|we are (?:proud|here)/iu);
  });

  it('comes in the same two weeks as another of its kind', async () => {
    const material = [
      told('people-ask', 'How is a net hung?', { detail: 'From the head rope, knot by knot, never from the side.' }),
      told('people-get-wrong', 'They think a net dries best in the sun.', {
        detail: 'Shade and wind dry it without making the twine brittle.',
      }),
      told('unseen', 'Counting meshes out loud for two hours with my brother, and whoever loses count makes the tea.'),
      told(
        'proud-job',
        'The forty nets of the harbour museum. They hang there since spring and still hold every float.',
      ),
    ];
    const first = (await proposed(material)).map(({ idea }) => idea.topic);
    const stories = material.slice(2).map(({ id }) => `told/${id}`);
    expect(first.filter((topic) => stories.includes(topic))).toHaveLength(1);
  });
});

it('a card begins with a capital', async () => {
  const found = await one(
    told('people-get-wrong', 'Viele meinen, ein Netz das hält muss niemand nachsehen.', {
      detail: 'Das Garn wird nach drei Jahren spröde, lange bevor es reißt.',
    }),
    { ...mender, what: 'Ich flicke Fischernetze', audience: 'Fischer', offers: ['Netze flicken'] },
  );
  expect(found!.idea.frames[1]).toMatch(/^\p{Lu}/u);
});

describe('a description', () => {
  const described = {
    ...mender,
    what: 'We mend fishing nets and splice ropes. You get your nets back within three days, dry and folded. We collect in every harbour of the firth.',
  };
  const said = async (profile: BusinessProfile) =>
    (await proposed([], profile)).filter(({ idea }) => idea.topic.startsWith('said/'));

  it('is not followed by offers that it has named', async () => {
    const found = await said(described);
    expect(found.length).toBeGreaterThan(0);
    expect(found.map(({ post }) => post.body).join('\n')).not.toContain('net repair and ropes');
    expect(found[0]!.post.body).toContain('Okoro Nets, Leith.');
    const other = await said({ ...described, offers: ['sail covers', 'hammocks'] });
    expect(other[0]!.post.body).toContain('Okoro Nets, Leith: sail covers and hammocks.');
  });

  it('answers no question', async () => {
    const material = [
      told('unseen', 'Counting meshes out loud for two hours with my brother, and whoever loses count makes the tea.'),
      told('best-part', 'When the first boat comes home and the net I hung holds more than the skipper believed.'),
    ];
    const found = (await proposed(material, described)).filter(({ idea }) => idea.topic.startsWith('said/'));
    expect(found.map(({ idea }) => idea.kind)).not.toContain('Question answered');
  });
});
