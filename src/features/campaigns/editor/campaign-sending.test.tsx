import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { campaignEditPath, campaignPath, paths } from '../../../config/paths';
import { campaignsContract } from '../../../contracts/campaigns';
import { campaignIds, buildCheck } from '../../../testing/builders/campaigns';
import { buildReport } from '../../../testing/builders/campaign-report';
import { buildSegment } from '../../../testing/builders/segments';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { mockCampaignEditor } from '../../../testing/campaign-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

let frames: string[];
beforeEach(() => {
  frames = [];
  // jsdom makes no addresses of blobs.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      void blob.text().then((html) => frames.push(html));
      return 'about:blank';
    },
    revokeObjectURL: () => undefined,
  });
});

const open = (part: string, session = buildSession()) =>
  renderApp(campaignEditPath(campaignIds.campaign, part), { session });
const preview = {
  subject: 'Our June menu',
  preheader: '',
  html: '<style>@media (prefers-color-scheme: dark) { p { color: white } }</style><p>Hello</p><script>alert(1)</script>',
  text: 'Hello in plain text',
  bytes: 20_480,
  faults: [],
};

test('an audience of segments is counted in words while it is chosen, and stored', async () => {
  const { serverState, settings } = mockCampaignEditor();
  serverState.segments = [buildSegment()];
  const { user } = open('settings');
  expect(
    await screen.findByText('412 people, 398 of whom can be emailed; 14 left out: 9 have not agreed and 5 bounced.'),
  ).toBeVisible();
  await user.click(screen.getByText('Some segments'));
  expect(await screen.findByText('Choose a segment, or go back to everyone.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send now' })).toHaveAccessibleDescription(
    'Choose a segment first, in Audience and time.',
  );
  serverState.count = { people: 3, reachable: 3, leftOut: {} };
  await user.click(await screen.findByRole('checkbox', { name: 'Sleeping regulars' }));
  expect(await screen.findByText('3 people, all of whom can be emailed.')).toBeVisible();
  await waitFor(() =>
    expect(settings).toEqual([
      expect.objectContaining({ campaignId: campaignIds.campaign, audience: { segmentIds: [buildSegment().id] } }),
    ]),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send now' })).not.toHaveAccessibleDescription());
});

test('a broadcast has no segments to choose', async () => {
  mockCampaignEditor({ type: 'broadcast' });
  open('settings');
  expect(
    await screen.findByText('A broadcast goes to everyone who has agreed to your marketing emails.'),
  ).toBeVisible();
  expect(screen.queryByText('Some segments')).not.toBeInTheDocument();
});

test('a deleted segment can be taken out', async () => {
  const { serverState } = mockCampaignEditor({ audience: { segmentIds: [buildSegment().id] } });
  const { user } = open('settings');
  await user.click(await screen.findByRole('checkbox', { name: 'A deleted segment' }));
  await waitFor(() => expect(serverState.campaign.audience.segmentIds).toEqual([]));
});

test('a member reads that an owner decides who a campaign is from', async () => {
  mockCampaignEditor();
  const session = buildSession();
  open('settings', { ...session, workspace: { ...session.workspace, role: 'member' } });
  expect(
    await screen.findByText(/^Only an owner of the workspace can change the sender and where replies go\./),
  ).toBeVisible();
  for (const label of [/^Sender name/, /^Replies go to/]) expect(screen.getByLabelText(label)).toBeDisabled();
  expect(screen.getByLabelText(/^Campaign name/)).toBeEnabled();
});

