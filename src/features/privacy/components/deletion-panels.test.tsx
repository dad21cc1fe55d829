import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '../../../config/paths';
import { authContract, type Session } from '../../../contracts/auth';
import { privacyContract, type Deletion } from '../../../contracts/privacy';
import { settingsContract } from '../../../contracts/settings';
import { retentionKinds, retentionSentence } from '../../../domain/retention';
import { buildDeletion } from '../../../testing/builders/privacy';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { buildSettings } from '../../../testing/builders/settings';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import { untilClosed } from '../../../testing/open-dialogs';

const ENDS = '2026-12-05T10:00:00.000Z';

async function open(deletion: Partial<Deletion> = {}, session: Session = buildSession()) {
  const stored = { deletion: buildDeletion(deletion), session };
  mockEndpoint(settingsContract.getSettings, () => buildSettings());
  mockEndpoint(privacyContract.listExports, () => ({ items: [] }));
  mockEndpoint(privacyContract.getDeletion, () => stored.deletion);
  const app = renderApp(`${paths.settings}?tab=privacy`, { session });
  mockEndpoint(authContract.getSession, () => stored.session);
  return { ...app, stored };
}
const panel = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the workspace', () => {
  test('is scheduled by its exact name and the password; then the day and a notice are shown', async () => {
    const { user, stored } = await open();
    await user.click((await panel('Delete the workspace')).getByRole('button', { name: 'Delete the workspace' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Corner Grill?' }));
    const marked = mockEndpoint(privacyContract.createWorkspaceDeletion, () => {
      stored.deletion = buildDeletion({ workspaceDeletesAt: ENDS });
      stored.session = buildSession({ workspace: { deletesAt: ENDS } });
      return stored.deletion;
    });
    expect(dialog.getByRole('link', { name: 'Save them under Plan' })).toHaveAttribute(
      'href',
      `${paths.settings}?section=plan`,
    );
    await user.type(dialog.getByLabelText('Its name'), 'corner grill');
    await user.type(dialog.getByLabelText('Your password'), 'loaf-of-rye-42');
    await user.click(dialog.getByRole('button', { name: 'Delete the workspace' }));
    expect(dialog.getByLabelText('Its name')).toHaveAccessibleDescription(
      /Type the name exactly as it is: “Corner Grill”./,
    );
    expect(dialog.getByLabelText('Its name')).toHaveFocus();
    expect(marked).toEqual([]);
    await user.clear(dialog.getByLabelText('Its name'));
    await user.type(dialog.getByLabelText('Its name'), 'Corner Grill');
    await user.click(dialog.getByRole('button', { name: 'Delete the workspace' }));
    expect(
      await screen.findByText('Corner Grill and everything in it will be deleted on 5 December 2026.'),
    ).toBeVisible();
    expect(marked).toEqual([{ name: 'Corner Grill', password: 'loaf-of-rye-42' }]);
    await untilClosed();
    expect(await screen.findByRole('complementary', { name: 'Workspace' })).toHaveTextContent(
      'Corner Grill will be deleted on 5 December',
    );
  });

  test('asks for the code where the account has one, and keeps what was typed', async () => {
    const { user } = await open();
    const received = mockEndpoint(privacyContract.createWorkspaceDeletion, ({ code }) =>
      code
        ? buildDeletion({ workspaceDeletesAt: ENDS })
        : refuse('second_factor_required', 'Type the code of your authenticator app.'),
    );
    await user.click((await panel('Delete the workspace')).getByRole('button', { name: 'Delete the workspace' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Its name'), 'Corner Grill');
    await user.type(dialog.getByLabelText('Your password'), 'loaf-of-rye-42');
    await user.click(dialog.getByRole('button', { name: 'Delete the workspace' }));
    await user.type(await dialog.findByLabelText('Code'), '123456');
    expect(dialog.getByLabelText('Your password')).toHaveValue('loaf-of-rye-42');
    await user.click(dialog.getByRole('button', { name: 'Delete the workspace' }));
    await untilClosed();
    expect(received[1]).toEqual({ name: 'Corner Grill', password: 'loaf-of-rye-42', code: '123456' });
  });

  test('says a wrong password at its field', async () => {
    const { user } = await open();
    mockEndpoint(privacyContract.createWorkspaceDeletion, () =>
      refuse('invalid_request', 'This is not your password.', { password: 'This is not your password.' }),
    );
    await user.click((await panel('Delete the workspace')).getByRole('button', { name: 'Delete the workspace' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Its name'), 'Corner Grill');
    await user.type(dialog.getByLabelText('Your password'), 'wrong');
    await user.click(dialog.getByRole('button', { name: 'Delete the workspace' }));
    await waitFor(() =>
      expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.'),
    );
    expect(dialog.getByLabelText('Its name')).toHaveValue('Corner Grill');
  });

  test('that is scheduled can be kept with one press', async () => {
    const { user, stored } = await open({ workspaceDeletesAt: ENDS }, buildSession({ workspace: { deletesAt: ENDS } }));
    mockEndpoint(privacyContract.deleteWorkspaceDeletion, () => {
      stored.deletion = buildDeletion();
      stored.session = buildSession();
      return stored.deletion;
    });
    await user.click((await panel('Delete the workspace')).getByRole('button', { name: 'Keep this workspace' }));
    expect(await screen.findByRole('button', { name: 'Delete the workspace' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Workspace' })).not.toBeInTheDocument());
  });

  test('is not for members to delete or to keep', async () => {
    await open({ workspaceDeletesAt: ENDS }, buildSession({ workspace: { role: 'member', deletesAt: ENDS } }));
    const own = await panel('Delete the workspace');
    expect(own.getByText(/An owner can keep it\./)).toBeVisible();
    expect(own.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the account', () => {
  test('names what is deleted with it, and is scheduled by the password', async () => {
    const { user, stored } = await open({ goesWithAccount: ['Corner Grill', 'Own shop'] });
    for (const name of ['Delete the workspace', 'Delete your account'])
      expect((await panel(name)).getByText(/You have 14 days to change your mind/)).toBeVisible();
    const own = await panel('Delete your account');
    expect(own.getByText(/Nobody else is in Corner Grill and Own shop: they will be deleted too\./)).toBeVisible();
    await user.click(own.getByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    mockEndpoint(privacyContract.createAccountDeletion, () => {
      stored.deletion = buildDeletion({
        accountDeletesAt: ENDS,
        workspaceDeletesAt: ENDS,
        goesWithAccount: ['Corner Grill'],
      });
      stored.session = buildSession({ user: { deletesAt: ENDS }, workspace: { deletesAt: ENDS } });
      return stored.deletion;
    });
    await user.type(dialog.getByLabelText('Your password'), 'loaf-of-rye-42');
    await user.click(dialog.getByRole('button', { name: 'Delete my account' }));
    expect(
      await screen.findByText(/will be deleted on 5 December 2026\. Nobody else is in Corner Grill/),
    ).toBeVisible();
    const notice = await screen.findByRole('complementary', { name: 'Account' });
    expect(notice).toHaveTextContent('Your account will be deleted on 5 December, and Corner Grill with it.');
    expect(within(notice).getByRole('link', { name: 'Keep my account' })).toHaveAttribute(
      'href',
      `${paths.settings}?tab=privacy`,
    );
    expect(screen.queryByRole('complementary', { name: 'Workspace' })).not.toBeInTheDocument();
  });

  test('is not deleted while others would be left without an owner', async () => {
    const { user } = await open({ needsOwner: ['The bakery'] });
    const own = await panel('Delete your account');
    expect(
      own.getByText(
        /^You are the only owner of The bakery\. Other people are in there: make someone else an owner first, after switching to that workspace, under/,
      ),
    ).toBeVisible();
    expect(own.getByRole('link', { name: 'Members' })).toHaveAttribute('href', `${paths.settings}?section=members`);
    await user.click(own.getByRole('button', { name: 'Delete my account' }));
    expect(screen.queryByRole('dialog', { name: 'Delete your account?' })).not.toBeInTheDocument();
  });

  test('that is scheduled can be kept with one press, and says so when it is too late', async () => {
    const { user } = await open({ accountDeletesAt: ENDS }, buildSession({ user: { deletesAt: ENDS } }));
    mockEndpoint(privacyContract.deleteAccountDeletion, () =>
      refuse('conflict', 'It is too late: the deletion has already started.'),
    );
    await user.click((await panel('Delete your account')).getByRole('button', { name: 'Keep my account' }));
    expect(await screen.findByText('It is too late: the deletion has already started.')).toBeVisible();
  });
});

test('a demo says that it is deleted automatically', async () => {
  await open({}, buildDemoSession());
  expect((await panel('Delete')).getByText(/a demo is deleted automatically/)).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Delete your account' })).not.toBeInTheDocument();
});

test('what could not be read is asked for again', async () => {
  mockEndpoint(settingsContract.getSettings, () => buildSettings());
  mockEndpoint(privacyContract.listExports, () => ({ items: [] }));
  mockEndpoint(privacyContract.getDeletion, () =>
    refuse('internal', 'Something went wrong on our side. Try again in a moment.'),
  );
  const { user } = renderApp(`${paths.settings}?tab=privacy`, { session: buildSession() });
  const again = await (await panel('Delete')).findByRole('button', { name: /try again/i });
  mockEndpoint(privacyContract.getDeletion, () => buildDeletion());
  await user.click(again);
  expect(await screen.findByRole('region', { name: 'Delete your account' })).toBeVisible();
});

test('retention is shown from the very table that deletion uses', async () => {
  await open();
  const kept = await panel('How long things are kept');
  expect(kept.getAllByRole('listitem').map((item) => item.textContent)).toEqual(retentionKinds.map(retentionSentence));
});
