import { screen, waitFor, within } from '@testing-library/react';
import { accountContract, type Invitation, type Member } from '../../../contracts/account';
import { authContract } from '../../../contracts/auth';
import { paths } from '../../../config/paths';
import { roleSentence } from '../../../domain/roles';
import { buildInvitation, buildMember } from '../../../testing/builders/account';
import { buildDemoSession, buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, refuse } from '../../../testing/server';

const me = buildMember({ you: true });
const jo = buildMember({
  id: '7d1c2b3a-4e5f-4a6b-8c7d-9e0f1a2b3c44',
  name: 'Jo Baker',
  email: 'jo@bakery.example',
  role: 'member',
});

async function open({
  session = buildSession(),
  members = [me, jo],
  invitations = [],
}: { session?: ReturnType<typeof buildSession>; members?: Member[]; invitations?: Invitation[] } = {}) {
  const shown = { members, invitations };
  const asked = mockEndpoint(accountContract.listMembers, () => shown);
  const app = renderApp(`${paths.settings}?section=members`, { session });
  const panel = await screen.findByRole('region', { name: 'Members' });
  await within(panel).findByRole('list', { name: 'Members' });
  return { ...app, panel, shown, asked };
}
const menuOf = async ({ user }: Pick<Awaited<ReturnType<typeof open>>, 'user'>, name: string, entry: string) => {
  await user.click(screen.getByRole('button', { name: `More about ${name}` }));
  return screen.findByRole('menuitem', { name: new RegExp(entry) });
};
const toast = (text: string) => screen.findByRole('dialog', { name: text });

