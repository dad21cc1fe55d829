import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ownPiecePath, paths } from '../../../config/paths';
import { engineContract } from '../../../contracts/engine';
import type { CalendarItem } from '../../../contracts/engine-queue';
import { buildCycle, buildEngineSettings, buildPiece } from '../../../testing/builders/engine';
import { buildSession } from '../../../testing/builders/session';
import { renderApp } from '../../../testing/render';
import { mockEndpoint, refuse } from '../../../testing/server';
import { untilClosed } from '../../../testing/open-dialogs';
import { addDays, toLocal } from '../../../domain/zoned-time';
import { weekOfDate } from '../../../domain/week';

const { zone } = buildSession().workspace;
const today = () => toLocal(new Date(), zone).date;
/** A day of this week that is still to come, at the latest Sunday. */
const ahead = () => {
  const sunday = addDays(weekOfDate(today()).startsOn, 6);
  return addDays(today(), 1) < sunday ? addDays(today(), 1) : sunday;
};
const id = (number: number) => `a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a0${number}`;
const item = (partial: Partial<CalendarItem> = {}): CalendarItem => ({
  id: id(1),
  title: 'Two for one',
  status: 'scheduled',
  type: 'post',
  platforms: ['blog'],
  pillar: '',
  version: 4,
  aboutOn: null,
  at: `${ahead()}T11:00:00.000Z`,
  ...partial,
});
const visit = (address: string) => {
  mockEndpoint(engineContract.listPieces, () => ({ items: [], nextCursor: null }));
  return renderApp(`${paths.engine}?tab=queue${address}`, { session: buildSession() });
};

test('the list is asked for in the order of the queue, narrowed as the filter says, and each row names its labels', async () => {
  mockEndpoint(engineContract.getEngineSettings, () =>
    buildEngineSettings({ pillars: [{ id: 'tips', name: 'Grill school' }] }),
  );
  const { user, router } = visit('');
  const asked = mockEndpoint(engineContract.listPieces, () => ({
    items: [buildPiece({ type: 'story', platforms: ['instagram', 'blog'], pillar: 'tips' })],
    nextCursor: null,
  }));
  expect(
    await within(await screen.findByRole('list', { name: 'Pieces' })).findByText(
      'Story · Instagram, Blog · Grill school · AI-written',
    ),
  ).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Filter' }));
  await user.click(await screen.findByRole('combobox', { name: 'Content pillar' }));
  await user.click(await screen.findByRole('option', { name: 'Grill school' }));
  expect(await screen.findByRole('button', { name: 'Filter (1)', hidden: true })).toBeInTheDocument();
  await waitFor(() => expect(asked).toContainEqual({ order: 'queue', pillar: 'tips', limit: 30 }));
  expect(router.state.location.search).toBe('?tab=queue&pillar=tips');
});

test('posts in review are promised a time each, and none while the engine is paused', async () => {
  let running = true;
  mockEndpoint(engineContract.getCycle, () => buildCycle({ running }));
  const { user } = visit('');
  mockEndpoint(engineContract.listPieces, () => ({
    items: [1, 2].map((number) =>
      buildPiece({ id: id(number), title: `Post ${number}`, createdAt: `2026-06-0${number}T09:00:00.000Z` }),
    ),
    nextCursor: null,
  }));
  mockEndpoint(engineContract.updateCycle, () => buildCycle({ running: (running = false) }));
  const promised = () =>
    screen.getAllByText(/^Ready for your approval, then published/).map(({ textContent }) => textContent);
  await waitFor(() => expect(new Set(promised()).size).toBe(2));
  await user.click(screen.getByRole('button', { name: 'Pause Engine' }));
  expect(await screen.findAllByText(/Nothing is published while the engine is paused/)).toHaveLength(2);
  expect(screen.queryByText(/then published/)).toBeNull();
});

test('statuses tell how many they hold', async () => {
  visit('');
  mockEndpoint(engineContract.getPieceCounts, () => ({
    statuses: { draft: 0, generating: 0, review: 3, scheduled: 12, published: 0, 'taken-down': 0, failed: 1 },
  }));
  expect(await screen.findByRole('radio', { name: 'Scheduled 12' })).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Draft' })).toBeInTheDocument();
});

test('a row leads to reading, its pencil to editing', async () => {
  visit('');
  mockEndpoint(engineContract.listPieces, () => ({
    items: [buildPiece({ status: 'published', publishedAt: '2026-06-03T15:30:00.000Z' })],
    nextCursor: null,
  }));
  expect(await screen.findByRole('link', { name: /^Edit “/ })).toHaveAttribute(
    'href',
    `${paths.engine}/pieces/${buildPiece().id}?edit=1`,
  );
});

