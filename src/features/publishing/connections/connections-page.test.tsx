import { screen, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { publishingContract } from '../../../contracts/publishing';
import { leaveTo } from '../../../lib/leave-to';
import { buildConnection, buildConnections } from '../../../testing/builders/publishing';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

// Another site cannot be visited here.
jest.mock('../../../lib/leave-to', () => ({ leaveTo: jest.fn() }));
beforeEach(() => jest.mocked(leaveTo).mockReset());

const mastodon = buildConnection({
  channel: 'mastodon',
  state: 'connected',
  account: '@ada@social.example',
  accountUrl: 'https://social.example/@ada',
  connectedBy: 'Ada Baker',
  connectedAt: '2026-06-01T09:00:00.000Z',
});
const serve = (...known: Parameters<typeof buildConnections>) =>
  mockEndpoint(publishingContract.listConnections, () => buildConnections(...known));
const visit = (search = '', session = buildSession()) => renderApp(`${paths.connections}${search}`, { session });
const row = async (name: string) => {
  const list = await screen.findByRole('list', { name: 'Networks' });
  return within(within(list).getByText(name, { selector: 'strong' }).closest('li')!);
};

test('each network says whose account it is, and what is wrong with the fix beside it', async () => {
  serve(
    mastodon,
    buildConnection({
      channel: 'facebook',
      findings: [{ sentence: 'Facebook needs a page access token of your Meta app.', fix: 'api-keys' }],
    }),
  );
  visit();
  const connected = await row('Mastodon');
  expect(connected.getByText('Connected')).toBeInTheDocument();
  expect(connected.getByRole('link', { name: '@ada@social.example' })).toHaveAttribute(
    'href',
    'https://social.example/@ada',
  );
  const facebook = await row('Facebook');
  expect(facebook.getByText(/needs a page access token/)).toBeInTheDocument();
  expect(facebook.getByRole('link', { name: 'Open API keys' })).toHaveAttribute('href', '/dashboard/settings?tab=keys');
  expect(facebook.getByRole('button', { name: 'Connect Facebook' })).toHaveAttribute('aria-disabled', 'true');
});

test('Mastodon sends the person to their server', async () => {
  serve();
  const begun = mockEndpoint(publishingContract.createConsent, () => ({
    address: 'https://social.example/oauth/authorize?x=1',
  }));
  const { user } = visit();
  await user.click((await row('Mastodon')).getByRole('button', { name: 'Connect Mastodon' }));
  await user.click(await screen.findByRole('button', { name: 'Go to your server' }));
  expect(await screen.findByText('Type your server’s address.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Server/ }), 'social.example');
  await user.click(screen.getByRole('button', { name: 'Go to your server' }));
  expect(begun).toMatchObject([{ channel: 'mastodon', server: 'social.example' }]);
  expect(leaveTo).toHaveBeenCalledWith('https://social.example/oauth/authorize?x=1');
});

test('whoever comes back is connected once, and the code leaves the address', async () => {
  serve();
  const finished = mockEndpoint(publishingContract.finishConsent, () => buildConnections(mastodon));
  const { router } = visit('?code=code-1&state=state-1');
  expect(await screen.findByText('Connected.')).toBeInTheDocument();
  expect(finished).toEqual([{ code: 'code-1', state: 'state-1' }]);
  expect(router.state.location.search).toBe('');
});

test('a return that is not expected says why; one that was denied connects nothing', async () => {
  serve();
  mockEndpoint(publishingContract.finishConsent, () => refuse('conflict', 'It was used before. Connect again.'));
  visit('?code=code-1&state=used');
  expect(await screen.findByText('It was used before. Connect again.')).toBeInTheDocument();
});

test('a person who did not allow it is told that nothing was connected', async () => {
  serve();
  const finished = mockEndpoint(publishingContract.finishConsent, () => buildConnections());
  visit('?error=access_denied&state=state-1');
  expect(await screen.findByText(/^You did not allow it/)).toBeInTheDocument();
  expect(finished).toEqual([]);
});

test('Bluesky is connected with an app password, and a wrong one is said at its field', async () => {
  serve();
  mockEndpoint(publishingContract.createBlueskyConnection, () =>
    refuse('invalid_request', 'Wrong.', { appPassword: 'Bluesky does not accept it.' }),
  );
  const { user } = visit();
  await user.click((await row('Bluesky')).getByRole('button', { name: 'Connect Bluesky' }));
  await user.type(await screen.findByRole('textbox', { name: /^Handle/ }), 'ada.example');
  await user.type(screen.getByLabelText(/^App password/), 'abcd');
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Bluesky does not accept it.')).toBeInTheDocument();
  const created = mockEndpoint(publishingContract.createBlueskyConnection, () => buildConnections());
  await user.click(screen.getByRole('button', { name: 'Connect' }));
  expect(await screen.findByText('Bluesky is connected.')).toBeInTheDocument();
  expect(created).toEqual([{ handle: 'ada.example', appPassword: 'abcd', server: '' }]);
});

test('the webhook’s secret is shown once; its messages can be sent again', async () => {
  serve(buildConnection({ channel: 'webhook', state: 'connected', account: 'https://ada.example/hook' }));
  const delivery = {
    id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5c01',
    messageId: 'msg_1',
    type: 'post.published',
    payload: '{"data":{"title":"Keep rye fresh"}}',
    status: 500,
    delivered: false,
    said: 'The webhook’s address answered 500 instead of 2xx.',
    replayed: false,
    at: '2026-06-11T15:31:00.000Z',
  };
  mockEndpoint(publishingContract.listWebhookDeliveries, () => ({ items: [delivery] }));
  const replayed = mockEndpoint(publishingContract.replayWebhookDelivery, () => ({ items: [delivery] }));
  mockEndpoint(publishingContract.createWebhook, () => ({ secret: 'whsec_abc', connections: buildConnections() }));
  const { user } = visit();
  await user.click(await screen.findByRole('button', { name: 'Send “Keep rye fresh” again' }));
  expect(replayed).toEqual([{ deliveryId: delivery.id }]);
  await user.click((await row('Webhook')).getByRole('button', { name: 'Change' }));
  await user.type(await screen.findByRole('textbox', { name: /^Address/ }), 'https://ada.example/new');
  await user.click(screen.getByRole('button', { name: 'Test and connect' }));
  expect(await screen.findByRole('textbox', { name: 'Secret' })).toHaveValue('whsec_abc');
});

test('a connection is tested and disconnected', async () => {
  serve(mastodon);
  const tested = mockEndpoint(publishingContract.testConnection, () => ({
    works: false,
    sentence: 'Mastodon could not be reached.',
    connections: buildConnections(mastodon),
  }));
  const removed = mockEndpoint(publishingContract.deleteConnection, () => buildConnections());
  const { user } = visit();
  const connected = await row('Mastodon');
  await user.click(connected.getByRole('button', { name: 'Test' }));
  expect(await screen.findByText('Mastodon could not be reached.')).toBeInTheDocument();
  await user.click(connected.getByRole('button', { name: 'Disconnect' }));
  await user.click(await screen.findByRole('button', { name: 'Disconnect Mastodon' }));
  expect([tested, removed]).toEqual([[{ channel: 'mastodon' }], [{ channel: 'mastodon' }]]);
});

test('a member and a demo see everything and change nothing', async () => {
  serve(mastodon);
  for (const session of [buildSession({ workspace: { role: 'member' } }), buildDemoSession()]) {
    const { unmount } = visit('', session);
    expect((await row('Mastodon')).getByRole('button', { name: 'Connect again' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    unmount();
  }
});
