import { act, screen, waitFor, within } from '@testing-library/react';
import { automationPath, campaignEditPath, campaignEmailPath, campaignPath, contactPath, paths } from '../../config/paths';
import { automationsContract } from '../../contracts/automations';
import { campaignsContract } from '../../contracts/campaigns';
import { mailId, mockAutomation, writtenMail } from '../../testing/automation-server';
import { buildLogLine, buildRun, buildWelcome, runId } from '../../testing/builders/automations';
import { buildCampaignEmail, buildCheck, campaignIds } from '../../testing/builders/campaigns';
import { contactTagIds } from '../../testing/builders/contacts';
import { buildSegment } from '../../testing/builders/segments';
import { buildDemoSession, buildSession } from '../../testing/builders/session';
import { mockCampaigns } from '../../testing/campaign-list-server';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import '../campaign-editor/campaign-email-page'; // the page is lazy: loaded here, no test's patience is spent on it

const open = (part = '', session = buildSession()) => renderApp(automationPath(campaignIds.campaign, part), { session });
type User = ReturnType<typeof open>['user'];
const line = () => screen.findByRole('list', { name: 'Steps of the automation' });
const card = async (name: string | RegExp) => within(await line()).findByRole('button', { name });
const sentences = async () => [...(await line()).querySelectorAll('[data-card]')].map(({ textContent }) => textContent);
const panel = (name: string) => screen.findByRole('dialog', { name });
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const choose = async (user: User, field: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }));
  await user.click(await screen.findByRole('option', { name: option }));
};
const add = async (user: User, kind: string) => {
  await user.click((await within(await line()).findAllByRole('button', { name: /^Add a step after/ })).at(-1)!);
  await user.click(await screen.findByRole('menuitem', { name: kind }));
};
/** Of a few that stand beside each other; the press goes to its words. */
const pick = async (user: User, option: string) => user.click((await screen.findByRole('radio', { name: option })).closest('label')!);
const submit = async (user: User, name: 'Add' | 'Done') => {
  await user.click(await screen.findByRole('button', { name }));
  await closed();
};
const save = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The automation is saved.')).toBeVisible();
};
const running = (change: Parameters<typeof buildWelcome>[0] = {}) => mockAutomation(buildWelcome(change), { status: 'active', emails: [writtenMail()] });
const mockMail = () => mockEndpoint(campaignsContract.getCampaignEmail, ({ emailId }) => buildCampaignEmail({ id: emailId }));

