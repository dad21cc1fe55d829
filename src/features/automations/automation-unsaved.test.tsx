import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { automationPath, campaignEmailPath, paths } from '../../config/paths';
import { automationsContract } from '../../contracts/automations';
import {
  addStep,
  chooseOption,
  findCard,
  findPanel,
  findTimeline,
  mockMail,
  mockRunning,
  openAutomation,
  pickOption,
  readTimeline,
  saveAutomation,
  submitCard,
  type User,
} from '../../testing/automation-hands';
import { openDialogs, untilClosed } from '../../testing/open-dialogs';
import { mailId, mockAutomation } from '../../testing/automation-server';
import { campaignIds } from '../../testing/builders/campaigns';
import { mockCampaigns } from '../../testing/campaign-list-server';
import { mockEndpoint, mockReply, refuse } from '../../testing/server';

describe('what somebody else saved meanwhile', () => {
  const change = async (user: User) => {
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return findPanel('Someone else changed this automation');
  };

  test('is replaced by mine as the newest, if that is what is wanted', async () => {
    const { keep, saves, serverState } = mockRunning();
    const { user } = openAutomation();
    await findCard('Each person once');
    keep({ goal: { is: 'converted' } });
    await user.click(within(await change(user)).getByRole('button', { name: 'Keep mine' }));
    await untilClosed();
    await saveAutomation(user);
    expect(saves.at(-1)).toMatchObject({ revision: 5, reentry: 'again', goal: null });
    expect(serverState.automation.revision).toBe(6);
  });

  test('is loaded, if that is what is wanted, and mine comes back by Undo', async () => {
    const { keep } = mockRunning();
    const { user } = openAutomation();
    await findCard('Each person once');
    keep({ goal: { is: 'converted' } });
    await user.click(within(await change(user)).getByRole('button', { name: 'Load theirs' }));
    await untilClosed();
    expect((await readTimeline()).slice(-2)).toEqual([
      'Leaves early when someone buys something after one of its emails',
      'Each person once',
    ]);
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect((await readTimeline()).slice(-2)).toEqual(['No goal', 'Every time it happens, at most once a day']);
    expect(openDialogs()).toEqual([]);
  });
});

test('a save whose answer was lost is nobody else’s: what is changed after it goes over it without a question', async () => {
  const { keep, serverState } = mockRunning();
  const { user } = openAutomation();
  const save = async () => {
    await submitCard(user, 'Done');
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  mockReply(automationsContract.updateAutomation, () => {
    keep({ reentry: 'again' });
    return HttpResponse.error();
  });
  await user.click(await findCard('Each person once'));
  await pickOption(user, 'Every time it happens');
  await save();
  expect(await screen.findByText(/We could not reach Fourbeat/)).toBeVisible();
  mockEndpoint(automationsContract.updateAutomation, ({ campaignId: _id, revision, ...changed }) =>
    revision === serverState.automation.revision ? keep(changed) : refuse('conflict'),
  );
  await user.click(await findCard('No goal'));
  await chooseOption(user, 'Leaves early when someone', 'buys something after one of its emails');
  await save();
  await waitFor(() => expect(serverState.automation).toMatchObject({ reentry: 'again', goal: { is: 'converted' } }));
  expect(openDialogs()).toEqual([]);
});

describe('what is not saved', () => {
  const change = async (user: User) => {
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await submitCard(user, 'Done');
  };

  test('is asked about before the page is left, not while its tabs change', async () => {
    mockCampaigns();
    mockRunning();
    const { user, router } = openAutomation();
    await change(user);
    await user.click(screen.getByRole('tab', { name: 'People' }));
    expect(await screen.findByRole('list', { name: 'People' })).toBeVisible();
    expect(screen.getByText('Not saved yet')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Figures' }));
    const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign, 'people'));
    await user.click(screen.getAllByRole('link', { name: 'Campaigns' }).at(-1)!);
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave without saving' }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.campaigns));
  });

  test('is saved on the way out, if that is wanted', async () => {
    mockCampaigns();
    const { saves } = mockRunning();
    const { user, router } = openAutomation();
    await change(user);
    await user.click(screen.getAllByRole('link', { name: 'Campaigns' }).at(-1)!);
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).getByRole('button', {
        name: 'Save and leave',
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.campaigns));
    expect(saves).toMatchObject([{ revision: 4, reentry: 'again' }]);
  });

  test('stays where it is when saving on the way out does not work', async () => {
    mockRunning();
    mockEndpoint(automationsContract.updateAutomation, () =>
      refuse('invalid_request', undefined, { reentry: 'Choose one.' }),
    );
    const { user, router } = openAutomation();
    await change(user);
    await user.click(screen.getAllByRole('link', { name: 'Campaigns' }).at(-1)!);
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and leave' }));
    expect(await screen.findByText('It was not saved, so you are still on this page.')).toBeVisible();
    await untilClosed();
    expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign));
    expect(screen.getByText('It was not saved. Fix the steps marked below.')).toBeVisible();
  });

  test('waits while a mail of it is written: of one that runs nothing is saved on the way', async () => {
    const { saves } = mockRunning();
    mockMail();
    const { user, router, go } = openAutomation();
    await change(user);
    await user.click(screen.getByRole('link', { name: 'Edit email “Welcome”' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, campaignIds.email)),
    );
    expect(await screen.findByRole('link', { name: 'Welcome' })).toHaveAttribute(
      'href',
      automationPath(campaignIds.campaign),
    );
    await go(automationPath(campaignIds.campaign));
    expect(await findCard(/^Every time it happens/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
    expect(saves).toEqual([]);
  });

  test('in the form of a card is asked about before it is closed', async () => {
    mockRunning();
    const { user } = openAutomation();
    await user.click(await findCard('Each person once'));
    await pickOption(user, 'Every time it happens');
    await user.keyboard('{Escape}');
    await user.click(
      within(await screen.findByRole('alertdialog', { name: 'Close without saving?' })).getByRole('button', {
        name: 'Close without saving',
      }),
    );
    await untilClosed();
    expect(await findCard('Each person once')).toBeVisible();
    expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument();
  });

  test('of a draft is saved before its new mail is written', async () => {
    const { saves } = mockAutomation();
    mockMail();
    const { user, router } = openAutomation();
    await addStep(user, 'Send an email');
    await user.type(await screen.findByRole('textbox', { name: /^Email name/ }), 'Hello');
    await submitCard(user, 'Add');
    expect(within(await findTimeline()).getByText('“Hello” has no subject yet. Write the email first.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Write email' }));
    await waitFor(() =>
      expect(router.state.location.pathname).toBe(campaignEmailPath(campaignIds.campaign, mailId(1))),
    );
    await waitFor(() => expect(saves).toMatchObject([{ steps: [{ do: 'send', emailId: mailId(1) }] }]));
  });
});
