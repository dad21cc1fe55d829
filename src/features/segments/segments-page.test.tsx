import { screen, waitFor, within } from '@testing-library/react';
import { paths, segmentContactsPath } from '../../config/paths';
import { contactsContract } from '../../contracts/contacts';
import { segmentsContract, type Segment } from '../../contracts/segments';
import { buildContactBook, contactTagIds } from '../../testing/builders/contacts';
import { buildSegment } from '../../testing/builders/segments';
import { buildSession } from '../../testing/builders/session';
import { renderApp } from '../../testing/render';
import { mockEndpoint, refuse } from '../../testing/server';
import './segments-page'; // the page is lazy; importing it here keeps the loading out of each test's time limit

let serverState: Segment[];
let counted: unknown[];
beforeEach(() => {
  serverState = [buildSegment()];
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook());
  mockEndpoint(segmentsContract.listSegments, () => ({ items: serverState }));
  mockEndpoint(contactsContract.countContacts, () => ({ count: 1_294, exact: true }));
  counted = mockEndpoint(segmentsContract.countSegment, () => ({
    count: 214,
    reachableByEmail: 180,
    sample: [{ id: buildSegment().id, name: '', email: 'ada@example.com' }],
  }));
});
const open = (query = '') => renderApp(`${paths.segments}${query}`, { session: buildSession() });
const choose = async (user: ReturnType<typeof renderApp>['user'], select: HTMLElement, option: string) => {
  await user.click(select);
  await user.click(await screen.findByRole('option', { name: option }));
};

test('segments are listed in words and lead to their contacts', async () => {
  const { user } = open();
  expect(
    await screen.findByText('Contacts who have the tag “Regular” and who were last in touch more than 90 days ago.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Actions for Sleeping regulars' }));
  expect(await screen.findByRole('menuitem', { name: 'View contacts' })).toHaveAttribute(
    'href',
    segmentContactsPath(serverState[0]!.id),
  );
});

test('how many people each holds comes after the list, a few at a time', async () => {
  serverState = Array.from({ length: 5 }, (_, n) =>
    buildSegment({ id: `c1d2e3f4-8c3a-4d8b-8dbd-4c5a6f7e8d1${n}`, name: `Segment ${n}` }),
  );
  let answer = () => undefined as void;
  const first = new Promise<void>((resolve) => (answer = resolve));
  const asked = mockEndpoint(contactsContract.countContacts, async ({ segment }) => {
    await first;
    return segment?.endsWith('3')
      ? refuse('unavailable', 'This takes too long.')
      : { count: segment?.endsWith('4') ? 10_000 : 214, exact: !segment?.endsWith('4') };
  });
  open();
  const rows = within(await screen.findByRole('list', { name: 'Segments' })).getAllByRole('listitem');
  await waitFor(() => expect(asked).toHaveLength(3));
  expect(rows[0]).not.toHaveTextContent('214');
  answer();
  await waitFor(() => expect(rows[4]).toHaveTextContent('More than 10,000 people'));
  expect(rows[0]).toHaveTextContent('214 people');
  expect(rows[3]).not.toHaveTextContent('people');
  expect(new Set(asked.map(({ segment }) => segment)).size).toBe(5);
});

test('the first segment is built, counted while it is built, and saved', async () => {
  serverState = [];
  const created = mockEndpoint(segmentsContract.createSegment, (input) => (serverState = [buildSegment(input)])[0]!);
  const { user, router } = open();
  await user.click(await screen.findByRole('button', { name: 'Create segment' }));
  expect(router.state.location.search).toBe('?edit=new');
  expect(await screen.findByText('Finish the rules to see how many people match.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'Segment editor' })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Save segment' }));
  expect(await screen.findByText('Name is required.')).toBeVisible();
  expect(screen.getByText('Choose a tag.')).toBeVisible();

  await user.type(screen.getByLabelText('Name'), 'Reachable regulars');
  const first = screen.getByRole('group', { name: 'Rule 1' });
  await choose(user, within(first).getByRole('combobox', { name: 'Tag' }), 'Regular');
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  const second = screen.getByRole('group', { name: 'Rule 2' });
  await choose(user, within(second).getByRole('combobox', { name: 'Rule about' }), 'Consent');
  expect(await screen.findByText('214 people')).toBeVisible();
  expect(screen.getByText('180 of them can get marketing emails.')).toBeVisible();
  expect(within(screen.getByRole('list', { name: 'First matches' })).getByText('ada')).toBeVisible();
  expect(screen.getByText('Contacts who have the tag “Regular” and who agreed to marketing emails.')).toBeVisible();

  const rules = {
    match: 'all',
    rules: [
      { about: 'tag', is: 'has', tagId: contactTagIds.regular },
      { about: 'consent', channel: 'email', is: 'granted' },
    ],
  };
  await waitFor(() => expect(counted.at(-1)).toEqual({ rules }));
  await user.click(screen.getByRole('button', { name: 'Save segment' }));
  await waitFor(() => expect(created).toEqual([{ name: 'Reachable regulars', rules }]));
  expect(await screen.findByRole('button', { name: 'Reachable regulars' })).toBeVisible();
});

