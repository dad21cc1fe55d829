import { closing, sayAll, type CallScript } from './call-lines';

const idea = (title: string) => ({
  id: title,
  title,
  hook: 'From £4.50, at 07:00',
  reason: 'Rye was asked for 12 times.',
  effort: 'Just your approval',
});
const script: CallScript = {
  owner: 'Ada',
  business: 'Ada’s Bakery & Café',
  ideas: ['Rye in the morning', 'Buns', 'The oven at four'].map(idea),
  figures: [{ sentence: 'Last week you reached 1,240 people.', source: 'Analytics: people reached' }],
  opensWith: { ideas: true, figures: true },
};

test('every sentence is shown as it is written and said as it is spoken', () => {
  const [hello, figure, heading, first] = sayAll(script, [{ say: 'hello' }, { say: 'figures' }, { say: 'ideas' }]);
  expect(hello!.spoken).toBe('Hello Ada. This is Fourbeat, the automated assistant of Ada’s Bakery and Café.');
  expect(figure).toEqual({
    text: 'Last week you reached 1,240 people.',
    spoken: 'Last week you reached one thousand two hundred and forty people.',
    source: 'Analytics: people reached',
  });
  expect(heading!.text).toBe('Here are 3 ideas for this week.');
  expect(first!.spoken).toBe('Number one: Rye in the morning. From four pounds fifty, at seven in the morning.');
});

test('only numbers of the week’s figures and of the ideas themselves are said, and no digit is left to a voice', () => {
  const all = sayAll(script, [
    { say: 'hello' },
    { say: 'figures' },
    { say: 'ideas' },
    { say: 'choose' },
    { say: 'keys' },
    { say: 'detail', at: 2 },
    { say: 'read-back', at: 3 },
    { say: 'why' },
    { say: 'read-back-none', reason: 'season' },
  ]);
  for (const { spoken } of all) expect(spoken).not.toMatch(/\d/);
  expect(all.filter(({ source }) => source !== '')).toHaveLength(1);
});

test('says that there are no figures rather than any', () => {
  expect(sayAll({ ...script, figures: [] }, [{ say: 'figures' }])).toMatchObject([
    { text: 'There are no figures for last week yet.' },
  ]);
});

test('the end of a choice tells whether it was the first', () => {
  const choose = { do: 'choose', at: 2 } as const;
  expect(closing(script, choose, { is: 'taken' })[0]!.text).toContain('I’m making “Buns” now');
  expect(closing(script, choose, { is: 'expired' })[0]!.text).toContain('has closed');
  expect(closing(script, choose, { is: 'settled', choice: 'idea', channel: 'mail', title: 'Rye' })[0]!.text).toContain(
    'Already chosen: “Rye”, by email.',
  );
  expect(closing(script, { do: 'none', reason: 'done' }, { is: 'taken' })[0]!.text).toContain('I’ve noted that');
});
