import { weekOfDate } from '../../../../../src/domain/week';
import type { OwnerMaterial } from '../../../../ports/planner';
import { createPlanner } from '../planner';

const week = weekOfDate('2026-12-07');
const planner = createPlanner();

/** The idea and the post of one answer. */
async function told(
  question: string,
  text: string,
  detail = '',
  what = 'We mend harps and lutes',
  zone = 'Europe/London',
) {
  const material: OwnerMaterial[] = [
    {
      id: 'one',
      kind: 'answer',
      source: 'interview',
      question,
      text,
      detail,
      page: '',
      photoId: null,
      saidOn: '2026-12-07',
      usedCount: 0,
      isMade: false,
    },
  ];
  const profile = { name: 'Linde', what, where: 'Leith', audience: '', offers: [], tone: 'friendly' as const };
  const request = { profile, week, zone, material };
  const ideas = await planner.propose({ ...request, round: 0, history: [], published: [] });
  const idea = ideas.find(({ topic }) => topic === 'told/one')!;
  return { idea, post: await planner.write({ ...request, idea }) };
}

it.each<[string, string, string, string]>([
  [
    'people-ask',
    'Do you take old lutes?',
    'Yes, the older the better, bring it as it is.',
    '(?:Just ask us|just ask us)\\.$',
  ],
  [
    'people-get-wrong',
    'They keep the harp by the radiator.',
    'The glue dries and the neck comes off.',
    'Not sure\\? Just ask us\\.$',
  ],
  [
    'unseen',
    'We carved eleven lute pegs out of one pear branch on the bench by the window.',
    '',
    '\\n\\nLinde, Leith$',
  ],
  [
    'proud-job',
    'A lute with a burst rib that had hung in a hall for sixty years. It plays.',
    '',
    'Tell us about it\\.$',
  ],
  ['proud-job', 'A harp for a girl who lost two fingers. We set the levers lower for her.', '', '\\n\\nLinde, Leith$'],
  ['proud-job', 'A lute whose owner died in May. We strung it for the service.', '', '\\n\\nLinde, Leith$'],
  ['proud-job', 'A harp out of the flood at the mill. It was dry again in four months.', '', '\\n\\nLinde, Leith$'],
])('the last line of an answer (%s) comes of its matter: “%s”', async (question, text, detail, end) => {
  const { idea, post } = await told(question, text, detail);
  expect(post.body).toMatch(new RegExp(end, 'u'));
  // The owner's own sentence comes first.
  expect(post.body.startsWith(text.split(/[.?] /u)[0]!.replace(/^They/u, 'People').slice(0, 20))).toBe(true);
  expect(idea.hook).not.toMatch(/proud/u);
});

it.each<[string, string, string, RegExp]>([
  ['people-ask', 'main one is do you do house calls', 'Yes, within an hour of us.', /do you do house calls\?$/iu],
  [
    'people-ask',
    'can it be tuned by phone, thats what they all ask',
    'No, bring it in to us.',
    /can it be tuned by phone\?$/iu,
  ],
  [
    'people-get-wrong',
    'oiling the strings. it makes them deaf, wipe them dry instead',
    '',
    /^Easy to get wrong: oiling the strings$/u,
  ],
  [
    'people-get-wrong',
    'leaving it in the cold isn’t a problem, it just needs an hour to settle',
    '',
    /^Leaving it in the cold isn’t a problem/u,
  ],
  [
    'people-get-wrong',
    'People think a crack is the end of a lute, it’s usually a morning’s work',
    '',
    /^Myth: A crack is the end of a lute$/u,
  ],
  [
    'unseen',
    'Auntie Bea, she is 71, comes in at five to warm the glue because nobody else may touch it.',
    '',
    /^Auntie Bea comes in at five to warm the glue$/u,
  ],
  [
    'unseen',
    'We strung nine harps this week, found a hairpin, two coins and a tooth in the box of one of them.',
    '',
    /^We strung nine harps this week$/u,
  ],
  [
    'unseen',
    'I planed every single rib of the lute by hand so the new ones match what a man did in 1790.',
    '',
    /^I planed every single rib of the lute by hand$/u,
  ],
  [
    'unseen',
    'We glued a lute for a lady who will play it at her wedding, same as her mother did. Due on the 9th so we better hurry.',
    '',
    /^We glued a lute for a lady/u,
  ],
  ['unseen', 'Found in one harp: a comb, two rings and a ticket of 1931.', '', /^Found in one harp: a comb/u],
  [
    'unseen',
    'I opened a case that hadn’t been opened since 1962 and out fell a bow and four letters to a man called Finch.',
    '',
    /opened since 1962/u,
  ],
  [
    'people-get-wrong',
    'Wax. they rub furniture wax on the soundboard',
    'A dry cloth is enough, and a soft brush.',
    /^Easy to get wrong: wax$/u,
  ],
  [
    'people-ask',
    'how to keep it in tune, all players are asking',
    'Play it every day and keep it out of the sun.',
    /how to keep it in tune$/u,
  ],
])('the title of an answer (%s) is a whole thought: “%s”', async (question, text, detail, title) => {
  const { idea, post } = await told(question, text, detail);
  expect(idea.title).toMatch(title);
  expect(post.body).not.toMatch(/“Wax/u);
  expect(post.body).toContain(detail);
});

it('what a French belief leaves out is not its matter', async () => {
  const { idea } = await told(
    'people-get-wrong',
    'ils détendent les cordes sans prendre de photo et après ils m’appellent, il en reste toujours une',
    '',
    'je répare des harpes et des luths',
    'Europe/Paris',
  );
  expect(idea.title).not.toMatch(/: prendre/u);
});

it('a month that is mentioned in passing is no reason', async () => {
  const { idea } = await told(
    'people-get-wrong',
    'They think it stays in tune.',
    'Wood moves, above all from August to December.',
  );
  expect(idea.reason).toBe('Readers who make this mistake learn from you what to do instead.');
  const by = await told(
    'people-get-wrong',
    'They wax the lute and it is dull by Christmas.',
    'Only a dry cloth, always.',
  );
  expect(by.idea.reason).toBe(idea.reason);
});

it('what a belief is answered with first stands in the post', async () => {
  const { post } = await told(
    'people-get-wrong',
    'People think the neck is broken. It is only the glue.',
    'We open the joint with steam and it is strong for another century.',
  );
  expect(post.body).toContain('It is only the glue. We open');
});

it('an error in Brazil is told as there', async () => {
  const { post, idea } = await told(
    'people-get-wrong',
    'o pessoal acha que a viola está perdida, na maioria das vezes é só a cola',
    '',
    'conserto violas e cavaquinhos em casa',
    'America/Sao_Paulo',
  );
  expect(idea.title).toBe('Mito: a viola está perdida');
  expect(post.body).toContain('Na maioria das vezes é só a cola.');
});
