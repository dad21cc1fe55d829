import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createAppStore } from '../../app/store';
import { engineContract } from '../../contracts/engine';
import { buildCycle } from '../../testing/builders/engine';
import { pressAgain } from '../../testing/press-again';
import { mockEndpoint, mockNetworkFailure } from '../../testing/server';
import { UiProvider } from '../../ui/ui-provider';
import { CycleBeats, EnginePanel } from './engine-parts';

const show = (part: React.ReactElement) =>
  render(
    <Provider store={createAppStore({ retryPauses: [] })}>
      <UiProvider>
        <MemoryRouter>{part}</MemoryRouter>
      </UiProvider>
    </Provider>,
  );

test("beats have their times in the workspace's zone, and the current one says so", async () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  show(<CycleBeats />);
  const [analyze, propose, create] = await screen.findAllByRole('listitem');
  // 06:00 UTC is 07:00 in London in June.
  expect(analyze).toHaveTextContent('Mon 07:00');
  expect(propose).toHaveTextContent('Now');
  expect(propose).toHaveAttribute('aria-current', 'step');
  expect(create).not.toHaveTextContent(/\d\d:\d\d/);
});

test('beats that could not be loaded can be retried', async () => {
  mockNetworkFailure(engineContract.getCycle);
  show(<CycleBeats />);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  await pressAgain(userEvent, retry);
  expect(await screen.findByText('Three ideas are ready. Pick one.')).toBeInTheDocument();
});

test('the panel shows the weekly goal and leads to the ideas', async () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  show(<EnginePanel />);
  const panel = await screen.findByRole('region', { name: 'Autonomous Content Engine' });
  expect(panel).toHaveTextContent('7 of 10 pieces');
  expect(panel).toHaveTextContent('70%');
  expect(within(panel).getByText('Running')).toBeInTheDocument();
  expect(within(panel).getByRole('link', { name: 'See the three ideas' })).toHaveAttribute(
    'href',
    '/dashboard/content-engine?tab=ideas',
  );
});

test('a paused engine and a missing profile are mentioned', async () => {
  mockEndpoint(engineContract.getCycle, () => buildCycle({ running: false, hasProfile: false, ideas: [] }));
  show(<EnginePanel />);
  expect(await screen.findByText('Paused')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Open the content engine' })).toBeInTheDocument();
});
