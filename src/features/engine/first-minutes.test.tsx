import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import type { Cycle } from '../../contracts/engine-cycle';
import { materialContract } from '../../contracts/material';
import type { Trade, TradeReading } from '../../domain/trade';
import { buildCycle, buildIdea, buildProfile } from '../../testing/builders/engine';
import { buildMaterial, buildQuestion } from '../../testing/builders/material';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const nursery: Trade = { id: 'nursery', name: 'Nursery', kind: 'care', pack: 'nursery' };
const plants: Trade = { id: 'plant-nursery', name: 'Plant nursery', kind: 'shop', pack: 'garden-centre' };
const told = buildIdea({ title: 'From Ada', evidence: [{ source: 'owner', text: 'You told us: “Yes.”' }] });
const general = (part: Partial<Cycle['ideas'][number]> = {}) =>
  buildIdea({ evidence: [{ source: 'profile', text: 'You offer plants.' }], support: 20, confidence: 20, ...part });

const visit = (cycle: () => Cycle) => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, cycle);
  return renderApp(paths.engine, { session: buildSession() });
};
const withTrade = (reading: TradeReading) => {
  let trade = '';
  mockEndpoint(engineContract.getProfile, () => buildProfile({ trade }));
  mockEndpoint(engineContract.getTradeReading, () => ({ ...reading, language: 'en' }));
  return { choose: (chosen: string) => (trade = chosen) };
};

test('from a description to ideas: the questions come first, one at a time, and the ideas say what they start with', async () => {
  let cycle = buildCycle({ hasProfile: false, ideas: [] });
  const done: Record<string, 'answered' | 'skipped'> = {};
  mockEndpoint(engineContract.updateProfile, (input) => {
    cycle = buildCycle({ asksFirst: true, ideas: [] });
    return buildProfile(input);
  });
  mockEndpoint(materialContract.getQuestions, () => {
    const questions = ['people-ask', 'unseen'].map((key) => ({
      ...{ key, ask: `About ${key}?`, then: '' },
      ...{ answered: done[key] === 'answered', skipped: done[key] === 'skipped' },
      example: { trade: 'a beekeeper', text: `A good ${key}.`, detail: '' },
    }));
    return { interview: { open: questions.some(({ key }) => !done[key]), questions }, weekly: null, further: null };
  });
  mockEndpoint(materialContract.createMaterial, ({ question }) => {
    done[question] = 'answered';
    return buildMaterial({ question });
  });
  mockEndpoint(materialContract.createDismissal, ({ question }) => {
    done[question] = 'skipped';
    return { question };
  });
  let down = true;
  const asked = mockEndpoint(engineContract.createIdeas, () =>
    down ? refuse('unavailable') : (cycle = buildCycle({ ideas: [told] })),
  );
  const { user } = visit(() => cycle);
  await user.type(await screen.findByLabelText('What you do'), 'Plants');
  await user.type(screen.getByLabelText('Where you are'), 'Bristol');
  await user.type(screen.getByLabelText('Who it is for'), 'Gardeners');
  await user.type(screen.getByLabelText('Offer 1'), 'Herbs');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));

  const first = await screen.findByLabelText('About people-ask?');
  expect(first).toHaveAccessibleDescription('For example, from a beekeeper: “A good people-ask.”');
  expect(screen.queryByRole('button', { name: 'Generate New Ideas' })).not.toBeInTheDocument();
  expect(screen.getByText('Four short questions, and your first three ideas follow.')).toBeVisible();
  await user.type(first, 'Do you ship?');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByLabelText('About unseen?')).toHaveFocus();
  expect(asked).toHaveLength(0);
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));

  expect(await screen.findByText('There are no new ideas yet.')).toBeVisible();
  down = false;
  await pressAgain(user);
  expect(await screen.findByText(/from your answer/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Which one shall we make?' })).toHaveFocus();
  expect(screen.queryByText(/General so far/)).not.toBeInTheDocument();
  expect(done).toEqual({ 'people-ask': 'answered', unseen: 'skipped' });
});