describe('an automation that is built from nothing', () => {
  test('says what is missing, and is saved exactly as it was built', async () => {
    const { saves, mails, tags } = mockAutomation();
    const { user } = open();
    expect(await sentences()).toEqual(['Nothing starts it yet', 'No goal', 'Each person once']);
    const missing = within(await screen.findByRole('region', { name: 'Not right yet' }));
    expect(missing.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Nothing starts it yet. Choose what brings people in.', 'It has no step yet.']);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

    await user.click(await card('Nothing starts it yet'));
    await choose(user, 'Starts when somebody', 'gets a tag');
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'regular');
    await submit(user, 'Done');

    await add(user, 'Send an email');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Name the mail, so that you find it again.')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Name of the mail/ }), 'Hello there');
    await submit(user, 'Add');
    expect(mails).toEqual([{ campaignId: campaignIds.campaign, name: 'Hello there' }]);

    await add(user, 'Wait');
    const howLong = await screen.findByRole('spinbutton', { name: 'How long' });
    await user.clear(howLong);
    await user.type(howLong, '2');
    await submit(user, 'Add');

    await add(user, 'Check a condition');
    expect(await screen.findByText('Go on only if “Hello there” was clicked – otherwise end here.')).toBeVisible();
    await choose(user, 'Was', 'not clicked');
    await submit(user, 'Add');

    await add(user, 'Change a tag');
    await user.type(await screen.findByRole('combobox', { name: 'Tag' }), 'Quiet');
    await submit(user, 'Add');
    expect(tags).toEqual([{ name: 'Quiet' }]);

    await user.click(await card('No goal'));
    await choose(user, 'Leaves early when somebody', 'buys something after a mail of it');
    await submit(user, 'Done');
    await user.click(await card('Each person once'));
    await pick(user, 'Again whenever it happens');
    await submit(user, 'Done');

    expect(await sentences()).toEqual([
      'Starts when somebody gets the tag “Regular”', 'Send “Hello there”', 'Wait 2 days', 'Go on only if “Hello there” was not clicked – otherwise end here', 'Put the tag “Quiet” on',
      'Leaves early when somebody buys something after one of its mails', 'Again whenever it happens, at most once a day',
    ]);
    expect(saves).toEqual([]);
    await save(user);
    const [{ steps, ...rest }] = saves as [(typeof saves)[number]];
    const [send, wait, check, tag] = steps;
    expect(rest).toEqual({ campaignId: campaignIds.campaign, revision: 1, trigger: { on: 'tag', tagId: contactTagIds.regular }, goal: { is: 'converted' }, reentry: 'again' });
    expect(steps).toEqual([
      { id: send!.id, do: 'send', emailId: mailId(1) }, { id: wait!.id, do: 'wait', minutes: 2_880 },
      { id: check!.id, do: 'condition', test: { about: 'mail', is: 'not-clicked', stepId: send!.id }, otherwise: 'end' }, { id: tag!.id, do: 'tag', tagId: mailId(92), change: 'add' },
    ]);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(4);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument());
  });

  test('may start on a day of each person’s own, days before it', async () => {
    const { held, saves } = mockAutomation();
    held.book = { ...held.book, fields: [{ id: mailId(50), label: 'Birthday', kind: 'date', choices: [] }, { id: mailId(51), label: 'Dish', kind: 'text', choices: [] }] };
    const { user } = open();
    await user.click(await card('Nothing starts it yet'));
    await choose(user, 'Starts when somebody', 'has a day, such as a birthday');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await screen.findByText('Choose a field.')).toBeVisible();
    await choose(user, 'Field', 'Birthday');
    await choose(user, 'When', 'days before it');
    const days = await screen.findByRole('spinbutton', { name: 'How many days' });
    await user.clear(days);
    await user.type(days, '7');
    await choose(user, 'At', '08:00');
    await submit(user, 'Done');
    await save(user);
    expect(saves[0]?.trigger).toEqual({ on: 'date', fieldId: mailId(50), offsetDays: -7, hour: 8, yearly: true });
    expect(await sentences()).toContain('Starts 7 days before the day in the field “Birthday”, at 08:00, every year');
  });

  test('may start with a segment and look at the contact', async () => {
    const { held, saves } = mockAutomation({ steps: [{ id: 'pause', do: 'wait', minutes: 60 }] });
    held.segments = [buildSegment()];
    const { user } = open();
    await user.click(await card('Nothing starts it yet'));
    await choose(user, 'Starts when somebody', 'comes to belong to a segment');
    await choose(user, 'Segment', 'Sleeping regulars');
    await submit(user, 'Done');
    await add(user, 'Check a condition');
    await user.click(await screen.findByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Choose a tag.')).toBeVisible();
    await choose(user, 'Tag', 'Catering');
    await choose(user, 'Otherwise', 'Skip the next step');
    await submit(user, 'Add');
    await save(user);
    expect(saves[0]).toMatchObject({ trigger: { on: 'segment', segmentId: buildSegment().id }, steps: [{}, { do: 'condition', test: { about: 'contact', rule: { about: 'tag', is: 'has', tagId: contactTagIds.catering } }, otherwise: 'skip-next' }] });
    expect(await sentences()).toContain('Go on only with people who have the tag “Catering” – otherwise skip the next step');
  });
});