test('where there are no tags a new segment begins with a status, and a rule about tags says that there are none', async () => {
  mockEndpoint(contactsContract.getContactBook, () => buildContactBook({ tags: [] }));
  const { user } = open('?edit=new');
  expect(await screen.findByText('Contacts who are customers.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add rule' }));
  expect(within(screen.getByRole('group', { name: 'Rule 2' })).getByText('There are no tags yet.')).toBeVisible();
});

test('a group asks for any of its rules inside all of them', async () => {
  const { user } = open(`?edit=${buildSegment().id}`);
  await user.click(await screen.findByRole('button', { name: 'Add group' }));
  const group = screen.getByRole('group', { name: 'Group 3' });
  const rule = within(group).getByRole('group', { name: 'Group 3, rule 1' });
  await choose(user, within(rule).getByRole('combobox', { name: 'Rule about' }), 'Value');
  await user.type(await within(rule).findByLabelText('Value in USD'), '12.5');
  await user.click(within(group).getByRole('button', { name: 'Add rule' }));
  await choose(
    user,
    within(within(group).getByRole('group', { name: 'Group 3, rule 2' })).getByRole('combobox', { name: 'Tag' }),
    'Catering',
  );
  expect(
    await screen.findByText(/ago, and \(whose value is at least \$12\.50 or who have the tag “Catering”\)\.$/),
  ).toBeVisible();
  await user.click(within(group).getByRole('button', { name: 'Remove group' }));
  expect(screen.queryByRole('group', { name: 'Group 3' })).not.toBeInTheDocument();
});

test('unsaved changes are there again after leaving, until they are discarded', async () => {
  const { user, go } = open(`?edit=${buildSegment().id}`);
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await go(paths.seo);
  await go(`${paths.segments}?edit=${buildSegment().id}`);
  expect(await screen.findByLabelText('Name')).toHaveValue('Sleeping regulars 2');
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  await user.click(await screen.findByRole('button', { name: 'Sleeping regulars' }));
  expect(await screen.findByLabelText('Name')).toHaveValue('Sleeping regulars');
});

test('a refusal keeps what was chosen', async () => {
  mockEndpoint(segmentsContract.updateSegment, () =>
    refuse('conflict', 'Another segment has this name.', { name: 'Another segment has this name.' }),
  );
  const { user } = open(`?edit=${buildSegment().id}`);
  await user.type(await screen.findByLabelText('Name'), ' 2');
  await user.click(screen.getByRole('button', { name: 'Save segment' }));
  expect(await screen.findByText('Another segment has this name.')).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Sleeping regulars 2');
});

test('a deleted segment can be put back', async () => {
  const deleted = mockEndpoint(segmentsContract.deleteSegment, ({ segmentId }) => {
    serverState = [];
    return { id: segmentId };
  });
  const created = mockEndpoint(segmentsContract.createSegment, (input) => (serverState = [buildSegment(input)])[0]!);
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Actions for Sleeping regulars' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(await screen.findByText('No segments yet')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: 'Sleeping regulars' })).toBeVisible();
  expect([deleted.length, created]).toEqual([1, [{ name: 'Sleeping regulars', rules: buildSegment().rules }]]);
});

test('a segment that is gone says so, and a count that fails can be asked for again', async () => {
  mockEndpoint(segmentsContract.countSegment, () => refuse('internal', 'Not now.'));
  const { user } = open(`?edit=${buildSegment().id.replace('01', '09')}`);
  expect(await screen.findByText('Segment not found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'View all segments' }));
  await user.click(await screen.findByRole('button', { name: 'Sleeping regulars' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The matching contacts could not be counted.');
});