describe('inviting', () => {
  const send = () => screen.getByRole('button', { name: 'Send invitation' });

  test('mails a link, empties the form and shows the open invitation', async () => {
    const app = await open();
    const received = mockEndpoint(accountContract.createInvitation, ({ email, role }) => {
      const made = buildInvitation({ email, role });
      app.shown.invitations = [made];
      return { ...made, again: false };
    });
    await app.user.type(screen.getByLabelText('Invite by email'), 'Gus@Bakery.example');
    await app.user.click(screen.getByRole('combobox', { name: 'Role' }));
    await app.user.click(await screen.findByRole('option', { name: 'Owner' }));
    await app.user.click(send());
    await toast('An invitation is on its way to gus@bakery.example.');
    expect(received).toEqual([{ email: 'gus@bakery.example', role: 'owner' }]);
    expect(screen.getByLabelText('Invite by email')).toHaveValue('');
    expect(await within(app.panel).findByText('Owner · invited by Maya Okafor · until 1 December')).toBeVisible();
  });

  test.each([
    ['', 'Email is required.'],
    ['gus', 'This does not look like an email address.'],
  ])("'%s' is refused at the field, which keeps it and gets the focus", async (typed, sentence) => {
    const received = mockEndpoint(accountContract.createInvitation, () => ({ ...buildInvitation(), again: false }));
    const { user } = await open();
    if (typed) await user.type(screen.getByLabelText('Invite by email'), typed);
    await user.click(send());
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByLabelText('Invite by email')).toHaveFocus();
    expect(screen.getByLabelText('Invite by email')).toHaveValue(typed);
    expect(received).toEqual([]);
  });

  test('a member is named at the field', async () => {
    mockEndpoint(accountContract.createInvitation, () =>
      refuse('conflict', 'This person is already in the workspace.', {
        email: 'This person is already in the workspace.',
      }),
    );
    const { user } = await open();
    await user.type(screen.getByLabelText('Invite by email'), 'jo@bakery.example');
    await user.click(send());
    await waitFor(() =>
      expect(screen.getByLabelText('Invite by email')).toHaveAccessibleDescription(
        expect.stringContaining('already in the workspace'),
      ),
    );
    expect(screen.getByLabelText('Invite by email')).toHaveValue('jo@bakery.example');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('before the own address is confirmed says so, with the way to a new link there and on top', async () => {
    mockEndpoint(accountContract.createInvitation, () =>
      refuse('address_unconfirmed', 'Confirm your own email address first.'),
    );
    const sent = mockEndpoint(accountContract.createEmailVerification, () => ({}));
    const { user } = await open({ session: buildSession({ user: { emailVerified: false } }) });
    await user.click(
      within(await screen.findByRole('complementary', { name: 'Your address' })).getByRole('button', {
        name: 'not now',
      }),
    );
    await user.type(screen.getByLabelText('Invite by email'), 'gus@bakery.example{Enter}');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The invitation was not sent.');
    expect(alert).toHaveTextContent('Confirm your own email address first.');
    expect(await screen.findByRole('complementary', { name: 'Your address' })).toHaveTextContent(
      'Until then, nothing is sent to other people.',
    );
    await user.click(within(alert).getByRole('button', { name: 'Send the confirmation again' }));
    expect(
      await within(alert).findByText('A new link is on its way to you. Open it, then try again here.'),
    ).toBeVisible();
    expect(sent).toHaveLength(1);
    expect(screen.getByLabelText('Invite by email')).toHaveValue('gus@bakery.example');
  });

  test('of an address that is invited already says that its earlier link is dead', async () => {
    mockEndpoint(accountContract.createInvitation, ({ email }) => ({ ...buildInvitation({ email }), again: true }));
    const { user } = await open();
    await user.type(screen.getByLabelText('Invite by email'), 'gus@bakery.example{Enter}');
    await toast('gus@bakery.example was invited again; the earlier link no longer works.');
  });

  test('says what each role may do', async () => {
    const { user } = await open();
    const role = screen.getByRole('combobox', { name: 'Role' });
    expect(role).toHaveAccessibleDescription(roleSentence('member'));
    await user.click(role);
    await user.click(await screen.findByRole('option', { name: 'Owner' }));
    expect(role).toHaveAccessibleDescription(roleSentence('owner'));
  });

  test('another refusal stands above the form', async () => {
    mockEndpoint(accountContract.createInvitation, () => refuse('rate_limited', 'That was too often in a short time.'));
    const { user, panel } = await open();
    await user.type(screen.getByLabelText('Invite by email'), 'gus@bakery.example');
    await user.click(send());
    expect(await within(panel).findByRole('alert')).toHaveTextContent('That was too often in a short time.');
    expect(screen.getByLabelText('Invite by email')).toHaveValue('gus@bakery.example');
  });

  test('says where the invitation waits while there is no mail server', async () => {
    mockEndpoint(accountContract.getMailDelivery, () => ({ delivers: false }));
    mockEndpoint(accountContract.createInvitation, ({ email }) => ({ ...buildInvitation({ email }), again: false }));
    const { user } = await open();
    expect(
      await screen.findByText('Email is not set up yet: the invitation will wait in your administrator’s outbox.'),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: /outbox/ })).not.toBeInTheDocument();
    await user.type(screen.getByLabelText('Invite by email'), 'gus@bakery.example{Enter}');
    await toast('The invitation for gus@bakery.example is in the outbox.');
  });

  test('leads whoever runs the installation to the outbox, and nobody else', async () => {
    mockEndpoint(accountContract.getMailDelivery, () => ({ delivers: false }));
    const { panel } = await open({ session: buildSession({ user: { operator: true } }) });
    expect(await within(panel).findByRole('link', { name: 'your outbox' })).toHaveAttribute(
      'href',
      '/dashboard/operator?tab=mail',
    );
  });

  test('needs a workspace of your own in a demo', async () => {
    const { panel } = await open({ session: buildDemoSession(), members: [me] });
    expect(within(panel).getByText(/Register, and you can invite people to your own workspace/)).toBeVisible();
    expect(screen.queryByLabelText('Invite by email')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /More about/ })).not.toBeInTheDocument();
  });

  test('is for owners: a member reads who does it, and may leave', async () => {
    const { user, panel } = await open({
      session: buildSession({ workspace: { role: 'member' } }),
      members: [
        { ...jo, role: 'owner' },
        { ...me, role: 'member' },
      ],
      invitations: [buildInvitation()],
    });
    expect(within(panel).getByText(/Owners invite people to Corner Grill/)).toBeVisible();
    expect(within(panel).queryByRole('button', { name: /invitation of/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'More about Jo Baker' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More about Maya Okafor' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Leave the workspace',
    ]);
  });
});

describe('an open invitation', () => {
  const invitation = buildInvitation({ email: 'gus@bakery.example' });

  test('is sent again', async () => {
    const received = mockEndpoint(accountContract.createInvitationMail, () => invitation);
    const { user } = await open({ invitations: [invitation] });
    await user.click(await menuOf({ user }, 'the invitation for gus@bakery.example', 'Send again'));
    await toast('gus@bakery.example was invited again. The link works for seven days.');
    expect(received).toEqual([{ invitationId: invitation.id }]);
  });

  test('is taken back', async () => {
    const app = await open({ invitations: [invitation] });
    const received = mockEndpoint(accountContract.deleteInvitation, () => {
      app.shown.invitations = [];
      return {};
    });
    await app.user.click(await menuOf(app, 'the invitation for gus@bakery.example', 'Withdraw invitation'));
    await toast('The invitation for gus@bakery.example was withdrawn.');
    await waitFor(() => expect(screen.queryByRole('list', { name: 'Open invitations' })).not.toBeInTheDocument());
    expect(received).toEqual([{ invitationId: invitation.id }]);
  });

  test('that was accepted meanwhile says so', async () => {
    mockEndpoint(accountContract.createInvitationMail, () =>
      refuse('not_found', 'We could not find this invitation. It may have been deleted.'),
    );
    const { user, asked } = await open({ invitations: [invitation] });
    await user.click(await menuOf({ user }, 'the invitation for gus@bakery.example', 'Send again'));
    await toast('We could not find this invitation. It may have been deleted.');
    await waitFor(() => expect(asked.length).toBeGreaterThan(1)); // our list was old
  });
});

