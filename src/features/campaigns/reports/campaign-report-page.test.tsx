import { act, screen, waitFor, within } from '@testing-library/react';
import { automationPath, campaignEditPath, campaignPath, contactPath, paths } from '../../../config/paths';
import type { Campaign, CampaignDetail } from '../../../contracts/campaign-record';
import { campaignsContract } from '../../../contracts/campaigns';
import { segmentsContract } from '../../../contracts/segments';
import { buildCampaign, buildDelivery, buildReport, campaignId } from '../../../testing/builders/campaign-report';
import { buildCampaignDetail, buildCounts } from '../../../testing/builders/campaigns';
import { buildSegment } from '../../../testing/builders/segments';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { mockCampaigns } from '../../../testing/campaign-list-server';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';
import './campaign-report-page'; // the page is lazy: loaded here, no test's patience is spent on it

type Report = ReturnType<typeof buildReport>;
type Delivery = ReturnType<typeof buildDelivery>;

const burgers = buildCampaign();

/** A campaign with its report and the mails of its ledger, two a page. */
function mockReport(campaign: Partial<CampaignDetail> = {}, report: Partial<Report> = {}, deliveries: Delivery[] = []) {
  const server = mockCampaigns([{ ...burgers, ...campaign } as Campaign]);
  mockEndpoint(campaignsContract.getCampaign, ({ campaignId: id }) => {
    const found = server.serverState.items.find((one) => one.id === id);
    return found ? buildCampaignDetail({ ...found, leftOut: campaign.leftOut ?? {} }) : refuse('not_found');
  });
  mockEndpoint(campaignsContract.getCampaignReport, () => buildReport(report));
  mockEndpoint(campaignsContract.listConversionClaims, () => ({ items: [], waiting: { sales: 0, sum: 0 } }));
  const asked = mockEndpoint(campaignsContract.listDeliveries, ({ state, cursor }) => {
    const of = deliveries.filter(
      (one) => state === undefined || one.state === state || (state === 'opened' && one.openedAt !== null),
    );
    const from = of.findIndex(({ id }) => id === cursor) + 1;
    return { items: of.slice(from, from + 2), nextCursor: from + 2 < of.length ? of[from + 1]!.id : null };
  });
  return { ...server, asked };
}
const open = (session = buildSession()) => renderApp(campaignPath(burgers.id), { session });
const recipients = async () => within(await screen.findByRole('list', { name: 'Recipients' })).getAllByRole('listitem');
const region = (name: string) => screen.findByRole('region', { name });

test('the head says what it is, how it stands and since when; the figures what became of it', async () => {
  mockReport();
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Friday burger night' })).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(screen.getByText(/^Broadcast · since 8 June/)).toBeVisible();
  const figures = await region('Figures');
  expect(within(figures).getByText('Opens, 49.0% of sent')).toBeVisible();
  expect(within(figures).getByText('$1,178')).toBeVisible();
  expect(within(figures).getByRole('meter', { name: 'Progress of Friday burger night' })).toHaveAttribute(
    'aria-valuenow',
    '72',
  );
  expect(
    within(figures).getByText(
      '611 people opened it and 142 clicked. 195 more opens came from automated software, such as privacy proxies and link scanners, and are not counted as people.',
    ),
  ).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Campaign · Fourbeat'));
});

test('it pauses, goes on, and shows no progress meanwhile', async () => {
  const { paused, resumed } = mockReport();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await user.click(await screen.findByRole('button', { name: 'Resume' }));
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  expect([paused, resumed]).toEqual([[{ campaignId: burgers.id }], [{ campaignId: burgers.id }]]);
});

test('it is ended after a question; then it can be deleted, which leads back to the list', async () => {
  const { stopped, deleted } = mockReport();
  const { user, router } = open();
  const choose = async (entry: string, label: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Friday burger night' }));
    await user.click(await screen.findByRole('menuitem', { name: entry }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: label }));
  };
  await choose('End…', 'End campaign');
  expect(await screen.findByText('Completed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pause' })).not.toBeInTheDocument();
  await choose('Delete…', 'Delete campaign');
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.campaigns));
  expect([stopped, deleted]).toEqual([[{ campaignId: burgers.id }], [{ campaignId: burgers.id }]]);
});

