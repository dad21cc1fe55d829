import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { engineContract } from '../../contracts/engine';
import { rulesContract, type DryRunItem, type Rule } from '../../contracts/rules';
import { buildCycle, buildEngineSettings } from '../../testing/builders/engine';
import { buildRule } from '../../testing/builders/rules';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';

const holidays = [
  { id: 'valentine', name: 'Valentine’s Day', date: '2027-02-14', kind: 'holiday' as const },
  { id: 'soil-day', name: 'World Soil Day', date: '2026-12-05', kind: 'observance' as const },
];
const span = { from: '2026-06-02', to: '2026-06-29' };

/** The engine's page on its tab of rules; what is asked of the server is kept in the lists that it returns. */
function visit(rules: Rule[], items: DryRunItem[] = []) {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  mockEndpoint(engineContract.getCycle, () => buildCycle());
  let stored = rules;
  mockEndpoint(rulesContract.listRules, () => ({ items: stored, holidays }));
  const previewed = mockEndpoint(rulesContract.getRulePreview, () => ({ ahead: true, ...span, items, note: '' }));
  return {
    ...renderApp(`${paths.engine}?tab=rules`, { session: buildSession() }),
    previewed,
    store: (next: Rule[]) => (stored = next),
  };
}

const labelled = (name: string | RegExp) => screen.getByLabelText(name);

