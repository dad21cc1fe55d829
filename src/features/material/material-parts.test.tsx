import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { materialContract } from '../../contracts/material';
import { buildCycle, buildIdea, buildProfile } from '../../testing/builders/engine';
import { buildMaterial, buildQuestion } from '../../testing/builders/material';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const visit = (tab = '') => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  mockEndpoint(engineContract.getProfile, () => buildProfile({ trade: 'clock-repairer' }));
  return renderApp(`${paths.engine}${tab}`, { session: buildSession() });
};
const example = { trade: 'a piano tuner', text: 'How often does a piano need tuning?', detail: 'Twice a year.' };
const QUESTIONS = [
  { key: 'people-ask', ask: 'What do people ask you?', then: 'And what do you tell them?' },
  { key: 'unseen', ask: 'What did you do this week that nobody saw?', then: '' },
];
const interview = (answered: () => readonly string[], skipped: () => readonly string[] = () => []) =>
  mockEndpoint(materialContract.getQuestions, () => {
    const questions = QUESTIONS.map((question) => ({
      ...question,
      example,
      answered: answered().includes(question.key),
      skipped: skipped().includes(question.key),
    }));
    const open = questions.some((question) => !question.answered && !question.skipped);
    return { interview: { open, questions }, weekly: open ? null : buildQuestion(), further: null };
  });

describe('the interview', () => {
  test('asks one question after the other, takes an answer in two parts and then leaves the place to the weekly question', async () => {
    const answered: string[] = [];
    interview(() => answered);
    const sent = mockEndpoint(materialContract.createMaterial, ({ question, text, detail }) => {
      answered.push(question);
      return buildMaterial({ question, text, detail });
    });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.type(await screen.findByLabelText('What do people ask you?'), 'How often does it need cleaning?');
    await user.type(screen.getByLabelText(/And what do you tell them/), 'Every five years.');
    expect(screen.getByText('Question 1 of 2')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    await user.type(await screen.findByLabelText('What did you do this week that nobody saw?'), 'Filed a tooth.');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('What did you learn the hard way?')).toBeInTheDocument();
    expect(sent).toEqual([
      { question: 'people-ask', text: 'How often does it need cleaning?', detail: 'Every five years.', photoId: null },
      { question: 'unseen', text: 'Filed a tooth.', detail: '', photoId: null },
    ]);
  });

  test('can be skipped question by question, and put off', async () => {
    const skipped: string[] = [];
    interview(
      () => [],
      () => skipped,
    );
    const dismissed = mockEndpoint(materialContract.createDismissal, ({ question }) => {
      skipped.push(question);
      return { question };
    });
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.click(screen.getByRole('button', { name: 'Skip this question' }));
    expect(await screen.findByLabelText('What did you do this week that nobody saw?')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(dismissed).toEqual([{ question: 'people-ask' }, { question: 'interview' }]));
  });

  test('keeps what was typed when the server refuses it', async () => {
    interview(() => []);
    mockEndpoint(materialContract.createMaterial, () => refuse('conflict', 'There is room for 300 answers.'));
    const { user } = visit();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.type(await screen.findByLabelText('What do people ask you?'), 'How often?');
    await user.click(screen.getByRole('button', { name: 'Save answer' }));
    expect(await screen.findByText('There is room for 300 answers.')).toBeInTheDocument();
    expect(screen.getByLabelText('What do people ask you?')).toHaveValue('How often?');
  });
});

test('the question of the week is gone once it is put off', async () => {
  let open = true;
  mockEndpoint(materialContract.getQuestions, () => ({
    interview: { open: false, questions: [] },
    weekly: open ? buildQuestion() : null,
    further: null,
  }));
  const dismissed = mockEndpoint(materialContract.createDismissal, ({ question }) => {
    open = false;
    return { question };
  });
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Not this week' }));
  await waitFor(() => expect(screen.queryByText(/A question for you this week/)).not.toBeInTheDocument());
  expect(dismissed).toEqual([{ question: 'hard-way' }]);
});