test('why it stopped by itself stands on top', async () => {
  mockReport({ status: 'paused', cause: 'The mail server refused the sender.' });
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The mail server refused the sender.');
});

test('an automation is steered and looked at like the others, and leads to its steps', async () => {
  const mail = {
    id: campaignId(5),
    name: 'Good to have you',
    counts: buildCounts({ sent: 154, opens: 112, clicks: 44, conversions: 10 }),
  };
  mockReport(
    { type: 'automation', name: 'Welcome' },
    {
      emails: [
        mail,
        { ...mail, id: campaignId(6), name: 'Seven days later', counts: buildCounts({ sent: 140, opens: 0 }) },
      ],
    },
  );
  const { user } = open();
  expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
  const [, first, second] = within(await screen.findByRole('table', { name: 'Emails' })).getAllByRole('row');
  expect(first).toHaveTextContent('Good to have you154112 (73%)44 (39%)10');
  expect(second).toHaveTextContent('Seven days later140000');
  await user.click(screen.getByRole('button', { name: 'Actions for Welcome' }));
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Steps',
    'Copy as draft',
    'End…',
    'Delete…It is running. End it first.',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Steps' })).toHaveAttribute('href', automationPath(burgers.id));
  expect(screen.getByRole('link', { name: 'Steps' })).toHaveAttribute('href', automationPath(burgers.id));
});

test('one mail alone needs no table of mails', async () => {
  mockReport(
    {},
    {
      emails: [{ id: campaignId(5), name: 'Friday', counts: burgers.counts }],
      links: [{ url: 'https://cornergrill.example/menu', people: 90, machine: 0 }],
    },
  );
  open();
  expect(await screen.findByRole('table', { name: 'Links' })).toBeVisible();
  expect(screen.queryByRole('table', { name: 'Emails' })).not.toBeInTheDocument();
});

test('links name the people who followed them and, apart, the programs; an address is never a link to it', async () => {
  mockReport(
    {},
    {
      links: [
        { url: 'https://cornergrill.example/menu?a=1', people: 1_090, machine: 7 },
        { url: 'javascript:alert(1)', people: 1, machine: 0 },
      ],
    },
  );
  open();
  const table = await screen.findByRole('table', { name: 'Links' });
  const [, first, second] = within(table).getAllByRole('row');
  expect(first).toHaveTextContent('cornergrill.example/menu?a=11,0907');
  expect(second).toHaveTextContent('javascript:alert(1)1–');
  expect(within(table).queryByRole('link')).not.toBeInTheDocument();
});

test('what went wrong and who was left out is counted, with the reason', async () => {
  mockReport(
    {
      counts: buildCounts({ total: 30, sent: 20, bounced: 6, uncertain: 1, complained: 2 }),
      leftOut: { 'no-consent': 41, unsubscribed: 1 },
    },
    {
      bounces: [
        { cause: 'This mailbox does not exist.', people: 5 },
        { cause: 'No reason was given.', people: 1 },
      ],
    },
  );
  open();
  const became = await region('Other results');
  const rows = [...became.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Waiting3They are next in line.',
    'Bounced6These emails bounced. Addresses that don’t exist are now blocked.This mailbox does not exist. 5 peopleNo reason was given. 1 person',
    'Uncertain1The email was sent but the server didn’t confirm it. It may have arrived, so we don’t resend it automatically.Resend…',
    'Complained2They reported the email as spam and won’t be emailed again.',
  ]);
  expect(await region('Left out when it started')).toHaveTextContent(
    '41 peopleThey have not agreed to marketing emails.1 personThey have unsubscribed from marketing emails.',
  );
});

