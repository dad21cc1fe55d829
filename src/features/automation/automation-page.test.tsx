import { screen, waitFor, within } from '@testing-library/react';
import { automationPath, campaignEditPath, campaignEmailPath, contactPath } from '../../config/paths';
import { automationsContract } from '../../contracts/automations';
import { campaignsContract } from '../../contracts/campaigns';
import { chooseOption, findCard, findPanel, findTimeline, mockMail, mockRunning, openAutomation, openDialogs, pickOption, readTimeline, submitCard, untilClosed } from '../../testing/automation-hands';
import { mailId, mockAutomation, writtenMail } from '../../testing/automation-server';
import { buildLogLine, buildRun, buildWelcome, runId } from '../../testing/builders/automations';
import { buildCheck, campaignIds } from '../../testing/builders/campaigns';
import { contactTagIds } from '../../testing/builders/contacts';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

describe('the people in it', () => {
  const ada = buildRun();
  const bob = buildRun({ id: runId(2), contactId: runId(62), name: '<b>Bob</b>', state: 'ended', stepId: null, wakesAt: null, endedAt: '2026-06-09T10:00:00.000Z' });
  const cleo = buildRun({ id: runId(3), contactId: runId(63), name: 'Cleo', stepId: 'gone', wakesAt: null });
  const rows = async () => within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');

  test('say where they are and when it goes on, page by page, and lead to their contact', async () => {
    const { held } = mockRunning();
    held.runs = [ada, bob, cleo];
    const { user } = openAutomation('people');
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/^Ada LovelaceEntered 8 June.*, 10:20 · at “Wait 2 days” · next step 10 June 2099, 10:20On their way/);
    expect(within(first!).getByRole('link', { name: 'Open the contact Ada Lovelace' })).toHaveAttribute('href', contactPath(ada.contactId));
    expect(second).toHaveTextContent(/^<b>Bob<\/b>Entered 8 June.* · left 9 June.*, 11:00Left early/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await rows())[2]).toHaveTextContent(/^CleoAt a step that was taken out/));
  });

  test('are narrowed to how they stand', async () => {
    const { held, asked } = mockRunning();
    held.runs = [ada, bob];
    const { user } = openAutomation('people');
    await rows();
    await chooseOption(user, 'Show', 'Left early (3)');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await chooseOption(user, 'Show', 'Stopped');
    expect(await screen.findByText('Nobody stands under “Stopped”.')).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual([undefined, 'ended', 'stopped']);
  });

  test('each have a log that says what was done, what was not, and why', async () => {
    const { held } = mockRunning();
    held.lines = [buildLogLine(1), buildLogLine(2, { stepId: 'hello', did: false, sentence: '“Welcome” was not sent. This contact has unsubscribed.', at: '2026-06-08T09:21:00.000Z' })];
    const { user } = openAutomation('people');
    await user.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    const log = within(await findPanel('Ada Lovelace'));
    const lines = within(await log.findByRole('list', { name: 'What was done, oldest first' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^Entered: signed up\.Done · .*10:20$/);
    expect(lines[1]).toHaveTextContent(/^“Welcome” was not sent\. This contact has unsubscribed\.Not done · .*10:21$/);
    expect(log.getByRole('link', { name: 'Open the contact' })).toHaveAttribute('href', contactPath(ada.contactId));
  });

  test('are none at first, and what could not be read comes when asked again', async () => {
    const { held } = mockRunning();
    held.runs = [];
    const { unmount } = openAutomation('people');
    expect(await screen.findByRole('heading', { name: 'Nobody has entered yet' })).toBeVisible();
    unmount();
    mockNetworkFailure(automationsContract.listAutomationRuns);
    const { user } = openAutomation('people');
    expect(await screen.findByText('People could not be read.')).toBeVisible();
    mockEndpoint(automationsContract.listAutomationRuns, () => ({ items: [ada], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('starting it', () => {
  test('says first who enters and who does not, saves what is not saved, and begins', async () => {
    const { saves, started } = mockAutomation(buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }), { emails: [writtenMail()] });
    const { user } = openAutomation();
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Again whenever it happens');
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const question = await findPanel('Start “Welcome”?');
    expect(await within(question).findByText('Whoever gets the tag “Regular”, from now on.')).toBeVisible();
    expect(within(question).getByText('Whoever has the tag already when you start it does not enter.')).toBeVisible();
    expect(within(question).getByText('4 steps, 1 mail. Mails go only to people who agreed to them.')).toBeVisible();
    expect(saves).toHaveLength(1);
    await user.click(within(question).getByRole('button', { name: 'Start the automation' }));
    expect(await screen.findByText('It has started. From now on people enter.')).toBeVisible();
    expect(started).toEqual([{ campaignId: campaignIds.campaign }]);
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  });

  test('is held while something is missing, and leads to the checks and from there to the mail', async () => {
    const { held, started } = mockAutomation(buildWelcome({ trigger: null }), { emails: [writtenMail()] });
    held.checks = [buildCheck({ state: 'fail', check: 'links', sentence: 'A button leads nowhere.' })];
    mockMail();
    const { user, router } = openAutomation();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = await findPanel('Start “Welcome”?');
    expect(await within(question).findByText('A button leads nowhere.')).toBeVisible();
    expect(within(question).getByText('Choose what starts it: a sign-up, a tag, a segment or a day.')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Start the automation' }));
    expect(started).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'See the checks' }));
    await user.click(await screen.findByRole('button', { name: 'Go to it: A button leads nowhere.' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, campaignIds.email)));
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
  const field = await screen.findByRole('textbox', { name: 'Name of the automation' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await user.type(field, 'Hello, new guests');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, new guests' })).toBeVisible();
  expect(renamed).toEqual([{ campaignId: campaignIds.campaign, name: 'Hello, new guests' }]);
  await untilClosed();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(await screen.findByRole('button', { name: 'Go on' })).toBeVisible();
  expect(paused).toHaveLength(1);
  const created = mockEndpoint(campaignsContract.createCampaign, () => refuse('conflict', 'This workspace has all the campaigns it can hold.'));
  await user.click(screen.getByRole('button', { name: /^More for Hello/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copy as a draft' }));
  expect(await screen.findByText('This workspace has all the campaigns it can hold.')).toBeVisible();
  expect(created[0]).toMatchObject({ copyOf: campaignIds.campaign });
  expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign));
});

test('one that has ended is only looked at', async () => {
  mockAutomation(buildWelcome({ waiting: {} }), { status: 'completed', emails: [writtenMail()] });
  openAutomation();
  expect(await screen.findByText('It has ended. A copy of it can be started anew.')).toBeVisible();
  expect(await readTimeline()).toContain('Wait 2 days');
  expect(within(await findTimeline()).queryByRole('button')).not.toBeInTheDocument();
  expect(within(await findTimeline()).getByRole('link', { name: 'See mail “Welcome”' })).toBeVisible();
});

test('what was deleted is called so, thirty steps are all there is room for, and hostile words stay words', async () => {
  const gone = runId(77);
  const steps = Array.from({ length: 30 }, (_, n) => ({ id: `w-${n}`, do: 'tag' as const, tagId: gone, change: 'add' as const }));
  const { held } = mockAutomation({ trigger: { on: 'segment', segmentId: gone }, steps, goal: { is: 'tag', tagId: gone } }, { name: '<img src=x onerror=alert(1)>' });
  held.automation.steps = [{ id: 'mail', do: 'send', emailId: gone }, ...steps.slice(1)];
  const { container } = openAutomation();
  expect(await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await waitFor(async () => expect((await readTimeline()).slice(0, 3)).toEqual(['Starts when somebody comes to belong to a segment that was deleted', 'Send a mail that was deleted', 'Put a tag that was deleted on']));
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect((await within(await findTimeline()).findAllByRole('button', { name: /^Add a step after/ })).at(-1)).toHaveAccessibleDescription('An automation has at most 30 steps.');
});

test('a campaign of another kind is written elsewhere, and one that is not here says so', async () => {
  const { held } = mockAutomation();
  const { unmount } = renderApp(automationPath(mailId(99)), { session: buildSession() });
  expect(await screen.findByText('This campaign is not here')).toBeVisible();
  unmount();
  held.campaign = { ...held.campaign, type: 'email' };
  const { router } = openAutomation();
  await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(campaignIds.campaign)));
});