test('whoever would like to say more is asked another, one at a time, and may skip it', async () => {
  const others = ['What surprised you at work this month?', 'What do you check that nobody sees?'];
  let at = 0;
  mockEndpoint(materialContract.getQuestions, () => ({
    interview: { open: false, questions: [] },
    weekly: null,
    further: buildQuestion({ key: `further-${at}`, ask: others[at]!, example }),
  }));
  mockEndpoint(materialContract.createDismissal, ({ question }) => {
    at = 1;
    return { question };
  });
  const sent = mockEndpoint(materialContract.createMaterial, ({ question, text }) => buildMaterial({ question, text }));
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Answer another' }));
  expect(await screen.findByLabelText(others[0]!)).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Skip this question' }));
  await user.type(await screen.findByLabelText(others[1]!), 'Every seat, by hand.');
  await user.click(screen.getByRole('button', { name: 'Save answer' }));
  expect(await screen.findByRole('button', { name: 'Answer another' })).toBeVisible();
  expect(sent).toEqual([{ question: 'further-1', text: 'Every seat, by hand.', detail: '', photoId: null }]);
});

test.each([
  [72, 'after good ideas', Node.DOCUMENT_POSITION_FOLLOWING],
  [40, 'before ideas that rest on little', Node.DOCUMENT_POSITION_PRECEDING],
])('with evidence worth %i %% the questions come %s', async (support, _words, place) => {
  interview(() => []);
  visit();
  mockEndpoint(engineContract.getCycle, () => buildCycle({ ideas: [buildIdea({ support })] }));
  const question = await screen.findByText('What do people ask you?');
  expect(screen.getByText('Six hours from vine to bun').compareDocumentPosition(question) & place).toBeTruthy();
});

describe('what the owner told us', () => {
  test('is listed with its use, cleared, changed and deleted', async () => {
    let items = [
      buildMaterial({ usedCount: 2 }),
      buildMaterial({
        id: 'e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d07',
        asked: 'Which job are you proud of?',
        then: '',
        text: 'The clock of Mrs Henderson',
        detail: '',
        use: 'personal',
        found: 'Mrs Henderson',
      }),
    ];
    mockEndpoint(materialContract.listMaterial, () => ({ items }));
    const changed = mockEndpoint(materialContract.updateMaterial, ({ materialId, text, cleared }) => {
      items = items.map((item) =>
        item.id === materialId
          ? { ...item, text, ...(cleared && { use: 'ready' as const, cleared, found: '' }) }
          : item,
      );
      return items.find(({ id }) => id === materialId)!;
    });
    const deleted = mockEndpoint(materialContract.deleteMaterial, ({ materialId }) => {
      items = items.filter(({ id }) => id !== materialId);
      return { id: materialId };
    });
    const { user } = visit('?tab=settings&section=own-words');
    const panel = await screen.findByRole('region', { name: 'In your words' });
    const [first, second] = within(panel).getAllByRole('listitem');
    expect(first).toHaveTextContent('Used for 2 ideas so far.');
    expect(second).toHaveTextContent('somebody’s personal details (“Mrs Henderson”), so no post will use it');

    await user.click(within(second!).getByRole('button', { name: 'Confirm it may be published' }));
    expect(await within(panel).findByText(/You confirmed that it may be published/)).toBeInTheDocument();
    expect(changed[0]).toMatchObject({ cleared: true, text: 'The clock of Mrs Henderson' });

    await user.click(within(second!).getByRole('button', { name: 'Edit' }));
    const field = within(panel).getByLabelText('Which job are you proud of?');
    await user.clear(field);
    await user.type(field, 'A clock that had stood still');
    await user.click(within(panel).getByRole('button', { name: 'Save answer' }));
    expect(await within(panel).findByText('A clock that had stood still')).toBeInTheDocument();

    await user.click(within(within(panel).getAllByRole('listitem')[0]!).getByRole('button', { name: 'Delete' }));
    await user.click(await screen.findByRole('button', { name: 'Delete answer' }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
    expect(deleted).toEqual([{ materialId: 'e6f4a3b5-8c3a-4d8b-9dbd-4c5a6f7e8d06' }]);
  });
});