test('name, sender and time are stored by themselves; only what was changed is sent, and a fault stands at its field', async () => {
  const { settings } = mockCampaignEditor();
  const { user } = open('settings');
  await user.type(await screen.findByLabelText(/^Replies go to/), 'ada');
  expect(await screen.findAllByText(/Enter an email address, for example ada@example\.com\./)).not.toHaveLength(0);
  await user.paste('@example.com'); // letter by letter, ada@example.co is an address too and may be stored
  await waitFor(() => expect(settings).toEqual([{ campaignId: campaignIds.campaign, replyTo: 'ada@example.com' }]));
  await user.click(screen.getByText('At a set time'));
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  // As browsers tell of it while the year is typed: 0002, 0020, … are no time to send at.
  for (const value of ['0002-07-01', '2099-07-01'])
    fireEvent.change(screen.getByLabelText('Date'), { target: { value } });
  await waitFor(() => expect(settings.at(-1)).toMatchObject({ sendAt: '2099-07-01T09:00:00.000Z', localHour: null }));
  await user.click(screen.getByText('In each reader’s time zone'));
  expect(await screen.findByText(/Each reader gets it at 10:00 in their own time zone/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'workspace’s settings' })).toHaveAttribute(
    'href',
    `${paths.settings}?section=workspace`,
  );
  await waitFor(() => expect(settings.at(-1)).toMatchObject({ sendAt: null, localHour: 10 }));
});

test('a mail is seen as a contact gets it, in a frame without scripts, dark, and as plain text', async () => {
  mockCampaignEditor();
  const asked = mockEndpoint(campaignsContract.previewCampaignEmail, ({ contactId }) => ({
    ...preview,
    subject: contactId ? 'For Person 2' : preview.subject,
  }));
  const { user } = open('preview');
  const frame = await screen.findByTitle('Email preview');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).not.toHaveAttribute('srcdoc');
  expect(screen.getByText(/^20 KB of HTML/)).toBeVisible();
  await user.click(screen.getByText('Dark'));
  await waitFor(() => expect(frames.at(-1)).toContain('@media (min-width: 0)'));
  await user.click(screen.getByRole('button', { name: 'Choose contact' }));
  await user.click(await screen.findByRole('button', { name: 'Person 2' }));
  expect(await screen.findByText('For Person 2')).toBeVisible();
  await user.click(screen.getByText('Plain text'));
  expect(await screen.findByText('Hello in plain text')).toBeVisible();
  expect(asked.at(-1)?.contactId).toBe('a1b2c3d4-6a1e-4b6f-8b9b-000000000002');
});

test('a mail that Gmail would cut off, or that cannot be filled in, says so', async () => {
  mockCampaignEditor();
  mockEndpoint(campaignsContract.previewCampaignEmail, () => ({
    ...preview,
    bytes: 120 * 1024,
    faults: ['“site.secrets” is not a field of a contact.'],
  }));
  open('preview');
  expect(await screen.findByText('120 KB of HTML. Gmail cuts emails off after 102 KB.')).toBeVisible();
  expect(screen.getByText('“site.secrets” is not a field of a contact.')).toBeVisible();
});

test('a test goes to the reader, with what was typed just now', async () => {
  const { saves } = mockCampaignEditor();
  const sent = mockEndpoint(campaignsContract.sendTestEmail, () => ({ to: 'ada@example.com' }));
  const { user } = open('');
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  expect(await screen.findByText('Sent to ada@example.com.')).toBeVisible();
  expect([saves.length, sent]).toEqual([1, [{ emailId: campaignIds.email }]]);
});

test('checks lead to what is to be mended, and fold what is fine', async () => {
  const { serverState } = mockCampaignEditor(
    {},
    {
      blocks: [
        { id: 'a', kind: 'text', text: 'Hello' },
        { id: 'p', kind: 'image', creationId: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04', alt: '', url: '' },
      ],
    },
  );
  serverState.checks = [
    buildCheck(),
    buildCheck({ check: 'alt', state: 'warn', sentence: 'A picture has no description.' }),
    buildCheck({ check: 'audience', state: 'fail', sentence: 'Nobody would get it.', emailId: null }),
    buildCheck({ check: 'sender', state: 'warn', sentence: 'No domain is verified.', emailId: null }),
  ];
  const { user } = open('checks');
  const rows = within(await screen.findByRole('list', { name: 'Checks' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Nobody would get it.'),
    expect.stringContaining('A picture has no description.'),
    expect.stringContaining('No domain is verified.'),
  ]);
  expect(screen.getByText('It has a subject.')).not.toBeVisible();
  await user.click(screen.getByText('1 OK'));
  expect(screen.getByText('It has a subject.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sender' })).toHaveAttribute('href', paths.sending);
  await user.click(screen.getByRole('button', { name: 'Fix this: A picture has no description.' }));
  expect(await screen.findByRole('button', { name: /^Image, 2 of 2$/ })).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('tab', { name: 'Checks' }));
  await user.click(await screen.findByRole('button', { name: 'Fix this: Nobody would get it.' }));
  expect(await screen.findByRole('radio', { name: 'Everyone who agreed' })).toBeChecked();
});

