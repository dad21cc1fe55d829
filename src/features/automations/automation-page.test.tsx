import { screen, waitFor, within } from '@testing-library/react';
import { automationPath, campaignEditPath, campaignEmailPath, contactPath } from '../../config/paths';
import { automationsContract } from '../../contracts/automations';
import { campaignsContract } from '../../contracts/campaigns';
import {
  chooseOption,
  findCard,
  findPanel,
  findTimeline,
  mockMail,
  mockRunning,
  openAutomation,
  pickOption,
  readTimeline,
  submitCard,
} from '../../testing/automation-hands';
import { openDialogs, untilClosed } from '../../testing/open-dialogs';
import { mailId, mockAutomation, writtenMail } from '../../testing/automation-server';
import { buildLogLine, buildRun, buildWelcome, runId } from '../../testing/builders/automations';
import { contactsContract } from '../../contracts/contacts';
import { segmentsContract } from '../../contracts/segments';
import { buildCheck, campaignIds } from '../../testing/builders/campaigns';
import { buildContacts, contactTagIds } from '../../testing/builders/contacts';
import { buildSegment } from '../../testing/builders/segments';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

describe('the people in it', () => {
  const ada = buildRun();
  const bob = buildRun({
    id: runId(2),
    contactId: runId(62),
    name: '<b>Bob</b>',
    state: 'ended',
    stepId: null,
    wakesAt: null,
    endedAt: '2026-06-09T10:00:00.000Z',
  });
  const cleo = buildRun({ id: runId(3), contactId: runId(63), name: 'Cleo', stepId: 'gone', wakesAt: null });
  const rows = async () => within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');

  test('say where they are and when it goes on, page by page, and lead to their contact', async () => {
    const { serverState } = mockRunning();
    serverState.runs = [ada, bob, cleo];
    const { user } = openAutomation('people');
    const [first, second] = await rows();
    expect(first).toHaveTextContent(
      /^Ada LovelaceEntered 8 June.*, 10:20 · at “Wait 2 days” · next step 10 June 2099, 10:20In progress/,
    );
    expect(within(first!).getByRole('link', { name: 'Open contact Ada Lovelace' })).toHaveAttribute(
      'href',
      contactPath(ada.contactId),
    );
    expect(second).toHaveTextContent(/^<b>Bob<\/b>Entered 8 June.* · left 9 June.*, 11:00Left early/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () =>
      expect((await rows())[2]).toHaveTextContent(/^CleoEntered 8 June.* · waiting a few minutes, then “Continue only/),
    );
  });

  test('are narrowed to how they stand', async () => {
    const { serverState, asked } = mockRunning();
    serverState.runs = [ada, bob];
    const { user } = openAutomation('people');
    await rows();
    await chooseOption(user, 'Show', 'Left early (3)');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await chooseOption(user, 'Show', 'Stopped');
    expect(await screen.findByText('Nobody is under “Stopped”.')).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual([undefined, 'ended', 'stopped']);
  });

  test('each have a log that says what was done, what was not, and why', async () => {
    const { serverState } = mockRunning();
    serverState.lines = [
      buildLogLine(1),
      buildLogLine(2, {
        stepId: 'hello',
        did: false,
        sentence: '“Welcome” was not sent. This contact has unsubscribed.',
        at: '2026-06-08T09:21:00.000Z',
      }),
    ];
    const { user } = openAutomation('people');
    await user.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    const log = within(await findPanel('Ada Lovelace'));
    const lines = within(await log.findByRole('list', { name: 'History, oldest first' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^Entered: signed up\.Done · .*10:20$/);
    expect(lines[1]).toHaveTextContent(/^“Welcome” was not sent\. This contact has unsubscribed\.Not done · .*10:21$/);
    expect(log.getByRole('link', { name: 'Open contact' })).toHaveAttribute('href', contactPath(ada.contactId));
  });

  test('wait visibly: a wait that goes on is not called done', async () => {
    const { serverState } = mockRunning();
    serverState.lines = [buildLogLine(1, { sentence: 'Waits 1 week.', until: '2099-06-10T09:20:00.000Z' })];
    const { user } = openAutomation('people');
    await user.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    const lines = within(
      await within(await findPanel('Ada Lovelace')).findByRole('list', { name: 'History, oldest first' }),
    ).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^Waits 1 week\.Waiting until 10 June 2099, 10:20 · since .*10:20$/);
  });

  test('are put in by hand, and taken out again', async () => {
    const { putIn, takenOut } = mockRunning();
    mockEndpoint(contactsContract.listContacts, () => ({
      items: buildContacts(3),
      nextCursor: null,
      previousCursor: null,
      before: null,
    }));
    const { user } = openAutomation('people');
    await user.click(await screen.findByRole('button', { name: 'Add person' }));
    await user.click(await within(await findPanel('Add person')).findByRole('button', { name: 'Person 2' }));
    expect(await screen.findByText('Person 2 has been added.')).toBeVisible();
    expect(putIn).toEqual([{ campaignId: campaignIds.campaign, contactId: buildContacts(3)[1]!.id }]);
    await user.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    await user.click(await within(await findPanel('Ada Lovelace')).findByRole('button', { name: 'Remove person' }));
    const question = await screen.findByRole('alertdialog', { name: /^Remove Ada Lovelace ?\?$/ });
    expect(question).toHaveTextContent(
      'They will get nothing more from this automation. Anything already sent or changed stays. Each person can enter only once, so they can’t be added again.',
    );
    expect(takenOut).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'Remove person' }));
    expect(await within(await findPanel('Ada Lovelace')).findByText('Stopped')).toBeVisible();
    expect(takenOut).toEqual([{ campaignId: campaignIds.campaign, runId: ada.id }]);
    expect(
      within(await findPanel('Ada Lovelace')).queryByRole('button', { name: 'Remove person' }),
    ).not.toBeInTheDocument();
  });

  test('who may not come in is told why, and nobody is put into one that is paused', async () => {
    const { serverState } = mockRunning();
    mockEndpoint(contactsContract.listContacts, () => ({
      items: buildContacts(1),
      nextCursor: null,
      previousCursor: null,
      before: null,
    }));
    mockEndpoint(automationsContract.createAutomationRun, () => refuse('conflict', 'Person 1 is in it already.'));
    const { user, unmount } = openAutomation('people');
    await user.click(await screen.findByRole('button', { name: 'Add person' }));
    await user.click(await within(await findPanel('Add person')).findByRole('button', { name: 'Person 1' }));
    expect(await screen.findByText('Person 1 is in it already.')).toBeVisible();
    unmount();
    serverState.campaign = { ...serverState.campaign, status: 'paused' };
    openAutomation('people');
    await rows();
    expect(screen.queryByRole('button', { name: 'Add person' })).not.toBeInTheDocument();
  });

  test('are none at first, and what could not be read comes when asked again', async () => {
    const { serverState } = mockRunning();
    serverState.runs = [];
    const { unmount } = openAutomation('people');
    expect(await screen.findByRole('heading', { name: 'Nobody has entered yet' })).toBeVisible();
    unmount();
    mockNetworkFailure(automationsContract.listAutomationRuns);
    const { user } = openAutomation('people');
    expect(await screen.findByText('People could not be loaded.')).toBeVisible();
    mockEndpoint(automationsContract.listAutomationRuns, () => ({ items: [ada], nextCursor: null }));
    await pressAgain(user);
    expect(await rows()).toHaveLength(1);
  });
});

