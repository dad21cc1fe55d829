import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { baseApi } from '../../../api/base-api';
import { listTag } from '../../../api/tags';
import { automationPath, campaignEditPath, campaignEmailPath, paths } from '../../../config/paths';
import { campaignsContract } from '../../../contracts/campaigns';
import { contactsContract } from '../../../contracts/contacts';
import { campaignIds } from '../../../testing/builders/campaigns';
import { buildContactBook } from '../../../testing/builders/contacts';
import { buildCreation } from '../../../testing/builders/creative';
import { buildSession } from '../../../testing/builders/session';
import { mockAutomation } from '../../../testing/automation-server';
import { mockCampaignEditor } from '../../../testing/campaign-server';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, mockNetworkFailure, mockReply, refuse } from '../../../testing/server';
import { openDialogs } from '../../../testing/open-dialogs';

const open = (part = '') => renderApp(campaignEditPath(campaignIds.campaign, part), { session: buildSession() });
const block = (name: RegExp) => screen.findByRole('button', { name });
const order = () =>
  within(screen.getByRole('list', { name: 'Email blocks' }))
    .getAllByRole('button', { pressed: false })
    .map((button) => button.getAttribute('aria-label')?.split(':')[0]);
const blocksOf = (input: { blocks: { kind: string }[] } | undefined) => input?.blocks.map(({ kind }) => kind);

test('a mail is shown block by block, and what is typed into a block is saved by itself', async () => {
  const { saves } = mockCampaignEditor();
  const { user } = open();
  expect(await screen.findByText('Saved')).toBeVisible();
  await user.click(await block(/^Heading: June on a plate, 1 of 3$/));
  const field = await screen.findByRole('textbox', { name: 'Heading' });
  await user.clear(field);
  await user.type(field, 'July ');
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ blocks: [{ kind: 'heading', text: 'July ' }, {}, {}] }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect(field).toHaveValue('July ');
  await user.type(field, 'too');
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ blocks: [{ text: 'July too' }, {}, {}] }));
  // How many there are depends on how quickly the letters come; each is over the one before.
  expect(saves.map(({ revision }) => revision)).toEqual(saves.map((_, index) => 3 + index));
});