test('a draft with a time says that it takes a press, and the question names day and clock', async () => {
  const { serverState } = mockCampaignEditor({ sendAt: '2099-07-01T09:00:00.000Z' });
  const { user, unmount } = open('');
  expect(
    await screen.findByText('Not scheduled yet. Press Schedule to send it Wednesday 1 July 2099, 10:00.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Schedule' }));
  expect(await screen.findByText('Wednesday 1 July 2099, 10:00 (Europe/London time)')).toBeVisible();
  unmount();
  serverState.campaign = { ...serverState.campaign, sendAt: '2025-07-01T09:00:00.000Z' };
  open('');
  expect(
    await screen.findByText(
      'Not sent yet. Its scheduled time, Tuesday 1 July 2025, 10:00, has passed. Press Send now to send it immediately.',
    ),
  ).toBeVisible();
});

test('sending asks once more with the number of people, and goes to the campaign', async () => {
  mockCampaignEditor();
  const started = mockEndpoint(campaignsContract.startCampaign, () =>
    refuse('conflict', 'Somebody has just started it.'),
  );
  const { user, router } = open('');
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(await within(dialog).findByText(/^412 people, 398 of whom can be emailed/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Send to 398 people' }));
  expect(await within(dialog).findByText('Somebody has just started it.')).toBeVisible();
  const { serverState } = mockCampaignEditor();
  mockEndpoint(campaignsContract.startCampaign, () => ({ ...serverState.campaign, status: 'active' as const }));
  mockEndpoint(campaignsContract.listCampaigns, () => ({
    items: [],
    nextCursor: null,
    counts: { active: 0, completed: 0, draft: 0, all: 0 },
    underWay: { out: 0, scheduled: 0, paused: 0 },
    currency: 'USD',
    revenueSinceMonday: 0,
  }));
  mockEndpoint(campaignsContract.getCampaignReport, () => buildReport());
  mockEndpoint(campaignsContract.listConversionClaims, () => ({ items: [], waiting: { sales: 0, sum: 0 } }));
  mockEndpoint(campaignsContract.listDeliveries, () => ({ items: [], nextCursor: null }));
  await user.click(await within(dialog).findByRole('button', { name: 'Send to 398 people' }));
  expect(await screen.findByText('It is on its way to 398 people.')).toBeVisible();
  await waitFor(() => expect(router.state.location.pathname).toBe(campaignPath(campaignIds.campaign)));
  expect(started).toEqual([expect.objectContaining({ campaignId: campaignIds.campaign })]);
});

test('a mail that Gmail would cut off is held until somebody says that it goes out anyway, and nothing else is let through by that', async () => {
  const large = buildCheck({
    check: 'size',
    state: 'fail',
    sentence: 'This email is 140 KB. Gmail shows 102 KB and hides the rest.',
  });
  const { serverState } = mockCampaignEditor();
  serverState.checks = [large];
  const started = mockEndpoint(campaignsContract.startCampaign, () =>
    refuse('conflict', 'Somebody has just started it.'),
  );
  const { user, unmount } = open('');
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  const confirm = await dialog.findByRole('checkbox', { name: 'Send anyway, even though Gmail will cut off the end' });
  expect(confirm).not.toBeChecked();
  expect(dialog.getByText(large.sentence)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Send to 398 people' }));
  expect(started).toEqual([]);
  await user.click(confirm);
  expect(dialog.queryByText(large.sentence)).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Send to 398 people' }));
  expect(await dialog.findByText('Somebody has just started it.')).toBeVisible();
  expect(started).toEqual([expect.objectContaining({ campaignId: campaignIds.campaign, largeConfirmed: true })]);
  unmount();

  serverState.checks = [large, buildCheck({ check: 'links', state: 'fail', sentence: 'A button leads nowhere.' })];
  const again = open('');
  await again.user.click(await screen.findByRole('button', { name: 'Send now' }));
  const second = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  await again.user.click(await second.findByRole('checkbox', { name: /^Send anyway/ }));
  expect(second.getByText('A button leads nowhere.')).toBeVisible();
  await again.user.click(second.getByRole('button', { name: 'Send to 398 people' }));
  expect(started).toHaveLength(1);
});

test('a mail of a usual size is sent without that question', async () => {
  mockCampaignEditor();
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  expect(await dialog.findByRole('button', { name: 'Send to 398 people' })).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
});

test('the question says how long a trial takes to send it', async () => {
  mockCampaignEditor();
  const sentence =
    'Your trial may send 50 more emails today, and more each day as long as they are delivered well. This will be sent over 4 days.';
  mockEndpoint(campaignsContract.checkCampaign, () => ({
    items: [{ check: 'pace' as const, state: 'pass' as const, sentence, emailId: null }],
  }));
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send this campaign?' });
  expect(await within(dialog).findByText(sentence)).toBeVisible();
  expect(within(dialog).getByText('Sending speed')).toBeVisible();
  expect(within(dialog).queryByRole('alert')).not.toBeInTheDocument();
});

test('the question says what is fixed by scheduling, and what by sending now', async () => {
  const { serverState } = mockCampaignEditor({ sendAt: '2099-07-01T09:00:00.000Z' });
  const { user, unmount } = open('');
  await user.click(await screen.findByRole('button', { name: 'Schedule' }));
  expect(
    await screen.findByText(
      'After that, you can’t change the email. Its recipients are decided when it is sent. Until then, you can move it back to draft.',
    ),
  ).toBeVisible();
  unmount();
  serverState.campaign = { ...serverState.campaign, sendAt: null };
  const again = open('');
  await again.user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(
    await screen.findByText(
      'After that, you can’t change the email or its recipients. Anyone who unsubscribes before it reaches them gets nothing.',
    ),
  ).toBeVisible();
});

test('what is missing stands in the question, and holds it', async () => {
  const { serverState } = mockCampaignEditor();
  serverState.checks = [
    buildCheck({ check: 'server', state: 'fail', sentence: 'No mail server is set up.', emailId: null }),
  ];
  const { user, router } = open('');
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  expect(await screen.findByText('No mail server is set up.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send to 398 people' })).toHaveAccessibleDescription(
    'Fix the problems listed above first.',
  );
  await user.click(screen.getByRole('button', { name: 'View checks' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(campaignEditPath(campaignIds.campaign, 'checks')));
});

test('nothing is sent from a demo, and it says so', async () => {
  mockCampaignEditor();
  open('', buildDemoSession());
  expect(await screen.findByText('Write and preview as much as you like. Nothing is sent from a demo.')).toBeVisible();
  for (const name of ['Send now', 'Send test'])
    expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('Nothing is sent from a demo.');
});

test('whoever has not confirmed their own address reads that before they press', async () => {
  mockCampaignEditor();
  const { user } = open('', buildSession({ user: { emailVerified: false } }));
  await user.click(await screen.findByRole('button', { name: 'Send now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send this campaign?' }));
  expect(await dialog.findByText('Your email address is not confirmed yet.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send the confirmation again' })).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Send to 398 people' })).toHaveAccessibleDescription(
    'Confirm your own email address first.',
  );
});