test('refused mails are sent again after a question that says what it does, with the server’s words beside it', async () => {
  const { serverState } = mockReport(
    { status: 'paused', counts: buildCounts({ total: 30, sent: 8, failed: 12 }) },
    { refusals: [{ cause: '550 5.7.1 blocked by policy', people: 12 }] },
  );
  const resent = mockEndpoint(campaignsContract.resendDeliveries, () => {
    serverState.items = serverState.items.map((one) => ({ ...one, counts: buildCounts({ total: 30, sent: 8 }) }));
    return buildCampaignDetail({ ...serverState.items[0]! });
  });
  const { user } = open();
  expect(await region('Other results')).toHaveTextContent(
    'Refused12The email server refused these emails. No addresses were blocked.550 5.7.1 blocked by policy',
  );
  await user.click(screen.getByRole('button', { name: 'Resend refused emails' }));
  const question = await screen.findByRole('alertdialog', { name: 'Resend 12 refused emails?' });
  expect(question).toHaveTextContent(
    'First fix what the email server objected to, or it will refuse them again. Only people who still agree to your emails will get it. It will be sent when you press “Resume”.',
  );
  await user.click(within(question).getByRole('button', { name: 'Resend 12 emails' }));
  expect(await screen.findByText('They will be sent when you press “Resume”.')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Resend refused emails' })).not.toBeInTheDocument());
  expect(resent).toEqual([{ campaignId: burgers.id, state: 'failed' }]);
});

test('uncertain mails are sent again only when it is understood that some arrive twice; a refusal stays in the question', async () => {
  mockReport({
    status: 'completed',
    endedAt: '2026-06-12T10:00:00.000Z',
    counts: buildCounts({ total: 10, sent: 9, uncertain: 1 }),
  });
  mockEndpoint(campaignsContract.resendDeliveries, () =>
    refuse('conflict', 'This campaign is still ending. Try again in a minute.'),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Resend uncertain emails' }));
  const question = await screen.findByRole('alertdialog', { name: 'Resend 1 uncertain email?' });
  expect(question).toHaveTextContent('Some of these people may already have the email and would get it twice.');
  await user.click(within(question).getByRole('button', { name: 'Resend 1 email' }));
  expect(await within(question).findByText('This campaign is still ending. Try again in a minute.')).toBeVisible();
});

test('what an automation that has ended could not send stays as it is', async () => {
  mockReport({
    type: 'automation',
    status: 'completed',
    endedAt: '2026-06-12T10:00:00.000Z',
    counts: buildCounts({ total: 10, sent: 9, failed: 1 }),
  });
  open();
  expect(await region('Other results')).toHaveTextContent('Refused1');
  expect(screen.queryByRole('button', { name: 'Resend refused emails' })).not.toBeInTheDocument();
});

test('where all went well, that is said, and nothing stands empty', async () => {
  mockReport({ counts: buildCounts({ total: 5, sent: 5, opens: 5, clicks: 1 }) });
  open();
  expect(
    await screen.findByText('No problems. No emails bounced or were refused, and nobody unsubscribed or complained.'),
  ).toBeVisible();
  for (const name of ['Left out when it started', 'First two days', 'Links'])
    expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
});

test('opens and clicks by hour are bars of true heights, a sentence, and a table', async () => {
  mockReport(
    {},
    {
      hours: [
        { hour: 0, opens: 50, clicks: 10 },
        { hour: 5, opens: 30, clicks: 0 },
      ],
    },
  );
  const { user } = open();
  const panel = await region('First two days');
  const bars = [...panel.querySelectorAll<HTMLElement>('i[data-series][style]')];
  expect(bars).toHaveLength(96);
  expect(bars.filter(({ style }) => style.height !== '0px').map(({ style }) => style.height)).toEqual([
    'max(2px, 100%)',
    'max(2px, 20%)',
    'max(2px, 60%)',
  ]);
  expect(
    within(panel).getByText(
      'Half of all opens came within an hour of sending. Most in one hour: 50 opens, in the first hour.',
    ),
  ).toBeVisible();
  await user.click(within(panel).getByRole('button', { name: 'Show table' }));
  expect(
    within(panel)
      .getAllByRole('row')
      .map((row) => row.textContent),
  ).toEqual(['WhenOpenedClicked', 'In the first hour5010', 'After 5 hours300']);
  await user.click(within(panel).getByRole('button', { name: 'Show chart' }));
  expect(within(panel).queryByRole('table')).not.toBeInTheDocument();
});

describe('one that has not gone out', () => {
  const scheduled = {
    status: 'active',
    type: 'email',
    sendAt: '2099-06-16T08:00:00.000Z',
    counts: buildCounts(),
  } as const;

  test('says when, to whom and to how many, without figures, and goes back to a draft from the front', async () => {
    const { serverState, unscheduled } = mockReport({ ...scheduled, name: 'Long tables' });
    const segment = buildSegment();
    mockEndpoint(campaignsContract.getCampaign, () =>
      buildCampaignDetail({ ...serverState.items[0], audience: { segmentIds: [segment.id] } }),
    );
    mockEndpoint(campaignsContract.getCampaignEmail, () => refuse('not_found')); // it leads to the editor, whose own tests open it
    mockEndpoint(segmentsContract.listSegments, () => ({ items: [segment] }));
    const counted = mockEndpoint(campaignsContract.countAudience, () => ({
      people: 412,
      reachable: 398,
      leftOut: { 'no-consent': 14 },
    }));
    const { user, router } = open();
    const facts = await region('What will be sent');
    await waitFor(() =>
      expect([...facts.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
        'WhenTuesday 16 June 2099, 09:00 (Europe/London time)',
        'ToPeople in “Sleeping regulars” who agreed',
        'SubjectOur June menu is here',
      ]),
    );
    expect(
      await screen.findByText('412 people, 398 of whom can be emailed; 14 left out: 14 have not agreed.'),
    ).toBeVisible();
    expect(counted).toEqual([{ audience: { segmentIds: [segment.id] } }]);
    for (const name of ['Figures', 'Other results'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Recipients' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Actions for Long tables' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'View email',
      'Copy as draft',
      'End…',
      'Delete…Move it to draft first.',
    ]);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Move to draft' }));
    expect(await screen.findByText('It is a draft again. Nothing was sent.')).toBeVisible();
    expect(unscheduled).toEqual([{ campaignId: burgers.id }]);
    await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(burgers.id)));
  });

  test('says when it was paused what going on does', async () => {
    mockReport({ ...scheduled, status: 'paused', type: 'broadcast', sendAt: null });
    mockEndpoint(campaignsContract.countAudience, () => ({ people: 2, reachable: 2, leftOut: {} }));
    open();
    const facts = await region('What will be sent');
    expect(facts).toHaveTextContent('It is paused. When you resume it, it will be sent immediately.');
    expect(facts).toHaveTextContent('Everyone who has agreed to your marketing emails');
    for (const name of ['Resume', 'Move to draft']) expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('is ended, and claims nothing about mails that nobody got', async () => {
    mockReport({ status: 'completed', endedAt: '2026-06-12T10:00:00.000Z', counts: buildCounts() });
    open();
    expect(await screen.findByText('No emails have been sent, so there is nothing to report.')).toBeVisible();
  });
});

describe('recipients', () => {
  const ada = buildDelivery(1, {
    name: 'Ada',
    openedAt: '2026-06-08T09:20:00.000Z',
    convertedAt: '2026-06-08T10:00:00.000Z',
    revenue: 3_800,
  });
  const gone = buildDelivery(2, { contactId: null, name: 'Former contact', address: '' });
  const bounced = buildDelivery(3, {
    name: '',
    address: 'old@example.com',
    state: 'bounced',
    sentAt: null,
    cause: 'This mailbox does not exist.',
  });
  const erased = buildDelivery(4, { name: '<b>Bob</b>', state: 'waiting', sentAt: null });

  test('lead to their contact, say what became of the mail, and come page by page', async () => {
    mockReport({}, {}, [ada, gone, bounced, erased]);
    const { user } = open();
    const [first, second] = await recipients();
    expect(within(first!).getByRole('link', { name: 'Ada' })).toHaveAttribute('href', contactPath(ada.contactId!));
    expect(first).toHaveTextContent(
      /person1@example\.com · Sent 8 June.* · opened 10:20 · converted 11:00 · \$38Converted$/,
    );
    expect(second).toHaveTextContent(/^An erased personSent 8 June/);
    expect(within(second!).queryByRole('link')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await recipients()).toHaveLength(4));
    expect(screen.getByRole('link', { name: '<b>Bob</b>' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  test('are narrowed to what became of the mail; none of a kind says so', async () => {
    const { asked } = mockReport({}, {}, [ada, bounced]);
    const { user, router } = open();
    await recipients();
    const show = async (option: string) => {
      await user.click(screen.getByRole('combobox', { name: 'Show' }));
      await user.click(await screen.findByRole('option', { name: option }));
    };
    await show('Bounced');
    await waitFor(async () => expect(await recipients()).toHaveLength(1));
    expect((await recipients())[0]).toHaveTextContent('old@example.comThis mailbox does not exist.Bounced');
    await show('Skipped');
    expect(await screen.findByText('No recipients under “Skipped”.')).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual([undefined, 'bounced', 'skipped']);
    expect(router.state.location.search).toBe('?recipients=skipped');
    await act(() => router.navigate(-1));
    expect((await recipients())[0]).toHaveTextContent('old@example.com');
    expect(screen.getByRole('combobox', { name: 'Show' })).toHaveTextContent('Bounced');
  });

  test('are narrowed by the address that is opened', async () => {
    const { asked } = mockReport({}, {}, [ada, bounced]);
    renderApp(`${campaignPath(burgers.id)}?recipients=bounced`, { session: buildSession() });
    await waitFor(async () => expect(await recipients()).toHaveLength(1));
    expect(asked.at(-1)?.state).toBe('bounced');
  });

  test('of a demo that stand for nobody are called samples, not erased', async () => {
    mockReport({}, {}, [gone]);
    open(buildDemoSession());
    expect((await recipients())[0]).toHaveTextContent(/^A sample person/);
  });

  test('of an automation say which of its mails they got', async () => {
    mockReport({ type: 'automation' }, {}, [
      { ...ada, mail: 'Good to have you' },
      { ...ada, id: bounced.id, mail: '' },
    ]);
    open();
    const [first, second] = await recipients();
    expect(first).toHaveTextContent(/^Ada“Good to have you” · person1@example\.com · Sent 8 June/);
    expect(second).toHaveTextContent(/^AdaUntitled email · person1@example\.com/);
  });

  test('that could not be read say so and come when asked again', async () => {
    mockReport({}, {}, [ada]);
    mockNetworkFailure(campaignsContract.listDeliveries);
    const { user } = open();
    expect(await screen.findByText('Recipients could not be loaded.')).toBeVisible();
    mockEndpoint(campaignsContract.listDeliveries, () => ({ items: [ada], nextCursor: null }));
    await pressAgain(user);
    expect(await recipients()).toHaveLength(1);
  });
});

test('a draft is not sent yet and leads to its editor; one of an automation leads to its steps', async () => {
  const { serverState } = mockReport({ status: 'draft', type: 'email', startedAt: null, counts: buildCounts() });
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Write and send campaign' })).toHaveAttribute(
    'href',
    campaignEditPath(burgers.id),
  );
  unmount();
  serverState.items = [{ ...serverState.items[0]!, type: 'automation' }];
  open();
  expect(await screen.findByRole('heading', { name: 'Not sent yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Build and start automation' })).toHaveAttribute(
    'href',
    automationPath(burgers.id),
  );
});

test('one that is not there says so; what could not be read comes when asked again', async () => {
  const { serverState } = mockReport();
  serverState.items = [];
  const { unmount } = open();
  expect(await screen.findByRole('heading', { name: 'Campaign not found' })).toBeVisible();
  unmount();
  serverState.items = [burgers];
  mockNetworkFailure(campaignsContract.getCampaignReport);
  const { user } = open();
  expect(await screen.findByText('The figures could not be loaded.')).toBeVisible();
  mockEndpoint(campaignsContract.getCampaignReport, () => buildReport());
  await pressAgain(user);
  expect(await region('Figures')).toBeVisible();
});
