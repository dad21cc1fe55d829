import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../config/paths';
import { operatorContract } from '../../contracts/operator';
import {
  buildCapability,
  buildFailedJob,
  buildMail,
  buildMailContent,
  buildQueue,
  buildSystem,
} from '../../testing/builders/operator';
import { buildSession } from '../../testing/builders/session';
import { pressAgain } from '../../testing/press-again';
import { renderApp } from '../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../testing/server';

const operator = buildSession({ user: { operator: true } });
const none = { items: [], nextCursor: null };

beforeEach(() => {
  mockEndpoint(operatorContract.getSystem, () => buildSystem());
  mockEndpoint(operatorContract.listFailedJobs, () => none);
  mockEndpoint(operatorContract.listMails, () => none);
});

async function open(search = '') {
  const app = renderApp(`${paths.operator}${search}`, { session: operator });
  await screen.findByRole('heading', { level: 1, name: 'Operator' });
  return app;
}

describe('the way there', () => {
  test('stands in the sidebar and the command palette of the operator', async () => {
    const { user, router } = renderApp(paths.seo, { session: operator });
    expect(
      within(await screen.findByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Operator' }),
    ).toHaveAttribute('href', paths.operator);
    await user.keyboard('{Meta>}k{/Meta}');
    await user.type(await screen.findByRole('combobox', { name: 'Search or run a command' }), 'outbox{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'Operator' })).toBeVisible();
    expect(router.state.location.pathname).toBe(paths.operator);
  });

  test('does not exist for anybody else: the address leads to the overview, and nothing is fetched', async () => {
    const asked = mockEndpoint(operatorContract.getSystem, () => buildSystem());
    const { router } = renderApp(paths.operator, { session: buildSession() });
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.overview));
    expect(
      within(await screen.findByRole('navigation', { name: 'Main' })).queryByRole('link', { name: 'Operator' }),
    ).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});

describe('health', () => {
  test('says of each capability what it is, and of a troubled one what to do', async () => {
    mockEndpoint(operatorContract.getSystem, () =>
      buildSystem({
        capabilities: [
          buildCapability({ detail: 'PostgreSQL 18.4, 34 MB.' }),
          buildCapability({
            name: 'mail',
            state: 'limited',
            detail: 'No mail server is set.',
            advice: 'Set SMTP_URL.',
          }),
          buildCapability({ name: 'storage', state: 'down', detail: 'Could not be read.', advice: 'Check the disk.' }),
        ],
      }),
    );
    await open();
    const rows = within(await screen.findByRole('list', { name: 'Capabilities' }))
      .getAllByRole('listitem')
      .map((row) => row.textContent);
    expect(rows).toEqual([
      'databasePostgreSQL 18.4, 34 MB.Works',
      'mailNo mail server is set.Set SMTP_URL.Limited',
      'storageCould not be read.Check the disk.Down',
    ]);
    expect(screen.getByRole('region', { name: 'Capabilities' })).toHaveTextContent('2 need you');
  });

  test('does not show an unknown value as 0', async () => {
    mockEndpoint(operatorContract.getSystem, () =>
      buildSystem({ queues: null, mails: null, totals: null, database: null, worker: null, storage: null }),
    );
    await open();
    const figures = within(await screen.findByLabelText('Installation'))
      .getAllByRole('definition')
      .filter((definition) => definition.querySelector('b'))
      .map((definition) => definition.textContent);
    expect(figures).toEqual(['–', '–', '–', '–']);
  });

  test('counts failed and waiting items on its tabs', async () => {
    mockEndpoint(operatorContract.getSystem, () =>
      buildSystem({
        queues: [buildQueue({ failed: 2 }), buildQueue({ name: 'send-mail', failed: 1 })],
        mails: { waiting: 1, sending: 0, sent: 3, held: 2, failed: 1, uncertain: 1, ended: 5 },
      }),
    );
    await open();
    expect(await screen.findByRole('tab', { name: /Failed jobs\s*3/ })).toBeVisible();
    expect(screen.getByRole('tab', { name: /Emails\s*4/ })).toBeVisible();
  });

  test('fetches the token of the metrics only when asked, and says where it is set by hand', async () => {
    const asked = mockEndpoint(operatorContract.getMetricsToken, () => ({ token: 'derived-token' }));
    const { user } = await open();
    const metrics = within(await screen.findByRole('region', { name: 'Metrics' }));
    expect(asked).toEqual([]);
    await user.click(metrics.getByRole('button', { name: 'Show the token' }));
    expect(await metrics.findByText('derived-token')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(metrics.getByRole('button', { name: 'Copy token' }));
    expect(copied).toHaveBeenCalledWith('derived-token');
    expect(await screen.findByRole('dialog', { name: 'Token copied.' })).toBeVisible();
  });

  test('says what happened when nothing can be read, and tries again', async () => {
    mockEndpoint(operatorContract.getSystem, () => refuse('unavailable', 'We cannot reach the database right now.'));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('We cannot reach the database right now.');
    mockEndpoint(operatorContract.getSystem, () => buildSystem());
    await pressAgain(user);
    expect(await screen.findByRole('region', { name: 'Capabilities' })).toBeVisible();
  });
});

describe('failed jobs', () => {
  test('teach what would stand there', async () => {
    await open('?tab=jobs');
    expect(await screen.findByRole('heading', { name: 'Nothing has failed' })).toBeVisible();
  });

  test('show cause, attempts and ids, and leave the list when they run again', async () => {
    let jobs = [buildFailedJob()];
    mockEndpoint(operatorContract.listFailedJobs, () => ({ items: jobs, nextCursor: null }));
    const retried = mockEndpoint(operatorContract.retryJob, () => {
      jobs = [];
      return {};
    });
    const { user } = await open('?tab=jobs');
    expect(await screen.findByText('The database was restarting.')).toBeVisible();
    expect(screen.getByText(/6 attempts, the last 5 hours ago/)).toBeVisible();
    expect(screen.getByText('pieceId p-1')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Retry publish-piece' }));
    expect(await screen.findByRole('heading', { name: 'Nothing has failed' })).toBeVisible();
    expect(retried).toEqual([{ jobId: buildFailedJob().id }]);
    expect(await screen.findByRole('dialog', { name: /publish-piece runs again/ })).toBeVisible();
  });

  test('say so when somebody else was faster', async () => {
    mockEndpoint(operatorContract.listFailedJobs, () => ({ items: [buildFailedJob()], nextCursor: null }));
    mockEndpoint(operatorContract.retryJob, () => refuse('conflict', 'This job is not failed any more.'));
    const { user } = await open('?tab=jobs');
    await user.click(await screen.findByRole('button', { name: 'Retry publish-piece' }));
    expect(await screen.findByRole('dialog', { name: 'This job is not failed any more.' })).toBeVisible();
  });

  test('are given up only after confirmation, and stay when the network fails', async () => {
    mockEndpoint(operatorContract.listFailedJobs, () => ({ items: [buildFailedJob()], nextCursor: null }));
    mockNetworkFailure(operatorContract.deleteJob);
    const { user } = await open('?tab=jobs');
    await user.click(await screen.findByRole('button', { name: 'Give up publish-piece' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Give up' }));
    expect(await within(dialog).findByRole('alert')).toBeVisible();
    const deleted = mockEndpoint(operatorContract.deleteJob, () => ({}));
    await user.click(within(dialog).getByRole('button', { name: 'Give up' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(deleted).toEqual([{ jobId: buildFailedJob().id }]);
  });

  test('come a page at a time', async () => {
    const older = buildFailedJob({
      id: '0197aaaa-0000-7000-8000-000000000002',
      queue: 'send-mail',
      cause: 'The mail server refused it.',
    });
    const asked = mockEndpoint(operatorContract.listFailedJobs, ({ cursor }) =>
      cursor ? { items: [older], nextCursor: null } : { items: [buildFailedJob()], nextCursor: 'next' },
    );
    const { user } = await open('?tab=jobs');
    await user.click(await screen.findByRole('button', { name: 'Show older ones' }));
    expect(await screen.findByText('The mail server refused it.')).toBeVisible();
    expect(asked.at(-1)).toMatchObject({ cursor: 'next' });
  });
});

describe('mail', () => {
  test('without a server says how to set one, on top', async () => {
    mockEndpoint(operatorContract.getSystem, () => buildSystem({ mailHost: null }));
    await open('?tab=mail');
    expect(await screen.findByRole('region', { name: 'No mail server is set' })).toHaveTextContent(
      /SMTP_URL=smtp:\/\/user:password@smtp\.example\.com:587.*MAIL_FROM=.*PUBLIC_URL=https:/,
    );
  });

  test('of a reset shows the link, to be copied by hand', async () => {
    mockEndpoint(operatorContract.getSystem, () => buildSystem({ mailHost: null }));
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail()], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () => buildMailContent());
    const { user } = await open('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    expect(await sheet.findByText('https://fourbeat.example/reset-password?token=abc')).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(sheet.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith('https://fourbeat.example/reset-password?token=abc');
    expect(sheet.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Set SMTP_URL and PUBLIC_URL first.',
    );
  });

  test('without a public address passes its link on with the operator’s own, never with one that a request named', async () => {
    mockEndpoint(operatorContract.getSystem, () => buildSystem({ mailHost: null, publicUrl: null }));
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail()], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () =>
      buildMailContent({ link: 'https://forged.example/reset-password?from=mail#token=abc' }),
    );
    const { user } = await open('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    const own = `${window.location.origin}/reset-password?from=mail#token=abc`;
    expect(await sheet.findByRole('group', { name: 'Link in the email' })).toHaveTextContent(own);
    expect(sheet.getByText(/pass on this link, not the email/)).toBeVisible();
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(sheet.getByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith(own);
  });

  test('whose link has expired says so, shows none and cannot be sent', async () => {
    const over = { state: 'ended', readable: false, cause: 'Its link was used, replaced or withdrawn.' } as const;
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail(over)], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () => buildMailContent({ ...over, text: null, link: null }));
    const { user } = await open('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Choose a new password' }));
    expect(await sheet.findByText('Link expired')).toBeVisible();
    expect(sheet.getByText(/Its text was erased: its link no longer works/)).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
    expect(sheet.getByRole('button', { name: 'Send again' })).toHaveAccessibleDescription(
      'Its link was used, replaced or withdrawn, or it has expired.',
    );
  });

  test('is shown as its reader sees it in a frame that may do nothing, or as text', async () => {
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail()], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () => buildMailContent());
    const { user } = await open('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    const frame = await screen.findByTitle('Mail: Choose a new password');
    expect(frame).toHaveAttribute('sandbox', '');
    expect(frame).toHaveAttribute('src', `/api/operator/mails/${buildMail().id}/html`);
    await user.click(within(screen.getByRole('group', { name: 'Show as' })).getByText('Text'));
    expect(screen.queryByTitle('Mail: Choose a new password')).not.toBeInTheDocument();
    expect(screen.getByText(/^Choose a new password\s+https:/)).toBeVisible();
  });

  test('that failed can be sent again, and says so', async () => {
    const failed = { state: 'failed', cause: 'The mail server answered: mailbox full.', attempts: 6 } as const;
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail(failed)], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () => buildMailContent(failed));
    const sent = mockEndpoint(operatorContract.resendMail, () => buildMail({ state: 'waiting' }));
    const { user } = await open('?tab=mail');
    expect(await screen.findByText('The mail server answered: mailbox full.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose a new password' }));
    await user.click(await screen.findByRole('button', { name: 'Send again' }));
    expect(await screen.findByRole('dialog', { name: 'The email is on its way.' })).toBeVisible();
    expect(sent).toEqual([{ mailId: buildMail().id }]);
  });

  test('that was sent says that its text was erased, and cannot be sent again', async () => {
    const out = { state: 'sent', readable: false, sentAt: new Date().toISOString() } as const;
    mockEndpoint(operatorContract.listMails, () => ({ items: [buildMail(out)], nextCursor: null }));
    mockEndpoint(operatorContract.getMail, () => buildMailContent({ ...out, text: null, link: null }));
    const { user } = await open('?tab=mail');
    await user.click(await screen.findByRole('button', { name: 'Choose a new password' }));
    expect(await screen.findByText(/Its text was erased: the email was sent/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send again' })).toHaveAccessibleDescription(
      'This email has already been sent.',
    );
  });

  test('is filtered by state, which the address keeps', async () => {
    const asked = mockEndpoint(operatorContract.listMails, ({ state }) => ({
      items: state === 'held' ? [] : [buildMail({ state: 'sent', readable: false })],
      nextCursor: null,
    }));
    const { user, router } = await open('?tab=mail');
    await user.click(within(await screen.findByRole('group', { name: 'Show' })).getByText('Held'));
    expect(await screen.findByRole('heading', { name: 'No emails are held' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=mail&state=held');
    await user.click(screen.getByRole('button', { name: 'Show all emails' }));
    expect(await screen.findByRole('button', { name: 'Choose a new password' })).toBeVisible();
    expect(asked.map(({ state }) => state)).toEqual(expect.arrayContaining([undefined, 'held']));
  });
});