describe('the calendar', () => {
  test('shows posts on their days with their times, and only an approved one can be moved', async () => {
    mockEndpoint(engineContract.listCalendar, () => ({
      items: [item(), item({ id: id(2), title: 'Is out', status: 'published', at: `${today()}T01:00:00.000Z` })],
      isCut: false,
    }));
    visit('&view=week');
    const entry = await screen.findByRole('link', { name: /^Two for one, scheduled, .*, \d\d:00$/ });
    expect(entry.parentElement).toHaveAttribute('draggable', 'true');
    expect(screen.getByRole('link', { name: /^Is out, published/ }).parentElement).toHaveAttribute(
      'draggable',
      'false',
    );
    expect(screen.getAllByRole('button', { name: /^Move “/ })).toHaveLength(1);
  });

  test('a post is moved without a mouse, and the move says what was refused', async () => {
    mockEndpoint(engineContract.listCalendar, () => ({ items: [item()], isCut: false }));
    mockEndpoint(engineContract.movePiece, () =>
      refuse('conflict', 'This piece was changed elsewhere in the meantime.'),
    );
    const { user } = visit('&view=month');
    await user.click(await screen.findByRole('button', { name: 'Move “Two for one” to another time' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move to…' }));
    const time = dialog.getByLabelText('Time');
    fireEvent.change(time, { target: { value: '09:15' } });
    await user.click(dialog.getByRole('button', { name: 'Move post' }));
    expect(await dialog.findByText(/changed elsewhere/)).toBeInTheDocument();
    const moved = mockEndpoint(engineContract.movePiece, () => buildPiece({ status: 'scheduled' }));
    await user.click(dialog.getByRole('button', { name: 'Move post' }));
    await untilClosed();
    expect(moved).toEqual([{ pieceId: id(1), version: 4, publishAt: { date: ahead(), time: '09:15' } }]);
  });

  test('dragged to another day a post keeps its time, and the move can be undone', async () => {
    mockEndpoint(engineContract.listCalendar, () => ({ items: [item()], isCut: false }));
    const moved = mockEndpoint(engineContract.movePiece, ({ version, publishAt }) =>
      buildPiece({
        status: 'scheduled',
        version: version + 1,
        scheduledFor: `${publishAt.date}T11:00:00.000Z`,
      }),
    );
    const { user } = visit('&view=month');
    const entry = (await screen.findByRole('link', { name: /^Two for one/ })).parentElement!;
    const time = within(entry).getByText(/\d\d:00/).textContent!;
    const days = screen.getAllByRole('listitem').filter((day) => day.getAttribute('aria-label')?.includes('day'));
    const last = days.at(-1)!; // of next month or the last of this one: in any case still to come
    const dataTransfer = { setData: () => undefined, effectAllowed: '' };
    fireEvent.dragStart(entry, { dataTransfer });
    fireEvent.dragOver(last, { dataTransfer });
    fireEvent.drop(last, { dataTransfer });
    await waitFor(() => expect(moved).toHaveLength(1));
    expect(moved[0]).toMatchObject({ version: 4, publishAt: { time } });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(moved).toHaveLength(2));
    expect(moved[1]).toMatchObject({ version: 5, publishAt: { date: ahead(), time } });
  });
});

describe('an engine that was paused', () => {
  test.each([
    ['Start and review first', 'review'],
    ['Start and publish now', 'publish'],
  ] as const)('asks what becomes of posts that were due: %s', async (name, held) => {
    const { user } = visit('');
    mockEndpoint(engineContract.getCycle, () => buildCycle({ running: false, held: 2 }));
    const sent = mockEndpoint(engineContract.updateCycle, () => buildCycle());
    expect(await screen.findByText(/2 approved pieces were due and will wait/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start Engine' }));
    const dialog = within(await screen.findByRole('dialog', { name: '2 posts were due while the engine was paused' }));
    await user.click(dialog.getByRole('button', { name }));
    await waitFor(() => expect(sent).toEqual([{ running: true, held }]));
  });
});

test('an empty day of the calendar offers a post for it, and its approval begins with that day', async () => {
  mockEndpoint(engineContract.listCalendar, () => ({ items: [], isCut: false }));
  const { user, router } = visit('&view=month');
  const links = await screen.findAllByRole('link', { name: /^Write a post for / });
  await user.click(links.at(-1)!);
  expect(router.state.location.pathname).toBe(ownPiecePath);
  const day = new URLSearchParams(router.state.location.search).get('on')!;
  expect(day >= today()).toBe(true);
  const made = buildPiece({ id: id(7), ideaId: null, title: 'For that day' });
  mockEndpoint(engineContract.createOwnPiece, () => made);
  mockEndpoint(engineContract.getPiece, () => made);
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'For that day');
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'Words.');
  await user.click(screen.getByRole('button', { name: 'Save post' }));
  expect(await screen.findByLabelText('Date')).toHaveValue(day);
});