test('a trade that is in doubt is asked beside the ideas; one press keeps it and brings others, also after a failure', async () => {
  let cycle = buildCycle({ ideas: [general({ title: 'Prams and potties' })] });
  const { choose } = withTrade({ state: 'asked', candidates: [nursery, plants], near: [] });
  let down = true;
  const sent = mockEndpoint(engineContract.updateTrade, ({ trade }) => {
    if (down) return refuse('unavailable');
    choose(trade);
    cycle = buildCycle({ ideas: [general({ title: 'Repot in spring' })], earlierIdeas: [cycle.ideas] });
    return { renewed: true };
  });
  const { user } = visit(() => cycle);
  const card = await screen.findByRole('region', { name: 'Which trade fits best?' });
  expect(card).toHaveTextContent('three new ideas for it will replace these');
  await user.click(within(card).getByRole('button', { name: 'Plant nursery' }));
  expect(await within(card).findByText('Your trade was not saved.')).toBeVisible();
  down = false;
  await pressAgain(user, within(card));
  expect(await screen.findByText('Repot in spring')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Which trade fits best?')).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Which one shall we make?' })).toHaveFocus());
  expect(sent.at(-1)).toEqual({ trade: 'plant-nursery' });
});

test.each([
  [
    1,
    'Choose one, and new ideas for it will replace the others. The one from your answers stays. That costs none of this week’s sets.',
  ],
  [3, 'Choose one, and your next ideas will fit it. These stay, because they come from your answers.'],
])('a trade in doubt says before it is chosen that %i of the ideas stay', async (answers, sentence) => {
  withTrade({ state: 'asked', candidates: [nursery, plants], near: [] });
  const told = (at: number) =>
    buildIdea({
      id: `e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d0${at}`,
      evidence: [{ source: 'owner', text: 'You told us on 2 November: “We scrub the pots”.' }],
    });
  visit(() => buildCycle({ ideas: [1, 2, 3].map((at) => (at <= answers ? told(at) : general({ id: told(at).id }))) }));
  expect(await screen.findByRole('region', { name: 'Which trade fits best?' })).toHaveTextContent(sentence);
});

test('an unknown trade is chosen from all there are, for next week once something is chosen; a known one is a quiet line', async () => {
  const picked = buildIdea({ id: 'e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d99', status: 'picked' });
  withTrade({ state: 'unknown', near: [] });
  mockEndpoint(engineContract.listTrades, () => ({ trades: [plants] }));
  mockEndpoint(engineContract.updateTrade, () => ({ renewed: false }));
  const { user, unmount } = visit(() => buildCycle({ ideas: [picked, general()] }));
  const card = within(await screen.findByRole('region', { name: 'Tell us your trade' }));
  expect(card.getByText(/from next week on/)).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Choose your trade' }));
  await user.click(await card.findByRole('button', { name: /Plant nursery/ }));
  expect(await screen.findByText(/Your next ideas will be for your trade: Plant nursery/)).toBeVisible();
  unmount();

  withTrade({ state: 'known', by: 'words', trades: [plants] });
  const known = visit(() => buildCycle({ ideas: [general()] }));
  const line = within(await screen.findByRole('group', { name: 'Your trade' }));
  expect(line.getByText('Plant nursery')).toBeVisible();
  await known.user.click(line.getByRole('button', { name: 'Change the trade' }));
  await known.user.keyboard('{Escape}');
  await waitFor(() => expect(line.getByRole('button', { name: 'Change the trade' })).toHaveFocus());
});

test('general ideas lead once to the question that would help, and a new answer to three that use it', async () => {
  let cycle = buildCycle({
    ideas: [general(), general({ id: 'e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d98', title: 'Other' })],
  });
  mockEndpoint(materialContract.getQuestions, () => ({
    interview: { open: false, questions: [] },
    weekly: buildQuestion(),
    further: null,
  }));
  mockEndpoint(materialContract.createMaterial, () => {
    cycle = { ...cycle, hasNews: true };
    return buildMaterial();
  });
  mockEndpoint(engineContract.createIdeas, () => (cycle = buildCycle({ ideas: [told] })));
  withTrade({ state: 'unknown', near: [] });
  const { user } = visit(() => cycle);
  await screen.findByText(/General so far/);
  // One thing is asked at a time: the question waits until the trade is put off.
  await user.click(await screen.findByRole('button', { name: 'Not now: choose the trade later' }));
  await screen.findByText('What did you learn the hard way?');
  await user.click(screen.getByRole('button', { name: 'Answer one question' }));
  const field = await screen.findByLabelText('What did you learn the hard way?');
  expect(field).toHaveFocus();
  await user.type(field, 'Never repot on a hot day.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  await user.click(await screen.findByRole('button', { name: 'Propose three from it' }));
  expect(await screen.findByText('From Ada')).toBeVisible();
  expect(screen.queryByText('You told us something new.')).not.toBeInTheDocument();
});
