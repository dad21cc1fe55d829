import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { sendingContract, type SendingDomain, type SendingSettings } from '../../contracts/sending';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';
import './sending-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit

const record = (purpose: 'dkim' | 'spf' | 'dmarc', host: string, value: string) => ({
  purpose,
  type: 'TXT' as const,
  host,
  value,
  state: 'missing' as const,
  found: null,
  required: purpose === 'dkim',
});
const domain: SendingDomain = {
  id: 'd1e2f3a4-8c3a-4d8b-8dbd-4c5a6f7e8d01',
  domain: 'grill.example',
  verified: false,
  keyLost: false,
  checkedAt: null,
  records: [
    record('dkim', 'fb1._domainkey.grill.example', 'v=DKIM1; k=rsa; p=AAAA'),
    record('spf', 'grill.example', 'v=spf1 a:mail.example ~all'),
    record('dmarc', '_dmarc.grill.example', 'v=DMARC1; p=none'),
  ],
};
let stored: SendingSettings;
beforeEach(() => {
  stored = {
    senderName: '',
    localPart: '',
    domainId: null,
    replyTo: '',
    postalAddress: '',
    language: 'en',
    tracksOpens: true,
    tracksClicks: true,
    tracksConversions: true,
    ownHosts: [],
    from: 'Corner Grill <no-reply@fourbeat.example>',
    ownServer: null,
    needsDomain: false,
    domains: [],
    conversionPath: '/api/conversions',
    conversionKey: null,
    claimLimit: 50_000,
    currency: 'USD',
  };
  mockEndpoint(sendingContract.getSendingSettings, () => stored);
});
const open = (session = buildSession()) => renderApp(paths.sending, { session });

test('says that campaigns wait for a domain where the installation keeps its own address for notices', async () => {
  stored = { ...stored, needsDomain: true };
  open();
  expect(await screen.findByText(/Campaigns and automations are sent from your own domain/)).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Domain' })).toHaveTextContent('None');
});