test('blocks are added, moved by keys and buttons, duplicated, deleted and put back', async () => {
  mockCampaignEditor();
  const { user } = open();
  const heading = await block(/^Heading/);
  act(() => heading.focus());
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('Moved to position 2 of 3.')).toBeInTheDocument();
  expect(await block(/^Heading.*2 of 3$/)).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(order()).toEqual(['Heading', 'Text', 'Button']);

  await user.click(await block(/^Button: /));
  await user.click(screen.getByRole('button', { name: 'Move up' }));
  await user.click(screen.getByRole('button', { name: 'Duplicate' }));
  expect(await screen.findAllByRole('button', { name: /^Button: See the menu/ })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getAllByRole('button', { name: /^Button: See the menu/ })).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(order()).toEqual(['Heading', 'Button', 'Button', 'Text']);

  await user.click(screen.getByRole('button', { name: 'Add block' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Two columns' }));
  await user.click(await screen.findByRole('button', { name: 'Add block to the left column' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Divider' }));
  expect(
    within(screen.getByRole('list', { name: 'Left column' })).getByRole('button', { name: /^Divider, 2 of 2$/ }),
  ).toHaveAttribute('aria-pressed', 'true');
});

test('a text is marked with the toolbar, and a contact’s field asks what stands there otherwise', async () => {
  mockCampaignEditor();
  mockEndpoint(contactsContract.getContactBook, () =>
    buildContactBook({ fields: [{ id: campaignIds.email, label: 'Favourite dish', kind: 'text', choices: [] }] }),
  );
  const { user } = open();
  await user.click(await block(/^Text: Hello First name, come by\./));
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
  const selected = (words: string) =>
    waitFor(() => expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe(words));
  await user.clear(area);
  await user.type(area, 'Big news');
  area.setSelectionRange(0, 3);
  await user.click(screen.getByRole('button', { name: /^Bold/ }));
  expect(area).toHaveValue('**Big** news');
  await selected('Big'); // the field selects the words again with the next frame
  area.setSelectionRange(8, 12);
  await user.click(screen.getByRole('button', { name: 'Link' }));
  await user.type(await screen.findByLabelText('Link address'), 'example.com');
  await user.click(screen.getByRole('button', { name: 'Insert link' }));
  expect(area).toHaveValue('**Big** [news](https://example.com)');
  await selected('news');

  area.setSelectionRange(area.value.length, area.value.length);
  await user.click(screen.getByRole('button', { name: 'Insert a contact’s field into text' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Favourite dish' }));
  await user.click(await screen.findByRole('button', { name: 'Insert field' }));
  expect(await screen.findByText('Enter what to show when it is missing.')).toBeVisible();
  await user.type(screen.getByLabelText('Otherwise'), 'our "soup"');
  await user.click(screen.getByRole('button', { name: 'Insert field' }));
  expect(area).toHaveValue('**Big** [news](https://example.com){{ contact.favourite_dish | default: "our ’soup’" }}');
});

test('a picture comes from the library with its description', async () => {
  const { serverState, saves } = mockCampaignEditor();
  serverState.creations = [buildCreation()];
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add block' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Image' }));
  expect(await block(/^Image: No picture yet\. The email leaves this block out\., 4 of 4$/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Choose picture' }));
  await user.click(await screen.findByRole('button', { name: 'Friday burger night' }));
  expect(await screen.findByLabelText('Description')).toHaveValue(
    'Poster: a burger on a stand, headline Friday burger night.',
  );
  await waitFor(() =>
    expect(saves.at(-1)?.blocks.at(-1)).toMatchObject({
      kind: 'image',
      creationId: buildCreation().id,
      alt: 'Poster: a burger on a stand, headline Friday burger night.',
    }),
  );
});

test('an address that a mail cannot lead to is named, and a bare domain completed', async () => {
  mockCampaignEditor();
  const { user } = open();
  await user.click(await block(/^Button/));
  const field = await screen.findByLabelText('Link address');
  await user.clear(field);
  await user.click(field);
  await user.paste('javascript:alert(1)');
  await user.tab();
  expect(
    await screen.findByText('This does not start with https://. An address looks like https://example.com/menu.'),
  ).toBeVisible();
  await user.clear(field);
  await user.click(field);
  await user.paste('example.com/menu');
  await user.tab();
  expect(field).toHaveValue('https://example.com/menu');
});

test('subject and preview text say how much of them is seen', async () => {
  mockCampaignEditor();
  const { user } = open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  expect(screen.getByText('21 characters. Phones show all of it.')).toBeVisible();
  await user.clear(subject);
  await user.click(subject);
  await user.paste('x'.repeat(71));
  expect(screen.getByText('71 characters. Most inboxes cut it after about 70; put what matters first.')).toBeVisible();
});

test('what somebody else saved meanwhile is a choice: theirs, or mine as the newest', async () => {
  const { serverState, keep, saves } = mockCampaignEditor();
  const { user } = open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  keep({ subject: 'Theirs' });
  await user.click(subject);
  await user.paste(', mine'); // at once: a slow machine would store the first letters alone
  const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this email' });
  await waitFor(() => expect(within(dialog).getByText(/Your changes are still here\./)).toBeVisible());
  await user.click(within(dialog).getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(serverState.email).toMatchObject({ revision: 5, subject: 'Our June menu is here, mine' }));
  expect(saves.map(({ revision }) => revision)).toEqual([3, 4]);

  keep({ subject: 'Theirs again' });
  await user.type(subject, '!');
  await user.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(subject).toHaveValue('Theirs again');
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(serverState.email.subject).toBe('Our June menu is here, mine!'));
});

test('where nothing was typed, what somebody else saved is simply there', async () => {
  const { keep } = mockCampaignEditor();
  const { store } = open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  keep({ subject: 'Theirs' });
  act(() => void store.dispatch(baseApi.util.invalidateTags([listTag('CampaignEmail')])));
  await waitFor(() => expect(subject).toHaveValue('Theirs'));
});

test('what could not be saved says so, is saved again on demand, and is asked about before it is left', async () => {
  const { saves } = mockCampaignEditor();
  const { user, router, go } = open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  mockNetworkFailure(campaignsContract.updateCampaignEmail);
  await user.type(subject, '!');
  expect(await screen.findByText(/^Not saved\. We could not reach Fourbeat/)).toBeVisible();
  await go(paths.seo);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(router.state.location.pathname).toBe(campaignEditPath(campaignIds.campaign));
  const again = mockEndpoint(campaignsContract.updateCampaignEmail, ({ subject: saved }) => ({
    ...mockedEmail(),
    subject: saved,
    revision: 4,
  }));
  await user.click(screen.getByRole('button', { name: 'Save again' }));
  expect(await screen.findByText('Saved')).toBeVisible();
  expect([saves.length, again.length]).toEqual([0, 1]);
});

test('a save whose answer was lost is nobody else’s: what is typed after it goes over it without a question', async () => {
  const { serverState, keep } = mockCampaignEditor();
  const { user } = open();
  const subject = await screen.findByRole('textbox', { name: 'Subject' });
  mockReply(campaignsContract.updateCampaignEmail, () => {
    if (serverState.email.revision === 3) keep({ subject: 'Our June menu is here!' });
    return HttpResponse.error();
  });
  await user.type(subject, '!');
  expect(await screen.findByText(/^Not saved\. We could not reach Fourbeat/)).toBeVisible();
  mockEndpoint(campaignsContract.updateCampaignEmail, ({ revision, subject: saved }) =>
    revision === serverState.email.revision ? keep({ subject: saved }) : refuse('conflict'),
  );
  await user.type(subject, '!');
  await waitFor(() => expect(serverState.email.subject).toBe('Our June menu is here!!'));
  expect(openDialogs()).toEqual([]);
});

test('leaving stores what was typed first', async () => {
  const { saves } = mockCampaignEditor();
  const { user, router, go } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Subject' }), '!');
  await go(paths.seo);
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.seo));
  expect(saves.map(({ subject }) => subject)).toEqual(['Our June menu is here!']);
});

test('a draft is proposed, and replaces the mail only when it is accepted', async () => {
  mockCampaignEditor();
  const asked = mockEndpoint(campaignsContract.draftCampaignEmail, () => ({
    subject: 'Two for one',
    preheader: 'On Fridays',
    blocks: [{ id: 'p1', kind: 'text' as const, text: 'Bring a **friend**.\n\n[Your hours, day by day.]' }],
  }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Draft it for me' }));
  await user.type(await screen.findByLabelText('What it is about'), 'Burger night');
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  expect(await screen.findByText('Two for one')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Fill these in:[Your hours, day by day.]');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText('Two for one')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Write a draft' }));
  await user.click(await screen.findByRole('button', { name: 'Replace my email' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Two for one');
  expect(order()).toEqual(['Text']);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(screen.getByRole('textbox', { name: 'Subject' })).toHaveValue('Our June menu is here');
  expect(asked).toEqual([
    { emailId: campaignIds.email, about: 'Burger night' },
    { emailId: campaignIds.email, about: 'Burger night' },
  ]);
});

test('a former version is brought back as the newest', async () => {
  const { keep } = mockCampaignEditor();
  mockEndpoint(campaignsContract.listEmailVersions, () => ({
    items: [
      { revision: 3, subject: 'Our June menu is here', by: 'Maya Okafor', at: '2026-06-09T09:52:00.000Z' },
      { revision: 2, subject: '<b>May</b>', by: 'Maya Okafor', at: '2026-06-08T09:52:00.000Z' },
    ],
    nextCursor: null,
  }));
  const restored = mockEndpoint(campaignsContract.restoreEmailVersion, () => keep({ subject: '<b>May</b>' }));
  const { user } = open('versions');
  expect(await screen.findByText('<b>May</b>')).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Restore/ })).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: /^Restore the version from/ }));
  expect(await screen.findByText(/^Restored the version from/)).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Content' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('<b>May</b>');
  expect(restored).toEqual([{ emailId: campaignIds.email, revision: 2 }]);
});

test('a campaign that was started is only looked at; a copy can be edited', async () => {
  mockCampaignEditor({ status: 'active' });
  const made = mockEndpoint(campaignsContract.createCampaign, () => refuse('internal', 'Not now.'));
  const { user } = open();
  expect(await screen.findByText('Its email can’t be changed after it starts.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Add block' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Audience and time' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Edit copy' }));
  expect(await screen.findByText('The campaign was not copied. Not now.')).toBeVisible();
  expect(made).toEqual([expect.objectContaining({ copyOf: campaignIds.campaign })]);
});