describe('a member', () => {
  test('is made an owner', async () => {
    const app = await open();
    const received = mockEndpoint(accountContract.updateMember, ({ role }) => {
      app.shown.members = [me, { ...jo, role }];
      return { ...jo, role };
    });
    await app.user.click(await menuOf(app, 'Jo Baker', 'Make owner'));
    await toast('Jo Baker is now an owner.');
    expect(received).toEqual([{ memberId: jo.id, role: 'owner' }]);
    await waitFor(() => expect(within(app.panel).getAllByText('Owner').length).toBeGreaterThan(1));
  });

  test('is removed after a question', async () => {
    const app = await open();
    const received = mockEndpoint(accountContract.deleteMember, () => {
      app.shown.members = [me];
      return {};
    });
    await app.user.click(await menuOf(app, 'Jo Baker', 'Remove'));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Jo Baker?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(received).toEqual([]);
    await app.user.click(await menuOf(app, 'Jo Baker', 'Remove'));
    await app.user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await toast('Jo Baker is no longer in Corner Grill.');
    await waitFor(() => expect(within(app.panel).queryByText('Jo Baker')).not.toBeInTheDocument());
    expect(received).toEqual([{ memberId: jo.id }]);
  });

  test('stays when the removal is refused, and the question says why', async () => {
    mockEndpoint(accountContract.deleteMember, () => refuse('unavailable', 'We cannot reach the database right now.'));
    const app = await open();
    await app.user.click(await menuOf(app, 'Jo Baker', 'Remove'));
    const dialog = await screen.findByRole('alertdialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove' }));
    expect(await within(dialog).findByText('We cannot reach the database right now.')).toBeVisible();
  });

  test('who is the last owner reads why they cannot leave or step down', async () => {
    const app = await open();
    const leave = await menuOf(app, 'Maya Okafor', 'Leave the workspace');
    expect(leave).toHaveAttribute('aria-disabled', 'true');
    expect(leave).toHaveTextContent('Make someone else an owner first.');
    expect(screen.getByRole('menuitem', { name: /Make member/ })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('leaving', () => {
  const leave = async (app: Awaited<ReturnType<typeof open>>) => {
    await app.user.click(await menuOf(app, 'Maya Okafor', 'Leave the workspace'));
    await app.user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave Corner Grill?' })).getByRole('button', {
        name: 'Leave the workspace',
      }),
    );
  };

  test('goes on in the next workspace', async () => {
    const app = await open({ members: [me, { ...jo, role: 'owner' }] });
    const received = mockEndpoint(accountContract.deleteMembership, () =>
      buildSession({ workspace: { id: '11111111-3a27-4b50-8c3e-6a2f3f6b1c02', name: 'Harbour Yoga' } }),
    );
    await leave(app);
    expect(await screen.findByRole('button', { name: 'Workspace: Harbour Yoga' })).toBeVisible();
    expect(received).toHaveLength(1);
  });

  test('the last one ends the session', async () => {
    mockEndpoint(authContract.logout, () => ({}));
    const app = await open({ members: [me, { ...jo, role: 'owner' }] });
    mockEndpoint(accountContract.deleteMembership, () => null);
    await leave(app);
    await screen.findByRole('heading', { level: 1, name: 'Welcome back' });
    expect(app.store.getState().session.status).toBe('signed-out');
  });
});

test('a list that could not be fetched can be asked for again', async () => {
  mockNetworkFailure(accountContract.listMembers);
  const { user } = renderApp(`${paths.settings}?section=members`, { session: buildSession() });
  const panel = await screen.findByRole('region', { name: 'Members' });
  await within(panel).findByRole('alert');
  mockEndpoint(accountContract.listMembers, () => ({ members: [me], invitations: [] }));
  await user.click(within(panel).getByRole('button', { name: /try again/i }));
  expect(await within(panel).findByText('Maya Okafor (you)')).toBeVisible();
});