describe('starting it', () => {
  test('asks whoever has not confirmed their own address for that first', async () => {
    const { started } = mockAutomation(buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }), {
      emails: [writtenMail()],
    });
    const { user } = openAutomation('', buildSession({ user: { emailVerified: false } }));
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = within(await findPanel('Start “Welcome”?'));
    expect(await question.findByText('Your email address is not confirmed yet.')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Start automation' }));
    expect(started).toEqual([]);
  });

  test('says first who enters and who does not, saves what is not saved, and begins', async () => {
    const { saves, started } = mockAutomation(buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }), {
      emails: [writtenMail()],
    });
    const { user } = openAutomation();
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const question = await findPanel('Start “Welcome”?');
    expect(await within(question).findByText('Anyone who gets the tag “Regular”, from now on.')).toBeVisible();
    expect(within(question).getByText('Anyone who already has the tag.')).toBeVisible();
    expect(within(question).getByText('4 steps, 1 email. Emails go only to people who agreed to them.')).toBeVisible();
    expect(saves).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Start automation' }));
    expect(await screen.findByText('It has started. People can enter from now on.')).toBeVisible();
    expect(started).toEqual([{ campaignId: campaignIds.campaign, withExisting: false, largeConfirmed: false }]);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('is held while something is missing, and leads to the checks and from there to the mail', async () => {
    const { serverState, started } = mockAutomation(buildWelcome({ trigger: null }), { emails: [writtenMail()] });
    serverState.checks = [buildCheck({ state: 'fail', check: 'links', sentence: 'A button leads nowhere.' })];
    mockMail();
    const { user, router } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = await findPanel('Start “Welcome”?');
    expect((await within(question).findByRole('link', { name: '“Welcome”' })).closest('li')).toHaveTextContent(
      '“Welcome”: A button leads nowhere.',
    );
    expect(within(question).getByRole('link', { name: '“Welcome”' })).toHaveAttribute(
      'href',
      campaignEmailPath(campaignIds.campaign, campaignIds.email),
    );
    expect(within(question).queryByText(/^0 steps/)).not.toBeInTheDocument();
    expect(within(question).getByText('Choose what starts it: a sign-up, a tag, a segment or a day.')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Start automation' }));
    expect(started).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'View checks' }));
    await user.click(await screen.findByRole('button', { name: 'Fix this: A button leads nowhere.' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, campaignIds.email)),
    );
  });

  test('with a mail that Gmail would cut off takes a word of its own', async () => {
    const { serverState, started } = mockAutomation(
      buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }),
      {
        emails: [writtenMail()],
      },
    );
    serverState.checks = [buildCheck({ state: 'fail', check: 'size', sentence: 'This email is 140 KB.' })];
    const { user } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = within(await findPanel('Start “Welcome”?'));
    const confirm = await question.findByRole('checkbox', {
      name: 'Send anyway, even though Gmail will cut off the end',
    });
    expect(confirm).not.toBeChecked();
    await user.click(question.getByRole('button', { name: 'Start automation' }));
    expect(started).toEqual([]);
    await user.click(confirm);
    await user.click(question.getByRole('button', { name: 'Start automation' }));
    expect(await screen.findByText('It has started. People can enter from now on.')).toBeVisible();
    expect(started).toEqual([{ campaignId: campaignIds.campaign, withExisting: false, largeConfirmed: true }]);
  });

  test('lets in everyone who already has the tag, if that is wanted', async () => {
    const { started } = mockAutomation(buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }), {
      emails: [writtenMail()],
    });
    const { user } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = within(await findPanel('Start “Welcome”?'));
    const choice = await question.findByRole('checkbox', {
      name: 'Also include the 214 people who already have the tag',
    });
    expect(choice).not.toBeChecked();
    await user.click(choice);
    expect(question.queryByText('Anyone who already has the tag.')).not.toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Start automation' }));
    expect(await screen.findByText('It has started. People can enter from now on.')).toBeVisible();
    expect(started).toEqual([{ campaignId: campaignIds.campaign, withExisting: true, largeConfirmed: false }]);
  });

  test('says of a segment that nobody enters otherwise who belongs today, and asks nothing where nobody does', async () => {
    const { serverState } = mockAutomation(buildWelcome({ trigger: { on: 'segment', segmentId: buildSegment().id } }), {
      emails: [writtenMail()],
    });
    serverState.segments = [buildSegment()];
    const counted = { count: 41, reachableByEmail: 30, sample: [] };
    const asked = mockEndpoint(segmentsContract.countSegment, () => counted);
    const { user, unmount } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(
      await screen.findByRole('checkbox', { name: 'Also include the 41 people who are already in the segment' }),
    ).toHaveAccessibleDescription('Otherwise only people who join the segment from now on will enter.');
    expect(asked[0]).toEqual({ rules: buildSegment().rules });
    unmount();
    counted.count = 0;
    const second = openAutomation();
    await second.user.click(await screen.findByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Anyone who is already in the segment.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument());
  });

  test('is held in a demo', async () => {
    const { started } = mockAutomation(buildWelcome(), { emails: [writtenMail()] });
    const { user } = openAutomation('', buildDemoSession());
    const button = await screen.findByRole('button', { name: 'Start' });
    expect(button).toHaveAccessibleDescription('Nothing is sent from a demo.');
    await user.click(button);
    expect(openDialogs()).toEqual([]);
    expect(started).toEqual([]);
  });
});

