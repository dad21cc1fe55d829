import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import { buildCycleRun } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

function visit() {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  return renderApp(paths.engine, { session: buildSession() });
}
const run = async (name = 'This week’s run') => within(await screen.findByRole('region', { name }));

test('says where the week stands, what was looked at with its source, and what happened and by whom', async () => {
  mockEndpoint(engineContract.getCycleRun, () =>
    buildCycleRun(
      {},
      {
        events: [
          ...buildCycleRun().run!.events,
          {
            id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a12',
            at: '2026-06-09T09:00:00.000Z',
            sentence: '“Six hours from vine to bun” was made from an idea',
            by: 'Ada Baker',
            pieceId: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
          },
        ],
      },
    ),
  );
  const { user } = visit();
  const week = await run();
  expect(week.getByText('Three ideas are ready, and the choice is yours.')).toBeInTheDocument();
  expect(week.queryByRole('button', { name: 'Run now' })).not.toBeInTheDocument();
  await user.click(week.getByText('What we looked at'));
  expect(week.getByText(/You reached 1,240 people/)).toBeVisible();
  expect(week.getByText('Analytics: people reached')).toBeVisible();
  expect(week.getByText('11 May to 7 June, compared with 13 April to 10 May.')).toBeVisible();
  await user.click(week.getByText('What happened'));
  expect(week.getByText(/, by the engine$/)).toBeVisible();
  expect(week.getByText(/, by Ada Baker$/)).toBeVisible();
  expect(week.getByRole('link', { name: /was made from an idea$/ })).toBeVisible();
});

test('a week that has not begun is begun by the button, which then goes', async () => {
  let begun = false;
  mockEndpoint(engineContract.getCycleRun, () =>
    begun ? buildCycleRun() : buildCycleRun({ run: null, start: { obstacle: null } }),
  );
  const sent = mockEndpoint(engineContract.createCycleRun, () => ((begun = true), buildCycleRun()));
  const { user } = visit();
  const week = await run();
  await user.click(week.getByRole('button', { name: 'Run now' }));
  expect(await week.findByText('Three ideas are ready, and the choice is yours.')).toBeInTheDocument();
  await waitFor(() => expect(week.queryByRole('button', { name: 'Run now' })).not.toBeInTheDocument());
  expect(sent).toEqual([{}]);
});

test('what is in the way of a week is said at the button, and a refusal beside it', async () => {
  let obstacle: string | null = 'The engine is paused. Start it, and this week begins within a minute.';
  mockEndpoint(engineContract.getCycleRun, () => buildCycleRun({ run: null, start: { obstacle } }));
  const sent = mockEndpoint(engineContract.createCycleRun, () => refuse('conflict', 'The engine is paused.'));
  const { user, unmount } = visit();
  const button = (await run()).getByRole('button', { name: 'Run now' });
  await user.click(button);
  expect(button).toHaveAccessibleDescription(obstacle);
  expect(sent).toEqual([]);
  unmount();
  obstacle = null;
  const again = visit();
  await again.user.click((await run()).getByRole('button', { name: 'Run now' }));
  expect(await screen.findByText('The week did not begin.')).toBeInTheDocument();
});

test('an earlier week is chosen and shown in place of this one', async () => {
  mockEndpoint(engineContract.getCycleRun, ({ of }) =>
    of
      ? buildCycleRun(
          { week: { year: 2026, week: 23, startsOn: of }, weeks: [{ week: 23, startsOn: '2026-06-01' }] },
          { state: 'done', sentence: 'Seven days after it went out, “Rye” had reached 84 people. 3 responded.' },
        )
      : buildCycleRun({ weeks: [{ week: 23, startsOn: '2026-06-01' }] }),
  );
  const { user } = visit();
  await user.click((await run()).getByRole('combobox', { name: 'Week' }));
  await user.click(await screen.findByRole('option', { name: 'Week 23, from 1 June' }));
  expect((await run('The run of week 23')).getByText(/had reached 84 people/)).toBeInTheDocument();
});
