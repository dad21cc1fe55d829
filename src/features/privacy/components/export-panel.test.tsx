import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { privacyContract, type DataExport } from '../../../contracts/privacy';
import { settingsContract } from '../../../contracts/settings';
import { contentsWords } from '../../../domain/workspace-contents';
import { buildDataExport } from '../../../testing/builders/data-export';
import { buildSession } from '../../../testing/builders/session';
import { buildSettings } from '../../../testing/builders/settings';
import { pressAgain } from '../../../testing/press-again';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

async function open(items: DataExport[] = [], session = buildSession()) {
  const stored = { items };
  mockEndpoint(settingsContract.getSettings, () => buildSettings());
  mockEndpoint(privacyContract.getDeletion, () => ({
    accountDeletesAt: null,
    workspaceDeletesAt: null,
    goesWithAccount: [],
    needsOwner: [],
  }));
  const asked = mockEndpoint(privacyContract.listExports, () => ({ items: stored.items }));
  const app = renderApp(`${paths.settings}?tab=privacy`, { session });
  const panel = within(await screen.findByRole('region', { name: 'Export' }));
  return { ...app, panel, stored, asked };
}
const list = (panel: ReturnType<typeof within>) => panel.findByRole('list', { name: 'Your exports' });

describe('before anything was exported', () => {
  test('says what is inside, for the workspace and for the account', async () => {
    const { panel, asked } = await open();
    expect(panel.getByText(new RegExp(`Its ${contentsWords()}: zip files of JSON`))).toBeVisible();
    expect(panel.getByText(/Never a password or a key/)).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(panel.queryByRole('list', { name: 'Your exports' })).not.toBeInTheDocument();
  });

  test('offers a member their own account alone', async () => {
    const { panel } = await open([], buildSession({ workspace: { role: 'member' } }));
    expect(panel.queryByRole('button', { name: 'Export everything' })).not.toBeInTheDocument();
    expect(panel.getByText('For owners')).toBeVisible();
    expect(panel.getByRole('button', { name: 'Export my account data' })).toBeVisible();
  });
});

describe('an export on its way', () => {
  test.each(['waiting', 'running'] as const)(
    'says that it is starting again when it was cut off: %s',
    async (state) => {
      const { panel } = await open([buildDataExport({ state, progress: 0, startedAgain: true, parts: [] })]);
      expect(await panel.findByText('Starting again: the export was cut off. You can leave this page.')).toBeVisible();
    },
  );

  test('begins at a press and shows how far it is, until it can be downloaded', async () => {
    const { panel, stored, user } = await open();
    const received = mockEndpoint(privacyContract.createExport, ({ scope }) => {
      const begun = buildDataExport({ scope, state: 'waiting', progress: 0, parts: [] });
      stored.items = [begun];
      return begun;
    });
    await user.click(panel.getByRole('button', { name: 'Export everything' }));
    expect(received).toEqual([{ scope: 'workspace' }]);
    const exports = within(await list(panel));
    expect(exports.getByRole('status')).toHaveTextContent('Waiting to start. You can leave this page.');
    expect(panel.getByRole('button', { name: 'Export everything' })).toHaveAttribute('aria-disabled', 'true');
    stored.items = [buildDataExport({ state: 'running', progress: 42, parts: [] })];
    expect(await exports.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'); // polled every two seconds
    stored.items = [buildDataExport()];
    expect(await exports.findByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/api\/privacy\/exports\/[0-9a-f-]{36}\/parts\/1$/),
    );
    expect(exports.getByText(/1\.2 MB, requested .*\. Available until 10 June\./)).toBeVisible();
  });

  test('is cancelled after a question', async () => {
    const { panel, stored, user } = await open([buildDataExport({ state: 'running', progress: 10, parts: [] })]);
    const removed = mockEndpoint(privacyContract.deleteExport, () => {
      stored.items = [];
      return {};
    });
    await user.click(within(await list(panel)).getByRole('button', { name: 'Cancel' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this export?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel the export' }));
    await waitFor(() => expect(panel.queryByRole('list', { name: 'Your exports' })).not.toBeInTheDocument());
    expect(removed).toEqual([{ exportId: buildDataExport().id }]);
  });
});

describe('an export that is ready', () => {
  test('in several parts names each with its size', async () => {
    const { id } = buildDataExport();
    const { panel } = await open([
      buildDataExport({
        parts: [1, 2, 3].map((part) => ({ url: `/api/privacy/exports/${id}/parts/${part}`, bytes: part * 20_000_000 })),
      }),
    ]);
    const parts = within(await panel.findByRole('list', { name: 'Zip files of Everything in Corner Grill' }));
    expect(parts.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Part 1, 20 MB',
      'Part 2, 40 MB',
      'Part 3, 60 MB',
    ]);
    expect(panel.getByText(/120 MB in 3 zip files: unpack all of them into one folder/)).toBeVisible();
  });

  test('that cannot be deleted says why, and stays', async () => {
    const { panel, user } = await open([buildDataExport({ scope: 'account' })]);
    mockEndpoint(privacyContract.deleteExport, () =>
      refuse('unavailable', 'The database cannot be reached. Try again in a moment.'),
    );
    await user.click(within(await list(panel)).getByRole('button', { name: 'Delete this export' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this export?' }));
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByText('The database cannot be reached. Try again in a moment.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await list(panel)).toHaveTextContent('Your account');
  });
});

describe('what went wrong', () => {
  test('with an export is said with a way to try again', async () => {
    const { panel, user } = await open([
      buildDataExport({
        scope: 'account',
        state: 'failed',
        progress: 0,
        parts: [],
        cause: 'We cannot reach the file store right now. Nothing is lost; try again in a moment.',
      }),
    ]);
    const received = mockEndpoint(privacyContract.createExport, () =>
      buildDataExport({ scope: 'account', state: 'waiting', parts: [] }),
    );
    expect(await panel.findByRole('alert')).toHaveTextContent('We cannot reach the file store right now.');
    await pressAgain(user, panel);
    await waitFor(() => expect(received).toEqual([{ scope: 'account' }]));
  });

  test('at the start of one is said in the words of the server', async () => {
    const { panel, user } = await open();
    mockEndpoint(privacyContract.createExport, () =>
      refuse('rate_limited', 'That is often enough for today. Try again tomorrow.'),
    );
    await user.click(panel.getByRole('button', { name: 'Export my account data' }));
    expect(await panel.findByText('That is often enough for today. Try again tomorrow.')).toBeVisible();
  });

  test('with the list is said with a way to load it again', async () => {
    mockEndpoint(settingsContract.getSettings, () => buildSettings());
    mockEndpoint(privacyContract.getDeletion, () => ({
      accountDeletesAt: null,
      workspaceDeletesAt: null,
      goesWithAccount: [],
      needsOwner: [],
    }));
    mockNetworkFailure(privacyContract.listExports);
    const { user } = renderApp(`${paths.settings}?tab=privacy`, { session: buildSession() });
    const panel = within(await screen.findByRole('region', { name: 'Export' }));
    const again = await panel.findByRole('button', { name: /try again/i });
    mockEndpoint(privacyContract.listExports, () => ({ items: [buildDataExport()] }));
    await user.click(again);
    expect(await list(panel)).toHaveTextContent('Everything in Corner Grill');
  });
});