test('it is renamed, paused, and copied', async () => {
  const { renamed, paused } = mockRunning();
  const { user, router } = openAutomation();
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Automation name' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await user.type(field, 'Hello, new guests');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, new guests' })).toBeVisible();
  expect(renamed).toEqual([{ campaignId: campaignIds.campaign, name: 'Hello, new guests' }]);
  await untilClosed();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('button', { name: 'Resume' })).toBeVisible();
  expect(paused).toHaveLength(1);
  const created = mockEndpoint(campaignsContract.createCampaign, () =>
    refuse('conflict', 'This workspace has all the campaigns it can hold.'),
  );
  await user.click(screen.getByRole('button', { name: /^Actions for Hello/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as draft' }));
  expect(await screen.findByText('This workspace has all the campaigns it can hold.')).toBeVisible();
  expect(created[0]).toMatchObject({ copyOf: campaignIds.campaign });
  expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign));
});

test('one that is paused says what that means', async () => {
  mockAutomation(buildWelcome(), { status: 'paused', emails: [writtenMail()] });
  openAutomation();
  expect(
    await screen.findByText(
      'Paused. Nobody enters and nothing is sent. 12 people are partway through and will stay where they are.',
    ),
  ).toBeVisible();
  expect(await screen.findByRole('region', { name: 'While it is paused' })).toHaveTextContent(
    'When you resume it, it catches up: people whose wait is over continue immediately',
  );
});