test('a scheduled campaign says what is fixed, and goes back to a draft that can be written on', async () => {
  const { unscheduled } = mockCampaignEditor({
    status: 'active',
    startedAt: '2026-06-09T09:52:00.000Z',
    sendAt: '2099-07-01T09:00:00.000Z',
  });
  const { user } = open();
  expect(
    await screen.findByText(
      /^It will be sent .*2099.*\. Its email can’t be changed now\. Its recipients are decided at that time\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByText('Scheduled')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Subject' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Move to draft' }));
  expect(await screen.findByRole('textbox', { name: 'Subject' })).toHaveValue('Our June menu is here');
  expect(screen.getByText('It is a draft again. Nothing was sent.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Schedule' })).toBeVisible();
  expect(unscheduled).toEqual([{ campaignId: campaignIds.campaign }]);
});

test('one that is under way already stays locked, and the reason is told', async () => {
  mockCampaignEditor({ status: 'paused', startedAt: '2026-06-09T09:52:00.000Z' });
  mockEndpoint(campaignsContract.unscheduleCampaign, () => refuse('conflict', 'The first mails have gone out.'));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Move to draft' }));
  expect(await screen.findByText('The first mails have gone out.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('one mail of a running automation is edited on a page of its own, and the automation elsewhere', async () => {
  const { saves } = mockCampaignEditor({ type: 'automation', status: 'active' }, { name: 'Welcome' });
  const { user, go, router } = renderApp(campaignEmailPath(campaignIds.campaign, campaignIds.email), {
    session: buildSession(),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Email name/ }), ' mail');
  await waitFor(() => expect(saves.at(-1)).toMatchObject({ name: 'Welcome mail' }));
  expect(blocksOf(saves.at(-1))).toEqual(['heading', 'text', 'button']);
  mockAutomation({}, { status: 'active' });
  await go(campaignEditPath(campaignIds.campaign));
  await waitFor(() => expect(router.state.location.pathname).toBe(automationPath(campaignIds.campaign)));
});

test('a campaign that is not here says so', async () => {
  mockCampaignEditor();
  renderApp(campaignEditPath(campaignIds.email), { session: buildSession() });
  expect(await screen.findByText('Campaign not found')).toBeVisible();
});

test('hostile words stay words', async () => {
  mockCampaignEditor(
    {},
    {
      subject: '<img src=x onerror=alert(1)>',
      blocks: [
        { id: 'a', kind: 'text', text: '<script>alert(1)</script> [x](javascript:alert(1)) {{ site.secrets }}' },
        { id: 'b', kind: 'heading', level: 1, text: '‮evil' },
      ],
    },
  );
  const { container } = open();
  expect(await screen.findByText(/<script>alert\(1\)<\/script>/)).toBeVisible();
  expect(screen.getByText('{{ site.secrets }}')).toBeVisible();
  expect(container.querySelector('script, a[href^="javascript"], img[src="x"]')).toBeNull();
});

const mockedEmail = () => ({
  id: campaignIds.email,
  campaignId: campaignIds.campaign,
  name: '',
  preheader: '',
  blocks: [],
  updatedAt: '2026-06-09T09:52:00.000Z',
});
