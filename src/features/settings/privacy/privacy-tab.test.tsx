import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { authContract } from '../../../contracts/auth';
import { privacyContract } from '../../../contracts/privacy';
import { settingsContract } from '../../../contracts/settings';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { buildSettings, type BuiltSettings } from '../../../testing/builders/settings';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';

async function open({
  session = buildSession(),
  ...partial
}: Partial<BuiltSettings> & { session?: ReturnType<typeof buildSession> } = {}) {
  let stored = buildSettings(partial);
  mockEndpoint(privacyContract.listExports, () => ({ items: [] }));
  mockEndpoint(privacyContract.getDeletion, () => ({
    accountDeletesAt: null,
    workspaceDeletesAt: null,
    goesWithAccount: [],
    needsOwner: [],
  }));
  mockEndpoint(settingsContract.getSettings, () => stored);
  const received = mockEndpoint(
    settingsContract.updateSettings,
    (change) => (stored = { ...stored, ...(change as Partial<BuiltSettings>) }),
  );
  const app = renderApp(`${paths.settings}?tab=privacy`, { session });
  const figures = within(await screen.findByRole('region', { name: 'Usage figures' }));
  const page = within(screen.getByRole('region', { name: 'Public page' }));
  return { ...app, page, figures, received };
}
const member = buildSession({ workspace: { role: 'member' } });

describe('the public page', () => {
  test('has its address, and goes when an owner turns it off', async () => {
    const { page, user, received } = await open();
    expect(page.getByRole('link', { name: 'localhost/p/corner-grill' })).toHaveAttribute('href', '/p/corner-grill');
    expect(page.getByRole('checkbox', { name: 'Anyone can read the public page' })).toHaveAccessibleDescription(
      /disappear for everyone right away\. Nothing is deleted/,
    );
    const asked = mockEndpoint(authContract.getSession, () => buildSession({ workspace: { profilePublic: false } }));
    await user.click(page.getByRole('checkbox', { name: 'Anyone can read the public page' }));
    await user.click(page.getByRole('button', { name: 'Save Changes' }));
    expect(await page.findByRole('button', { name: 'Saved!' })).toBeVisible();
    expect(received).toEqual([{ profilePublic: false }]);
    await waitFor(() => expect(asked.length).toBeGreaterThan(0)); // what is said of posts elsewhere follows
  });

  test('is told a member, who cannot turn it off, but show themselves', async () => {
    const { page, user, received } = await open({ session: member, profilePublic: false });
    expect(
      page.getByText('The public page is off: nobody can read it. Only an owner of the workspace can change this.'),
    ).toBeVisible();
    expect(page.queryByRole('checkbox', { name: /Anyone/ })).not.toBeInTheDocument();
    await user.click(page.getByRole('checkbox', { name: 'Show me on the public page' }));
    await user.click(page.getByRole('button', { name: 'Save Changes' }));
    await page.findByRole('button', { name: 'Saved!' });
    expect(received).toEqual([{ showMe: true }]);
  });

  test('shows what visitors would read of you, before it is saved', async () => {
    const { page, user, received } = await open({ bio: 'Grills since 1998.' });
    expect(page.queryByRole('figure')).not.toBeInTheDocument();
    await user.click(page.getByRole('checkbox', { name: 'Show me on the public page' }));
    const preview = page.getByRole('figure');
    for (const part of ['Maya Okafor', 'Corner Grill', 'Grills since 1998.']) expect(preview).toHaveTextContent(part);
    expect(preview).not.toHaveTextContent('@');
    expect(within(preview).getByRole('link', { name: 'Change it in Profile' })).toHaveAttribute(
      'href',
      '/dashboard/settings',
    );
    expect(received).toEqual([]);
  });

  test('that is off says so at its address and in what visitors would read', async () => {
    const { page } = await open({ profilePublic: false, showMe: true });
    expect(page.getByText('The public page is off: its link does not work.')).toBeVisible();
    expect(page.queryByRole('link', { name: /corner-grill/ })).not.toBeInTheDocument();
    expect(page.getByRole('figure')).toHaveTextContent('The public page is off, so nobody sees it now.');
  });

  test('of a workspace that is marked for deletion is closed, whatever is chosen', async () => {
    const { page } = await open({ session: buildSession({ workspace: { deletesAt: '2026-12-05T10:00:00.000Z' } }) });
    expect(page.getByText(/^The public page is closed because Corner Grill is marked for deletion\./)).toBeVisible();
    expect(page.queryByText(/posts appear at/)).not.toBeInTheDocument();
  });

  test('that could not be changed says why, and the choice stays', async () => {
    const { page, user } = await open();
    mockEndpoint(settingsContract.updateSettings, () =>
      refuse('forbidden', 'Only an owner of this workspace decides.'),
    );
    await user.click(page.getByRole('checkbox', { name: 'Anyone can read the public page' }));
    await user.click(page.getByRole('button', { name: 'Save Changes' }));
    expect(await page.findByRole('alert')).toHaveTextContent('Only an owner of this workspace decides.');
    expect(page.getByRole('checkbox', { name: 'Anyone can read the public page' })).not.toBeChecked();
  });

  test('is none in a demo', async () => {
    const { page } = await open({ session: buildDemoSession(), publicPage: null });
    expect(page.getByText(/^A demo has no public page\./)).toBeVisible();
    expect(page.queryByRole('link')).not.toBeInTheDocument();
  });
});

describe('usage figures', () => {
  const rows = (figures: { getAllByRole: (role: string) => HTMLElement[] }) =>
    figures.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

  test('are off until an owner shares them, and are shown exactly as they would be', async () => {
    const { figures, user, received } = await open({
      shared: { month: '2026-11', pieces: 100, published: 99, images: 1240, videos: 3, members: 2 },
    });
    expect(
      figures.getByText('Only this would be shown: the name Corner Grill, its plan, and of November 2026'),
    ).toBeVisible();
    expect(rows(figures)).toEqual([
      ['Pieces made', '100'],
      ['Pieces published', '99'],
      ['Images', '1,240'],
      ['Videos', '3'],
      ['Members', '2'],
    ]);
    await user.click(figures.getByRole('checkbox', { name: /^Share monthly counts/ }));
    await user.click(figures.getByRole('button', { name: 'Save Changes' }));
    await figures.findByRole('button', { name: 'Saved!' });
    expect(received).toEqual([{ analyticsSharing: true }]);
    expect(figures.getByText(/^Only this is shown:/)).toBeVisible();
  });

  test('are told a member, who decides nothing about them', async () => {
    const { figures } = await open({ session: member });
    expect(
      figures.getByText('Monthly counts are not shared with anyone. Only an owner of the workspace can change this.'),
    ).toBeVisible();
    expect(figures.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(rows(figures)).toHaveLength(5);
  });
});