test('ending it says how many are on their way', async () => {
  mockRunning();
  const ended = mockEndpoint(campaignsContract.stopCampaign, () => refuse('conflict', 'It has ended already.'));
  const { user } = openAutomation();
  await user.click(await screen.findByRole('button', { name: 'Actions for Welcome' }));
  await user.click(await screen.findByRole('menuitem', { name: 'End…' }));
  const question = await screen.findByRole('alertdialog', { name: 'End “Welcome”?' });
  expect(question).toHaveTextContent(
    '12 people are partway through and will get nothing more. It can’t be restarted, but you can start a copy.',
  );
  await user.click(within(question).getByRole('button', { name: 'End automation' }));
  expect(await within(question).findByText('It has ended already.')).toBeVisible();
  expect(ended).toHaveLength(1);
});

test('one that has ended is only looked at', async () => {
  mockAutomation(buildWelcome({ waiting: {} }), { status: 'completed', emails: [writtenMail()] });
  openAutomation();
  expect(await screen.findByText('It has ended. You can start a copy of it.')).toBeVisible();
  expect(await readTimeline()).toContain('Wait 2 days');
  expect(within(await findTimeline()).queryByRole('button')).not.toBeInTheDocument();
  expect(within(await findTimeline()).getByRole('link', { name: 'View email “Welcome”' })).toBeVisible();
});

test('what was deleted is called so, thirty steps are all there is room for, and hostile words stay words', async () => {
  const gone = runId(77);
  const steps = Array.from({ length: 30 }, (_, n) => ({
    id: `w-${n}`,
    do: 'tag' as const,
    tagId: gone,
    change: 'add' as const,
  }));
  const { serverState } = mockAutomation(
    { trigger: { on: 'segment', segmentId: gone }, steps, goal: { is: 'tag', tagId: gone } },
    { name: '<img src=x onerror=alert(1)>' },
  );
  serverState.automation.steps = [{ id: 'mail', do: 'send', emailId: gone }, ...steps.slice(1)];
  const { container } = openAutomation();
  expect(await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await waitFor(async () =>
    expect((await readTimeline()).slice(0, 3)).toEqual([
      'Starts when someone joins a deleted segment',
      'Send a deleted email',
      'Add a deleted tag',
    ]),
  );
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect(
    (await within(await findTimeline()).findAllByRole('button', { name: /^Add step after/ })).at(-1),
  ).toHaveAccessibleDescription('An automation can have at most 30 steps.');
});

test('a campaign of another kind is written elsewhere, and one that is not here says so', async () => {
  const { serverState } = mockAutomation();
  const { unmount } = renderApp(automationPath(mailId(99)), { session: buildSession() });
  expect(await screen.findByText('Campaign not found')).toBeVisible();
  unmount();
  serverState.campaign = { ...serverState.campaign, type: 'email' };
  const { router } = openAutomation();
  await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(campaignIds.campaign)));
});
