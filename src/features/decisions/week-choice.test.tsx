import { screen } from '@testing-library/react';
import { paths } from '../../config/paths';
import { decisionsContract } from '../../contracts/decisions';
import { engineContract } from '../../contracts/engine';
import type { WeekDecision } from '../../contracts/decisions';
import { buildDecision } from '../../testing/builders/decisions';
import { buildCycle, buildIdea, buildPiece } from '../../testing/builders/engine';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const visit = (decision: WeekDecision | null, more = {}) => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle(more));
  mockEndpoint(decisionsContract.getDecision, () => ({ decision }));
  return renderApp(paths.engine, { session: buildSession() });
};
const answered = (answer: Partial<NonNullable<WeekDecision['answer']>>) =>
  buildDecision({
    state: 'answered',
    answer: {
      choice: 'idea',
      idea: null,
      reason: null,
      channel: 'sms',
      callId: null,
      at: '2026-06-08T09:00:00.000Z',
      sentence: 'Already chosen: “Rye in the morning”, by text message.',
      ...answer,
    },
  });

test('none of the ideas is an answer, with a reason', async () => {
  const sent = mockEndpoint(decisionsContract.updateDecision, () => ({ decision: answered({ choice: 'none' }) }));
  const { user } = visit(buildDecision());
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Wrong time of year' }));
  expect(await screen.findByText(/next ideas will take it into account/)).toBeInTheDocument();
  expect(sent).toEqual([{ decisionId: buildDecision().id, answer: { choice: 'none', reason: 'season' } }]);
});

test('says so when another answer was faster', async () => {
  mockEndpoint(decisionsContract.updateDecision, () => refuse('conflict', 'Already chosen: “Rye”, in a call.'));
  const { user } = visit(buildDecision());
  await user.click(await screen.findByRole('button', { name: 'None of these' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Not for us' }));
  expect(await screen.findByText('Already chosen: “Rye”, in a call.')).toBeInTheDocument();
});

test('what was chosen elsewhere is named; what was chosen here shows by itself', async () => {
  const { unmount } = visit(answered({}));
  expect(await screen.findByText('Already chosen: “Rye in the morning”, by text message.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'None of these' })).toBeNull();
  unmount();
  visit(answered({ channel: 'app' }));
  expect(await screen.findByRole('heading', { name: 'Which one shall we make?' })).toBeInTheDocument();
  expect(screen.queryByText(/Already chosen/)).toBeNull();
});

test('the first idea that is picked on the page is asked for as the week’s answer, a second one is not', async () => {
  const id = (at: number) => `a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a0${at}`;
  const sent = mockEndpoint(engineContract.createPiece, () =>
    refuse('conflict', 'Already chosen: “Rye”, in a call. You can still make this one too.'),
  );
  const ideas = [buildIdea({ id: id(1), title: 'One' })];
  const { user, unmount } = visit(buildDecision(), { ideas });
  await user.click(await screen.findByRole('button', { name: 'Create Content' }));
  expect(await screen.findByText(/You can still make this one too/)).toBeInTheDocument();
  unmount();
  visit(answered({}), {
    ideas: [...ideas, buildIdea({ id: id(2), title: 'Two', status: 'picked', pieceId: buildPiece().id })],
  });
  await user.click(await screen.findByRole('button', { name: 'Create Content' }));
  expect(await screen.findByText(/You can still make this one too/)).toBeInTheDocument();
  expect(sent).toEqual([{ ideaId: id(1), asAnswer: true }, { ideaId: id(1) }]);
});