describe('one that runs', () => {
  test('shows who is where and what became of its mails, and says what a change does', async () => {
    running();
    open();
    expect(await screen.findByText('12 people are in this now. Those who wait keep their time; what you change is what they meet next.')).toBeVisible();
    expect(await sentences()).toEqual(['Starts when somebody signs up on your page and confirms it', 'Send “Welcome”', 'Wait 2 days', 'Go on only if “Welcome” was not clicked – otherwise end here', 'Put the tag “Regular” on', 'No goal', 'Each person once']);
    expect(screen.getByText('12 people wait here')).toBeVisible();
    const figures = [...(await line()).querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(figures).toEqual(['Sent200', 'Opens60%', 'Clicks25%']);
    expect(screen.getByRole('link', { name: 'Figures' })).toHaveAttribute('href', campaignPath(campaignIds.campaign));
  });

  test('is changed, and what is saved is over the revision that was seen', async () => {
    const { saves } = running();
    const { user } = open();
    await user.click(await card('Wait 2 days'));
    expect(await screen.findByText('Those who wait here already keep their time.')).toBeVisible();
    await choose(user, 'Unit', 'Weeks');
    await submit(user, 'Done');
    expect(await screen.findByText('Not saved yet')).toBeVisible();
    await save(user);
    expect(saves[0]).toMatchObject({ revision: 4, steps: [{}, { id: 'pause', do: 'wait', minutes: 20_160 }, {}, {}] });
  });

  test('steps move by keys and by the menu, and what is asked about too early is said', async () => {
    running();
    const { user } = open();
    const check = await card(/^Go on only/);
    act(() => check.focus());
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Moved to place 1 of 4.')).toBeInTheDocument();
    expect(await card(/^Go on only/)).toHaveFocus();
    expect(within(await line()).getByText('It asks about “Welcome”, which is sent only later. Move one of the two.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^More for: Go on only/ }));
    expect(await screen.findByRole('menuitem', { name: /^Move up/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(screen.getByRole('menuitem', { name: /^Move down/ }));
    expect((await sentences()).slice(1, 3)).toEqual(['Send “Welcome”', 'Go on only if “Welcome” was not clicked – otherwise end here']);
  });

  test('a step goes with an undo; one where people are asks first and says what becomes of them', async () => {
    const { saves } = running();
    const { user } = open();
    const remove = async (name: string) => {
      await user.click(await screen.findByRole('button', { name: `More for: ${name}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    };
    await remove('Put the tag “Regular” on');
    expect(await sentences()).not.toContain('Put the tag “Regular” on');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await sentences())[4]).toBe('Put the tag “Regular” on');
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

    await remove('Wait 2 days');
    const question = await screen.findByRole('alertdialog', { name: 'Delete “Wait 2 days”?' });
    expect(question).toHaveTextContent('12 people are at it now. They keep their time, and then go on with what stands in its place, once you save.');
    await user.click(within(question).getByRole('button', { name: 'Delete step' }));
    await waitFor(async () => expect(await sentences()).not.toContain('Wait 2 days'));
    await save(user);
    expect(saves[0]?.steps.map(({ id }) => id)).toEqual(['hello', 'read', 'mark']);
  });

  test('what the server does not take is said at its step, and nothing is lost', async () => {
    running();
    mockEndpoint(automationsContract.updateAutomation, () => refuse('invalid_request', undefined, { 'steps.3': 'This tag was deleted. Choose another one.' }));
    const { user } = open();
    await user.click(await card('Put the tag “Regular” on'));
    await pick(user, 'Take it off');
    await submit(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('It was not saved. See what is marked.')).toBeVisible();
    expect(within(await line()).getByText('This tag was deleted. Choose another one.')).toBeVisible();
    expect(await card('Take the tag “Regular” off')).toBeVisible();
  });

  test('changes are discarded, and come back by Undo', async () => {
    running();
    const { user } = open();
    await user.click(await card('Each person once'));
    await pick(user, 'Again whenever it happens');
    await submit(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(await card('Each person once')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await card(/^Again whenever it happens/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
  });
});

describe('what somebody else saved meanwhile', () => {
  const change = async (user: User) => {
    await user.click(await card('Each person once'));
    await pick(user, 'Again whenever it happens');
    await submit(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return panel('Somebody else changed this automation');
  };

  test('is replaced by mine as the newest, if that is what is wanted', async () => {
    const { keep, saves, held } = running();
    const { user } = open();
    await card('Each person once');
    keep({ goal: { is: 'converted' } });
    await user.click(within(await change(user)).getByRole('button', { name: 'Keep mine' }));
    await closed();
    await save(user);
    expect(saves.at(-1)).toMatchObject({ revision: 5, reentry: 'again', goal: null });
    expect(held.automation.revision).toBe(6);
  });

  test('is loaded, if that is what is wanted, and mine comes back by Undo', async () => {
    const { keep } = running();
    const { user } = open();
    await card('Each person once');
    keep({ goal: { is: 'converted' } });
    await user.click(within(await change(user)).getByRole('button', { name: 'Load theirs' }));
    await closed();
    expect((await sentences()).slice(-2)).toEqual(['Leaves early when somebody buys something after one of its mails', 'Each person once']);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await sentences()).slice(-2)).toEqual(['No goal', 'Again whenever it happens, at most once a day']);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('what is not saved', () => {
  const change = async (user: User) => {
    await user.click(await card('Each person once'));
    await pick(user, 'Again whenever it happens');
    await submit(user, 'Done');
  };

  test('is asked about before the page is left, not while its tabs change', async () => {
    mockCampaigns();
    running();
    const { user, router } = open();
    await change(user);
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByRole('list', { name: 'People' })).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Figures' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign, 'people'));
    await user.click(screen.getAllByRole('link', { name: 'Campaigns' }).at(-1)!);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.campaigns));
  });

  test('waits while a mail of it is written: of one that runs nothing is saved on the way', async () => {
    const { saves } = running();
    mockMail();
    const { user, router, go } = open();
    await change(user);
    await user.click(screen.getByRole('link', { name: 'Edit “Welcome”' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, campaignIds.email)));
    expect(await screen.findByRole('link', { name: 'Welcome' })).toHaveAttribute('href', automationPath(campaignIds.campaign));
    await go(automationPath(campaignIds.campaign));
    expect(await card(/^Again whenever it happens/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(saves).toEqual([]);
  });

  test('of a draft is saved before its new mail is written', async () => {
    const { saves } = mockAutomation();
    mockMail();
    const { user, router } = open();
    await add(user, 'Send an email');
    await user.type(await screen.findByRole('textbox', { name: /^Name of the mail/ }), 'Hello');
    await submit(user, 'Add');
    expect(within(await line()).getByText('“Hello” has no subject yet. Write the mail first.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Write the mail' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, mailId(1))));
    expect(saves).toMatchObject([{ steps: [{ do: 'send', emailId: mailId(1) }] }]);
  });
});

describe('the people in it', () => {
  const ada = buildRun();
  const bob = buildRun({ id: runId(2), contactId: runId(62), name: '<b>Bob</b>', state: 'ended', stepId: null, wakesAt: null, endedAt: '2026-06-09T10:00:00.000Z' });
  const cleo = buildRun({ id: runId(3), contactId: runId(63), name: 'Cleo', stepId: 'gone', wakesAt: null });
  const rows = async () => within(await screen.findByRole('list', { name: 'People' })).getAllByRole('listitem');

  test('say where they are and when it goes on, page by page, and lead to their contact', async () => {
    const { held } = running();
    held.runs = [ada, bob, cleo];
    const { user } = open('people');
    const [first, second] = await rows();
    expect(first).toHaveTextContent(/^Ada LovelaceAt “Wait 2 days” · next step 10 June 2099, 10:20 · entered 8 June.*, 10:20On their way/);
    expect(within(first!).getByRole('link', { name: 'Open the contact Ada Lovelace' })).toHaveAttribute('href', contactPath(ada.contactId));
    expect(second).toHaveTextContent(/^<b>Bob<\/b>Entered 8 June.* · left 9 June.*, 11:00Left early/);
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect((await rows())[2]).toHaveTextContent(/^CleoAt a step that was taken out/));
  });

  test('are narrowed to how they stand', async () => {
    const { held, asked } = running();
    held.runs = [ada, bob];
    const { user } = open('people');
    await rows();
    await choose(user, 'Show', 'Left early (3)');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await choose(user, 'Show', 'Stopped');
    expect(await screen.findByText('Nobody stands under “Stopped”.')).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual([undefined, 'ended', 'stopped']);
  });

  test('each have a log that says what was done, what was not, and why', async () => {
    const { held } = running();
    held.lines = [buildLogLine(1), buildLogLine(2, { stepId: 'hello', did: false, sentence: '“Welcome” was not sent. This contact has unsubscribed.', at: '2026-06-08T09:21:00.000Z' })];
    const { user } = open('people');
    await user.click(await screen.findByRole('button', { name: 'Ada Lovelace' }));
    const log = within(await panel('Ada Lovelace'));
    const lines = within(await log.findByRole('list', { name: 'What was done, oldest first' })).getAllByRole('listitem');
    expect(lines[0]).toHaveTextContent(/^Entered: signed up\.Done · .*10:20$/);
    expect(lines[1]).toHaveTextContent(/^“Welcome” was not sent\. This contact has unsubscribed\.Not done · .*10:21$/);
    expect(log.getByRole('link', { name: 'Open the contact' })).toHaveAttribute('href', contactPath(ada.contactId));
  });

  test('are none at first, and what could not be read comes when asked again', async () => {
    const { held } = running();
    held.runs = [];
    const { unmount } = open('people');
    expect(await screen.findByRole('heading', { name: 'Nobody has entered yet' })).toBeVisible();
    unmount();
    mockNetworkFailure(automationsContract.listAutomationRuns);
    const { user } = open('people');
    expect(await screen.findByText('People could not be read.')).toBeVisible();
    mockEndpoint(automationsContract.listAutomationRuns, () => ({ items: [ada], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});

describe('starting it', () => {
  test('says first who enters and who does not, saves what is not saved, and begins', async () => {
    const { saves, started } = mockAutomation(buildWelcome({ trigger: { on: 'tag', tagId: contactTagIds.regular } }), { emails: [writtenMail()] });
    const { user } = open();
    await user.click(await card('Each person once'));
    await pick(user, 'Again whenever it happens');
    await submit(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    const question = await panel('Start “Welcome”?');
    expect(await within(question).findByText('Starts when somebody gets the tag “Regular”, from now on.')).toBeVisible();
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
    const { user, router } = open();
    await user.click(await screen.findByRole('button', { name: 'Start' }));
    const question = await panel('Start “Welcome”?');
    expect(await within(question).findByText('A button leads nowhere.')).toBeVisible();
    expect(within(question).getByText('Nothing starts it yet. Choose what brings people in.')).toBeVisible();
    await user.click(within(question).getByRole('button', { name: 'Start the automation' }));
    expect(started).toEqual([]);
    await user.click(within(question).getByRole('button', { name: 'See the checks' }));
    await user.click(await screen.findByRole('button', { name: 'Go to it: A button leads nowhere.' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, campaignIds.email)));
  });

  test('is held in a demo', async () => {
    const { started } = mockAutomation(buildWelcome(), { emails: [writtenMail()] });
    const { user } = open('', buildDemoSession());
    const button = await screen.findByRole('button', { name: 'Start' });
    expect(button).toHaveAccessibleDescription('Nothing is sent from a demo.');
    await user.click(button);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(started).toEqual([]);
  });
});

test('it is renamed, paused, and copied', async () => {
  const { renamed, paused } = running();
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  const field = await screen.findByRole('textbox', { name: 'Name of the automation' });
  await user.clear(field);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Name is required.')).toBeVisible();
  await user.type(field, 'Hello, new guests');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, new guests' })).toBeVisible();
  expect(renamed).toEqual([{ campaignId: campaignIds.campaign, name: 'Hello, new guests' }]);
  await closed();
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
  open();
  expect(await screen.findByText('It has ended. A copy of it can be started anew.')).toBeVisible();
  expect(await sentences()).toContain('Wait 2 days');
  expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
  expect(within(await line()).getByRole('link', { name: 'See mail' })).toBeVisible();
});

test('what was deleted is called so, thirty steps are all there is room for, and hostile words stay words', async () => {
  const gone = runId(77);
  const steps = Array.from({ length: 30 }, (_, n) => ({ id: `w-${n}`, do: 'tag' as const, tagId: gone, change: 'add' as const }));
  const { held } = mockAutomation({ trigger: { on: 'segment', segmentId: gone }, steps, goal: { is: 'tag', tagId: gone } }, { name: '<img src=x onerror=alert(1)>' });
  held.automation.steps = [{ id: 'mail', do: 'send', emailId: gone }, ...steps.slice(1)];
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible();
  await waitFor(async () => expect((await sentences()).slice(0, 3)).toEqual(['Starts when somebody comes to belong to a segment that was deleted', 'Send a mail that was deleted', 'Put a tag that was deleted on']));
  expect(container.querySelector('img[src="x"]')).toBeNull();
  expect((await within(await line()).findAllByRole('button', { name: /^Add a step after/ })).at(-1)).toHaveAccessibleDescription('An automation has at most 30 steps.');
});

test('a campaign of another kind is written elsewhere, and one that is not here says so', async () => {
  const { held } = mockAutomation();
  const { unmount } = renderApp(automationPath(mailId(99)), { session: buildSession() });
  expect(await screen.findByText('This campaign is not here')).toBeVisible();
  unmount();
  held.campaign = { ...held.campaign, type: 'email' };
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(campaignIds.campaign)));
});
