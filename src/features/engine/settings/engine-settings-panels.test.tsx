import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import { buildEngineSettings, buildProfile } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint } from '../../../testing/server';

function visit(section: string, partial: Parameters<typeof buildEngineSettings>[0] = {}) {
  let stored = buildEngineSettings(partial);
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getProfile, () => buildProfile());
  mockEndpoint(engineContract.getEngineSettings, () => stored);
  const sent = mockEndpoint(
    engineContract.updateEngineSettings,
    (change) => (stored = buildEngineSettings({ ...stored, ...(change as object) })),
  );
  return { ...renderApp(`${paths.engine}?tab=settings&section=${section}`, { session: buildSession() }), sent };
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

test('the frequency is chosen, with as many times a week as wanted, and platforms beside it', async () => {
  const { user, sent } = visit('posting');
  const posting = await panel('Posting');
  await user.click(posting.getByRole('combobox', { name: 'Content frequency' }));
  await user.click(await screen.findByRole('option', { name: 'Custom' }));
  await user.click(posting.getByRole('button', { name: 'Add a time' }));
  await user.click(posting.getByRole('checkbox', { name: 'Instagram' }));
  await user.click(posting.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        frequency: 'custom',
        slots: [
          { weekday: 4, time: '16:30' },
          { weekday: 5, time: '16:30' },
        ],
        platforms: ['instagram', 'blog'],
      },
    ]),
  );
  expect(await posting.findByRole('button', { name: 'Saved!' })).toBeInTheDocument();
});

test('a pillar is added and renamed; two of one name are refused at their field', async () => {
  const { user, sent } = visit('posting', { pillars: [{ id: 'tips', name: 'Tips' }] });
  const posting = await panel('Posting');
  await user.click(posting.getByRole('button', { name: 'Add a pillar' }));
  await user.type(posting.getByRole('textbox', { name: 'Pillar 2' }), 'tips');
  await user.click(posting.getByRole('button', { name: 'Save Changes' }));
  expect(await posting.findByText('You already have a pillar with this name.')).toBeInTheDocument();
  await user.type(posting.getByRole('textbox', { name: 'Pillar 2' }), ' for the grill');
  await user.click(posting.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        pillars: [
          { id: 'tips', name: 'Tips' },
          { id: expect.any(String), name: 'tips for the grill' },
        ],
      },
    ]),
  );
});

test('the voice agent’s choices are stored, and the page says where calls ring', async () => {
  const { user, sent } = visit('voice-agent');
  const voice = await panel('Voice agent');
  expect(voice.getByText(/Calls ring in the dashboard/)).toBeInTheDocument();
  for (const name of ['Voice calls', 'Proactive suggestions', 'Performance alerts'])
    expect(voice.getByRole('checkbox', { name })).toBeChecked();
  expect(voice.getByLabelText('Preferred call time')).toHaveValue('10:00');
  expect(voice.getByRole('combobox', { name: 'Call frequency' })).toHaveTextContent('Weekly');
  await user.click(voice.getByRole('checkbox', { name: 'Performance alerts' }));
  await user.click(voice.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(sent).toEqual([{ performanceAlerts: false }]));
});

test('minutes and rate are the owner’s, and a wrong one is told at its field', async () => {
  const { user, sent } = visit('savings');
  const worth = await panel('What your time is worth');
  const writing = worth.getByLabelText('Writing it, minutes');
  await user.clear(writing);
  await user.type(writing, 'lots');
  await user.click(worth.getByRole('button', { name: 'Save Changes' }));
  expect(await worth.findByText('Enter whole minutes from 0 to 480.')).toBeInTheDocument();
  await user.clear(writing);
  await user.type(writing, '50');
  await user.click(worth.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() =>
    expect(sent).toEqual([{ minutes: { planned: 20, written: 50, designed: 25, published: 10 }, hourlyRate: 52 }]),
  );
});

describe('the week’s post', () => {
  test('waits for its owner until they allow more, within guard rails that are sent together', async () => {
    const { user, sent } = visit('week');
    const post = await panel('The week’s post');
    expect(post.getByText('Nothing is posted without your yes.')).toBeInTheDocument();
    expect(post.queryByLabelText('Most posts a week')).not.toBeInTheDocument();
    await user.click(post.getByRole('combobox', { name: 'Who decides' }));
    await user.click(await screen.findByRole('option', { name: 'Post by itself within guard rails' }));
    await user.clear(post.getByLabelText('Most posts a week'));
    await user.type(post.getByLabelText('Most posts a week'), '2');
    await user.click(post.getByRole('checkbox', { name: 'Sundays' }));
    await user.click(post.getByRole('combobox', { name: 'When it goes out' }));
    await user.click(await screen.findByRole('option', { name: 'On Wednesday' }));
    await user.click(post.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          autopilot: {
            mode: 'auto',
            weeklyCap: 2,
            quietWeekdays: [7],
            quietDays: [],
            leastConfidence: 60,
            withoutOffers: true,
            evergreens: false,
            slot: { weekday: 3, time: '16:30' },
          },
        },
      ]),
    );
  });

  test('an empty or impossible number is told at its field, and nothing is sent', async () => {
    const { user, sent } = visit('week', { autopilot: { ...buildEngineSettings().autopilot, mode: 'auto' } });
    const post = await panel('The week’s post');
    await user.clear(post.getByLabelText('Lowest confidence, in percent'));
    await user.click(post.getByRole('button', { name: 'Save Changes' }));
    expect(await post.findByText('Enter a whole number from 0 to 95.')).toBeInTheDocument();
    await user.type(post.getByLabelText('Lowest confidence, in percent'), '7');
    expect(post.queryByText('Enter a whole number from 0 to 95.')).not.toBeInTheDocument();
    expect(sent).toEqual([]);
  });
});

test('sections are shown one at a time, and a look elsewhere loses nothing that was typed', async () => {
  const { user, sent } = visit('savings');
  const worth = await panel('What your time is worth');
  const writing = worth.getByLabelText('Writing it, minutes');
  await user.clear(writing);
  await user.type(writing, '50');
  const sections = within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
  for (const [name, region] of [
    ['The week’s post', 'The week’s post'],
    ['Voice agent', 'Voice agent'],
    ['Your business', 'Your business'],
  ] as const) {
    await user.click(sections.getByRole('button', { name }));
    expect(await screen.findByRole('region', { name: region })).toBeInTheDocument();
    expect(sections.getByRole('button', { name })).toHaveAttribute('aria-current', 'true');
    expect(screen.queryByRole('region', { name: 'What your time is worth' })).not.toBeInTheDocument();
  }
  expect(sections.getByRole('button', { name: 'Your time' })).toHaveAccessibleDescription('Not saved yet');
  await user.click(screen.getByRole('tab', { name: /^Queue/ }));
  await user.click(screen.getByRole('link', { name: 'Overview' }));
  expect(await screen.findByText('Your changes under Your time are not saved yet.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  await user.click(screen.getByRole('tab', { name: 'Settings' }));
  await user.click(sections.getByRole('button', { name: 'Your time' }));
  expect(worth.getByLabelText('Writing it, minutes')).toHaveValue('50');
  await user.click(worth.getByRole('button', { name: 'Save Changes' }));
  expect(await worth.findByRole('button', { name: 'Saved!' })).toBeInTheDocument();
  expect(sent).toHaveLength(1);
  expect(sections.getByRole('button', { name: 'Your time' })).not.toHaveAccessibleDescription();
});