test('names the mail server of its own that campaigns go through, and where to change it', async () => {
  stored = { ...stored, from: 'Corner Grill <news@cornergrill.example>', ownServer: 'smtp.cornergrill.example' };
  open();
  expect(await screen.findByText('Campaigns are sent from Corner Grill <news@cornergrill.example>.')).toBeVisible();
  expect(screen.getByText(/through your own mail server, smtp\.cornergrill\.example/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change it in API keys' })).toHaveAttribute(
    'href',
    `${paths.settings}?tab=keys`,
  );
});

test('the page says as whom mail goes out, and saves a sender', async () => {
  const saved = mockEndpoint(
    sendingContract.updateSendingSettings,
    (input) => (stored = { ...stored, ...input, from: 'Maya <no-reply@fourbeat.example>' }),
  );
  const { user } = open();
  expect(await screen.findByText('Campaigns are sent from Corner Grill <no-reply@fourbeat.example>.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save sender' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByLabelText(/^Name/), 'Maya');
  await user.type(screen.getByLabelText(/^Postal address/), '1 Elm Street, Bristol');
  await user.click(screen.getByRole('button', { name: 'Save sender' }));
  expect(await screen.findByRole('button', { name: 'Saved!' })).toBeVisible();
  expect(saved).toEqual([
    {
      senderName: 'Maya',
      localPart: '',
      domainId: null,
      replyTo: '',
      postalAddress: '1 Elm Street, Bristol',
      language: 'en',
    },
  ]);
});

test('a member reads who mail is from, and that an owner decides it', async () => {
  stored = { ...stored, senderName: 'Maya', replyTo: 'maya@grill.example', postalAddress: '1 Elm Street, Bristol' };
  const saved = mockEndpoint(sendingContract.updateSendingSettings, () => stored);
  const session = buildSession();
  const { user } = open({ ...session, workspace: { ...session.workspace, role: 'member' } });
  expect(
    await screen.findByText('Only an owner of Corner Grill can change the sender and where replies go.'),
  ).toBeVisible();
  for (const value of ['Maya', 'maya@grill.example', '1 Elm Street, Bristol', 'English'])
    expect(screen.getByText(value)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Save sender' })).not.toBeInTheDocument();
  expect(screen.getByText('Only an owner of the workspace can change what is tracked.')).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Track opens' }));
  expect(screen.getByRole('button', { name: 'Save sites' })).toHaveAttribute('aria-disabled', 'true');
  expect(saved).toEqual([]);
});

test('tracking is switched off, and sites of the business are listed', async () => {
  const saved = mockEndpoint(sendingContract.updateSendingSettings, (input) => {
    if (input.ownHosts?.includes('nonsense'))
      return refuse('invalid_request', 'Check the marked fields.', {
        ownHosts: 'Enter one domain per line, for example cornergrill.com.',
      });
    return (stored = { ...stored, ...JSON.parse(JSON.stringify(input)) });
  });
  const { user } = open();
  await user.click(await screen.findByRole('switch', { name: 'Track opens' }));
  await waitFor(() => expect(screen.getByRole('switch', { name: 'Track opens' })).not.toBeChecked());
  const field = screen.getByLabelText(/^Your other sites/);
  await user.type(field, 'nonsense');
  await user.click(screen.getByRole('button', { name: 'Save sites' }));
  expect(await screen.findByText('Enter one domain per line, for example cornergrill.com.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'shop.example, book.example');
  await user.click(screen.getByRole('button', { name: 'Save sites' }));
  await waitFor(() => expect(field).toHaveValue('shop.example\nbook.example'));
  const same = { senderName: '', localPart: '', domainId: null, replyTo: '', postalAddress: '' };
  expect(saved).toEqual([
    { ...same, tracksOpens: false },
    { ...same, ownHosts: ['nonsense'] },
    { ...same, ownHosts: ['shop.example', 'book.example'] },
  ]);
});

test('an invalid reply address is reported at its field, and nothing is sent', async () => {
  const saved = mockEndpoint(sendingContract.updateSendingSettings, () => stored);
  const { user } = open();
  const field = await screen.findByLabelText(/^Replies go to/);
  await user.type(field, 'nobody');
  await user.click(screen.getByRole('button', { name: 'Save sender' }));
  await waitFor(() => expect(field).toBeInvalid());
  expect(field).toHaveFocus();
  expect(saved).toEqual([]);
});

test('a domain is added, shows what to set, and is checked', async () => {
  mockEndpoint(sendingContract.createSendingDomain, ({ domain: typed }) => {
    if (typed === 'localhost')
      return refuse('invalid_request', 'Check the marked fields.', {
        domain: 'Enter a domain you own, for example cornergrill.com.',
      });
    stored = { ...stored, domains: [domain] };
    return domain;
  });
  mockEndpoint(sendingContract.checkSendingDomain, () => {
    const checked: SendingDomain = {
      ...domain,
      verified: true,
      checkedAt: '2026-11-22T10:00:00.000Z',
      records: [
        { ...domain.records[0]!, state: 'ok' },
        { ...domain.records[1]!, state: 'wrong', found: 'v=spf1 -all' },
        { ...domain.records[2]!, state: 'unknown' },
      ],
    };
    stored = { ...stored, domains: [checked], domainId: domain.id };
    return checked;
  });
  const { user } = open();
  const field = await screen.findByPlaceholderText('cornergrill.com');
  await user.type(field, 'localhost');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  expect(await screen.findByText('Enter a domain you own, for example cornergrill.com.')).toBeVisible();
  await user.clear(field);
  await user.type(field, 'grill.example');
  await user.click(screen.getByRole('button', { name: 'Add domain' }));
  const panel = within(await screen.findByRole('region', { name: 'grill.example' }));
  expect(panel.getByText('fb1._domainkey.grill.example')).toBeVisible();
  expect(panel.getAllByText('Not checked yet')).toHaveLength(3);
  await user.click(panel.getByRole('button', { name: 'Check now' }));
  expect(await panel.findByText('Verified, in use')).toBeVisible();
  expect(panel.getByText('Correct')).toBeVisible();
  expect(panel.getByText('v=spf1 -all')).toBeVisible();
  expect(panel.getByText('DNS did not answer')).toBeVisible();
});

test('a domain whose key is lost says so, and what to do', async () => {
  stored = { ...stored, domains: [{ ...domain, verified: true, keyLost: true }], domainId: domain.id };
  open();
  const panel = within(await screen.findByRole('region', { name: 'grill.example' }));
  expect(panel.getByText('Key unreadable')).toBeVisible();
  expect(panel.getByText(/Nothing is sent from this domain\. Delete it and add it again/)).toBeVisible();
  expect(panel.queryByText('Verified, in use')).toBeNull();
});

test('a domain is deleted after a question; when that fails it says so and stays', async () => {
  stored = { ...stored, domains: [domain] };
  mockNetworkFailure(sendingContract.deleteSendingDomain);
  const { user } = open();
  await user.click(
    within(await screen.findByRole('region', { name: 'grill.example' })).getByRole('button', { name: 'Delete' }),
  );
  await user.click(await screen.findByRole('button', { name: 'Delete domain' }));
  expect(await screen.findByText('We could not reach Fourbeat. Check your connection and try again.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'grill.example' })).toBeVisible();
});

test('members may read it and are told what owners alone can do; a demo asks no name server', async () => {
  stored = { ...stored, domains: [domain] };
  const session = buildSession();
  open({ ...session, workspace: { ...session.workspace, role: 'member' } });
  expect(await screen.findByRole('button', { name: 'Add domain' })).toHaveAccessibleDescription(
    'Only workspace owners can add a domain.',
  );
  expect(screen.queryByRole('button', { name: 'Create key' })).not.toBeInTheDocument();
  expect(screen.getByText('Only workspace owners can create and see the key here.')).toBeInTheDocument();
});

test('a key that is too long for one string of DNS is also given in pieces', async () => {
  stored = {
    ...stored,
    domains: [
      {
        ...domain,
        records: [{ ...domain.records[0]!, value: `v=DKIM1; k=rsa; p=${'A'.repeat(392)}` }, domain.records[1]!],
      },
    ],
  };
  const { user } = open();
  const panel = within(await screen.findByRole('region', { name: 'grill.example' }));
  await user.click(panel.getByText('It is longer than 255 characters'));
  expect(panel.getByText(/^"v=DKIM1; k=rsa; p=A{237}" "A{155}"$/)).toBeVisible();
  expect(panel.getAllByText('It is longer than 255 characters')).toHaveLength(1);
});

test('what stands before the @ says what it takes to set it', async () => {
  open();
  const field = await screen.findByLabelText(/^Before the @/);
  expect(field).toBeDisabled();
  expect(field).toHaveAccessibleDescription('Add your own domain to set this.');
});

test('a key for sales is made, shown with a request to copy, and made anew after a question', async () => {
  let made = 0;
  mockEndpoint(sendingContract.createConversionKey, () => (stored = { ...stored, conversionKey: `fbc_${++made}` }));
  const { user } = open();
  await user.click(await screen.findByText('For the person who looks after your website'));
  await user.click(screen.getByRole('button', { name: 'Create key' }));
  expect(await screen.findByText(/"key":"fbc_1","email":"guest@example.com","reference":"order-1001"/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Replace key' }));
  await user.click(await screen.findByRole('button', { name: 'Replace key' }));
  expect(await screen.findByText(/"key":"fbc_2"/)).toBeVisible();
});

describe('the largest sale that counts without asking', () => {
  test('is set by an owner as an amount; what is no amount says so', async () => {
    stored = { ...stored, currency: 'EUR', senderName: 'Maya' };
    const saved = mockEndpoint(
      sendingContract.updateSendingSettings,
      (input) => (stored = { ...stored, ...JSON.parse(JSON.stringify(input)) }),
    );
    const { user } = open();
    const field = await screen.findByLabelText('Largest sale counted automatically');
    expect(field).toHaveValue('500');
    expect(field).toHaveAccessibleDescription(/^In EUR\./);
    expect(screen.getByRole('button', { name: 'Save amount' })).toHaveAttribute('aria-disabled', 'true');
    await user.clear(field);
    await user.type(field, 'plenty');
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    expect(await screen.findByText('Enter an amount, for example 500.')).toBeVisible();
    expect(saved).toEqual([]);
    await user.clear(field);
    await user.type(field, '1,250.50');
    await user.click(screen.getByRole('button', { name: 'Save amount' }));
    await waitFor(() => expect(field).toHaveValue('1250.50'));
    expect(saved).toEqual([
      { senderName: 'Maya', localPart: '', domainId: null, replyTo: '', postalAddress: '', claimLimit: 125_050 },
    ]);
  });

  test('is read by a member, who cannot change it', async () => {
    const session = buildSession();
    open({ ...session, workspace: { ...session.workspace, role: 'member' } });
    expect(
      await screen.findByText(/^Sales of up to \$500 that your website reports count straight away\./),
    ).toBeVisible();
    expect(screen.queryByLabelText('Largest sale counted automatically')).not.toBeInTheDocument();
  });
});

test('a domain that can have a return path of its own names the alias for it', async () => {
  stored = {
    ...stored,
    domains: [
      {
        ...domain,
        records: [
          ...domain.records,
          {
            purpose: 'bounces',
            type: 'CNAME',
            host: 'bounces.grill.example',
            value: 'mail.example.com',
            state: 'missing',
            found: null,
            required: false,
          },
        ],
      },
    ],
  };
  open();
  const panel = within(await screen.findByRole('region', { name: 'grill.example' }));
  const record = within(panel.getByText('Return path').closest('li')!);
  expect(record.getByText('CNAME at')).toBeVisible();
  expect(record.getByText('bounces.grill.example')).toBeVisible();
  expect(record.getByText(/Recommended\.$/)).toBeVisible();
});