describe('the tab of rules', () => {
  test('says what each rule does, when it comes next and what it has achieved', async () => {
    visit([
      buildRule({ performance: { posts: 4, reach: 120, engagement: 7 } }),
      buildRule({ id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a02', name: 'From the blog', active: false }),
    ]);
    const list = await screen.findByRole('list', { name: 'Rules' });
    expect(within(list).getAllByText('Every Monday at 09:00')).toHaveLength(2);
    expect(
      within(list).getByText('4 posts, 120 people reached, 7 people acted in the last 90 days'),
    ).toBeInTheDocument();
    expect(within(list).getByText('No posts so far')).toBeInTheDocument();
    expect(within(list).getByText('Paused')).toBeInTheDocument();
  });

  test('keeps what is typed in the builder while another tab is looked at, and asks before the page is left', async () => {
    const { user } = visit([]);
    await user.click(await screen.findByRole('button', { name: 'Start with this: A tip every Monday' }));
    const name = await screen.findByLabelText('Name');
    await user.clear(name);
    await user.type(name, 'Friday tip');
    await user.click(screen.getByRole('tab', { name: /^Ideas/ }));
    await user.click(screen.getByRole('tab', { name: 'Automation rules' }));
    expect(labelled('Name')).toHaveValue('Friday tip');
    await user.click(screen.getByRole('link', { name: 'Overview' }));
    expect(await screen.findByText('Your changes on this page are not saved yet.')).toBeInTheDocument();
  });

  test('promises no post while the engine is paused', async () => {
    visit([buildRule({ nextAt: '2026-06-15T08:00:00.000Z' })]);
    mockEndpoint(engineContract.getCycle, () => buildCycle({ running: false }));
    const list = await screen.findByRole('list', { name: 'Rules' });
    expect(
      await within(list).findByText('The engine is paused: this rule makes no posts until you start it again.'),
    ).toBeInTheDocument();
    expect(within(list).queryByText(/^Next:/)).toBeNull();
  });

  test('says which rules publish without asking, and within which limits', async () => {
    visit([
      buildRule({ mode: 'auto', weeklyCap: 3, quietWeekdays: [3], quietDays: [] }),
      buildRule({ id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a02', name: 'Asks', quietWeekdays: [], quietDays: [] }),
    ]);
    expect(
      await screen.findByText('Publishes without asking. At most 3 a week, none on Wednesdays.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/^Asks you first\. At most /)).toBeInTheDocument();
  });

  test('shows a feed that cannot be read', async () => {
    visit([buildRule({ trouble: 'The feed could not be read. The website answered with an error (500).' })]);
    expect(await screen.findByText(/The feed could not be read/)).toBeInTheDocument();
  });

  test('is empty at first, and offers starting points that open the builder', async () => {
    const { user } = visit([]);
    expect(await screen.findByRole('heading', { name: 'No rules yet' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start with this: A tip every Monday' }));
    expect(await screen.findByDisplayValue('Monday tip')).toBeInTheDocument();
    expect(
      screen.getByText(/^Every Monday at 09:00, make a post with a tip or how-to for my page\./),
    ).toBeInTheDocument();
  });

  test('pauses a rule and starts it again', async () => {
    const { user, store } = visit([buildRule()]);
    const paused = mockEndpoint(
      rulesContract.pauseRule,
      () => (store([buildRule({ active: false })]), buildRule({ active: false })),
    );
    const resumed = mockEndpoint(rulesContract.resumeRule, () => (store([buildRule()]), buildRule()));
    await user.click(await screen.findByRole('button', { name: 'Pause Monday tip' }));
    expect(await screen.findByText('“Monday tip” is paused.')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Start Monday tip' }));
    expect(await screen.findByRole('button', { name: 'Pause Monday tip' })).toBeInTheDocument();
    expect([paused, resumed]).toEqual([[{ ruleId: buildRule().id }], [{ ruleId: buildRule().id }]]);
  });

  test('deletes a rule, and brings it back', async () => {
    const { user, store } = visit([buildRule()]);
    mockEndpoint(rulesContract.deleteRule, ({ ruleId }) => (store([]), { id: ruleId }));
    const restored = mockEndpoint(rulesContract.restoreRule, () => (store([buildRule()]), buildRule()));
    await user.click(await screen.findByRole('button', { name: 'Delete Monday tip' }));
    expect(await screen.findByText('“Monday tip” was deleted. The posts it made are kept.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /Undo/ }));
    expect(await screen.findByRole('button', { name: 'Delete Monday tip' })).toBeInTheDocument();
    expect(restored).toHaveLength(1);
  });

  test('tells what became of each time that a rule came', async () => {
    const { user } = visit([buildRule()]);
    mockEndpoint(rulesContract.listRuleFirings, () => ({
      items: [
        {
          id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a03',
          state: 'made' as const,
          at: '2026-06-01T08:00:00.000Z',
          sentence: 'Made “Rye keeps longest”.',
          piece: { id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a04', title: 'Rye keeps longest' },
        },
        {
          id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a05',
          state: 'skipped' as const,
          at: '2026-05-25T08:00:00.000Z',
          sentence: 'No post: a day off.',
          piece: null,
        },
      ],
      nextCursor: null,
    }));
    await user.click(await screen.findByRole('button', { name: 'View Monday tip' }));
    const link = await screen.findByRole('link', { name: 'Made “Rye keeps longest”.' });
    expect(link).toHaveAttribute('href', `${paths.engine}/pieces/c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a04`);
    expect(screen.getByText('No post: a day off.')).toBeInTheDocument();
  });

  test('tells of a rule about visits what it has done, and nothing that it would have done', async () => {
    const { user, previewed } = visit([
      buildRule({ trigger: { on: 'metric', is: 'below', people: 600, time: '08:00' }, nextAt: null }),
    ]);
    mockEndpoint(rulesContract.listRuleFirings, () => ({ items: [], nextCursor: null }));
    await user.click(await screen.findByRole('button', { name: 'View Monday tip' }));
    const panel = within(await screen.findByRole('dialog'));
    expect(
      await panel.findByText('Checked every day at 08:00. It runs at most once a calendar week.'),
    ).toBeInTheDocument();
    expect(panel.queryByText(/four weeks/)).not.toBeInTheDocument();
    expect(previewed).toEqual([]);
  });

  test('offers to try again when the rules cannot be read', async () => {
    mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
    mockEndpoint(engineContract.getCycle, () => buildCycle());
    mockEndpoint(rulesContract.listRules, () => refuse('internal', 'The rules are resting.'));
    const { user } = renderApp(`${paths.engine}?tab=rules`, { session: buildSession() });
    expect(await screen.findByText('Your rules could not be loaded.')).toBeInTheDocument();
    mockEndpoint(rulesContract.listRules, () => ({ items: [buildRule()], holidays }));
    await pressAgain(user);
    expect(await screen.findByRole('heading', { name: 'Monday tip' })).toBeInTheDocument();
  });
});

describe('the builder', () => {
  const open = async (rules: Rule[] = [buildRule()], items: DryRunItem[] = []) => {
    const page = visit(rules, items);
    await page.user.click(await screen.findByRole('button', { name: 'New Rule' }));
    await screen.findByRole('heading', { name: 'New rule' });
    return page;
  };

  test('shows the dry run of what is built, as a list', async () => {
    await open(
      [buildRule()],
      [
        { day: '2026-06-08', time: '09:00', makes: true, sentence: 'One post with a tip or how-to' },
        { day: '2026-06-12', time: '09:00', makes: false, sentence: 'Skipped: day off' },
      ],
    );
    const run = await screen.findByRole('list', { name: 'The next four weeks' });
    expect(
      within(run)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Mon 8 Jun 09:00One post with a tip or how-to', 'Fri 12 Jun 09:00Skipped: day off']);
    expect(screen.getByText('In the next four weeks: one post, 1 skipped.')).toBeInTheDocument();
  });

  test('saves what was chosen, and returns to the list', async () => {
    const { user, store } = await open();
    const made = buildRule({ id: 'c0ffee00-5f0d-4a5e-9a8a-1f2d3c4b5a09', name: 'Fridays' });
    const created = mockEndpoint(rulesContract.createRule, () => (store([buildRule(), made]), made));
    await user.type(labelled('Name'), 'Fridays');
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sundays' }));
    await user.click(screen.getByRole('checkbox', { name: 'Facebook' }));
    await user.type(labelled(/^Words to avoid/), 'cheap, hurry ,cheap');
    await user.click(screen.getByText('Publish without asking'));
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    expect(await screen.findByText('“Fridays” is saved and running.')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Fridays' })).toBeInTheDocument();
    expect(created).toMatchObject([
      {
        name: 'Fridays',
        trigger: { on: 'time', rrule: 'FREQ=WEEKLY;BYDAY=FR', time: '09:00' },
        platforms: ['blog', 'facebook'],
        quietWeekdays: [7],
        avoidWords: ['cheap', 'hurry'],
        mode: 'auto',
      },
    ]);
  });

  test('says at their fields what is missing, and sends nothing', async () => {
    const { user } = await open();
    const created = mockEndpoint(rulesContract.createRule, () => buildRule());
    await user.click(screen.getByRole('checkbox', { name: 'Monday' }));
    await user.clear(labelled('Maximum posts a week'));
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    expect(await screen.findByText('The name is required.')).toBeInTheDocument();
    expect(screen.getByText('Choose at least one day.')).toBeInTheDocument();
    expect(screen.getByText('Enter a number.')).toBeInTheDocument();
    expect(created).toEqual([]);
  });

  test('keeps what was typed when the server refuses it', async () => {
    const { user } = await open();
    mockEndpoint(rulesContract.createRule, () =>
      refuse('conflict', 'Another rule has this name. Choose a different one.', {
        name: 'Another rule has this name. Choose a different one.',
      }),
    );
    await user.type(labelled('Name'), 'Monday tip');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    expect(await screen.findByText('Another rule has this name. Choose a different one.')).toBeInTheDocument();
    expect(labelled('Name')).toHaveValue('Monday tip');
  });

  test('reads a feed only when its owner asks for that', async () => {
    const { user, previewed } = await open();
    await waitFor(() => expect(previewed.length).toBeGreaterThan(0));
    await user.click(screen.getByRole('combobox', { name: 'When it runs' }));
    await user.click(await screen.findByRole('option', { name: 'When a feed has something new' }));
    const read = mockEndpoint(rulesContract.getRuleFeed, () => ({
      title: 'Our blog',
      count: 1,
      items: [{ day: '2026-06-08', time: '10:00', title: 'Rye' }],
    }));
    await user.type(labelled('Address of the feed'), 'ada.example/feed');
    expect(
      screen.getByText('There is nothing to preview: this rule runs whenever the feed has something new.'),
    ).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Check feed' }));
    expect(await screen.findByText(/“Our blog” has one item now\./)).toBeInTheDocument();
    // A guard rail that changes asks with the items that are known.
    await user.click(screen.getByRole('checkbox', { name: 'Sundays' }));
    await waitFor(() =>
      expect(previewed.at(-1)).toMatchObject({
        trigger: { on: 'feed', address: 'ada.example/feed' },
        quietWeekdays: [7],
        feedItems: [{ title: 'Rye' }],
      }),
    );
    expect(read).toEqual([{ address: 'ada.example/feed' }]);
  });

  test('says at its address why a feed cannot be read', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'When it runs' }));
    await user.click(await screen.findByRole('option', { name: 'When a feed has something new' }));
    mockEndpoint(rulesContract.getRuleFeed, () => refuse('rate_limited', 'Too often. Try again in 40 minutes.'));
    await user.type(labelled('Address of the feed'), 'ada.example/feed');
    await user.click(screen.getByRole('button', { name: 'Check feed' }));
    expect(await screen.findByText('Too often. Try again in 40 minutes.')).toBeInTheDocument();
  });

  test('begins with as many posts a week as come, until somebody chooses a number', async () => {
    const { user } = await open();
    const created = mockEndpoint(rulesContract.createRule, () => buildRule());
    expect(labelled('Maximum posts a week')).toHaveValue('1');
    await user.click(screen.getByRole('checkbox', { name: 'Tuesday' }));
    await user.click(screen.getByRole('checkbox', { name: 'Friday' }));
    expect(labelled('Maximum posts a week')).toHaveValue('3');
    await user.clear(labelled('Maximum posts a week'));
    await user.type(labelled('Maximum posts a week'), '2');
    await user.click(screen.getByRole('checkbox', { name: 'Saturday' }));
    expect(labelled('Maximum posts a week')).toHaveValue('2');
    await user.type(labelled('Name'), 'Often');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    await waitFor(() => expect(created).toMatchObject([{ weeklyCap: 2 }]));
  });

  test('offers the workspace’s own pillars, a clip for places that take videos only, and the newsletter', async () => {
    mockEndpoint(engineContract.getEngineSettings, () =>
      buildEngineSettings({ pillars: [{ id: 'our-dogs', name: 'Our dogs' }] }),
    );
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'What the post is about' }));
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'The day’s best idea',
      'Our dogs',
    ]);
    await user.click(screen.getByRole('option', { name: 'Our dogs' }));
    expect(await screen.findByText(/make a post about “Our dogs”/)).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'YouTube' }));
    await user.click(screen.getByRole('checkbox', { name: 'Newsletter' }));
    await user.click(screen.getByRole('checkbox', { name: 'A post with a picture and a clip' }));
    expect(await screen.findByText(/for my page, YouTube and my newsletter/)).toBeInTheDocument();
  });

  test('says of a rule that its pillar was deleted', async () => {
    const { user } = visit([buildRule({ pillar: 'gone' })]);
    await user.click(await screen.findByRole('button', { name: 'Edit Monday tip' }));
    expect(await screen.findByRole('combobox', { name: 'What the post is about' })).toHaveTextContent(
      'A pillar that was deleted',
    );
  });

  test('says under its address what Check feed has found, or why it found nothing', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'When it runs' }));
    await user.click(await screen.findByRole('option', { name: 'When a feed has something new' }));
    await user.type(labelled('Address of the feed'), 'nowhere.example');
    mockEndpoint(rulesContract.getRuleFeed, () =>
      refuse('invalid_request', 'We found no public website at this address.', {
        address: 'We found no public website at this address.',
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Check feed' }));
    await waitFor(() =>
      expect(labelled('Address of the feed')).toHaveAccessibleDescription(
        expect.stringContaining('We found no public website at this address.'),
      ),
    );
    mockEndpoint(rulesContract.getRuleFeed, () => ({ title: 'Blog', count: 3, items: [] }));
    await user.click(screen.getByRole('button', { name: 'Check feed' }));
    expect(await screen.findByText('“Blog” has 3 items now.')).toBeInTheDocument();
  });

  test('says that a feed could not be read, although its rule is saved', async () => {
    const { user } = visit([]);
    mockEndpoint(rulesContract.createRule, () => buildRule({ trouble: 'The feed could not be read. It is asleep.' }));
    await user.click(await screen.findByRole('button', { name: 'Start with this: Share what you publish' }));
    await user.type(await screen.findByLabelText('Address of the feed'), 'nowhere.example');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    expect(await screen.findByText('“Monday tip” is saved, but we could not read its feed yet.')).toBeInTheDocument();
  });

  test('says what a dry run waits for, and takes no zero for a one', async () => {
    const { user } = await open();
    await user.clear(labelled('Maximum posts a week'));
    await user.type(labelled('Maximum posts a week'), '0');
    expect(
      await screen.findByText('Once every field is filled in correctly, the next four weeks appear here.'),
    ).toBeInTheDocument();
    expect(screen.queryByText(/At most/)).not.toBeInTheDocument();
  });

  test('offers public holidays apart from days that only some people mark', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('combobox', { name: 'When it runs' }));
    await user.click(await screen.findByRole('option', { name: 'Before a holiday' }));
    await user.click(screen.getByRole('combobox', { name: 'Which holidays' }));
    await user.click(await screen.findByRole('option', { name: 'Only these' }));
    // None is chosen yet, which is not every one.
    expect(screen.getByText(/^7 days before … at 09:00,/)).toBeInTheDocument();
    expect(
      await screen.findByText('Once every field is filled in correctly, the next four weeks appear here.'),
    ).toBeInTheDocument();
    const group = (name: string) => within(screen.getByRole('group', { name }));
    expect(group('Holidays in your country').getByRole('checkbox')).toHaveAccessibleName(/^Valentine’s Day/);
    expect(group('Other days that some people mark').getByRole('checkbox')).toHaveAccessibleName(/^World Soil Day/);
  });

  test('asks before Cancel throws away what was typed', async () => {
    const { user } = await open();
    await user.type(labelled('Name'), 'Fridays');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
    expect(labelled('Name')).toHaveValue('Fridays');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    expect(await screen.findByRole('list', { name: 'Rules' })).toBeInTheDocument();
  });

  test('opens a stored rule with everything that it has', async () => {
    const { user } = visit([
      buildRule({
        trigger: { on: 'time', rrule: 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1', startsOn: '2026-01-01', time: '10:15' },
        needWords: ['Bristol'],
      }),
    ]);
    const updated = mockEndpoint(rulesContract.updateRule, () => buildRule({ name: 'Other' }));
    await user.click(await screen.findByRole('button', { name: 'Edit Monday tip' }));
    expect(await screen.findByLabelText('Calendar rule')).toHaveValue('FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=1');
    expect(labelled(/^Words it must contain/)).toHaveValue('Bristol');
    expect(screen.getByRole('button', { name: 'Remove 25 December 2026' })).toBeInTheDocument();
    await user.clear(labelled('Name'));
    await user.type(labelled('Name'), 'Other');
    await user.click(screen.getByRole('button', { name: 'Save rule' }));
    expect(await screen.findByText('“Other” is saved and running.')).toBeInTheDocument();
    expect(updated).toMatchObject([
      { ruleId: buildRule().id, name: 'Other', needWords: ['Bristol'], trigger: { time: '10:15' }, weeklyCap: 2 },
    ]);
  });
});
