import { buildMessage, conversationIds } from '../../../testing/builders/conversations';
import type { OutgoingMessage } from '../message-outbox';
import { threadLines } from './thread-lines';

const outgoing = (partial: Partial<OutgoingMessage> = {}): OutgoingMessage => ({
  messageId: 'c1c2d3e4-1a2b-4c3d-8e4f-0000000000aa',
  conversationId: conversationIds.priya,
  kind: 'message',
  text: 'Yes!',
  attachmentIds: [],
  mentionIds: [],
  sendAt: null,
  byPerson: false,
  at: '2026-06-10T09:00:00.000Z',
  cause: null,
  ...partial,
});
const shape = (lines: ReturnType<typeof threadLines>) => lines.map(({ key }) => key);

test('the oldest comes first, with a line before each day in the workspace’s zone', () => {
  const newestFirst = [
    buildMessage({ id: 'c', timestamp: '2026-06-10T08:00:00.000Z' }),
    buildMessage({ id: 'b', timestamp: '2026-06-09T23:30:00.000Z' }), // already the 10th in London
    buildMessage({ id: 'a', timestamp: '2026-06-04T08:00:00.000Z' }),
  ];
  expect(shape(threadLines(newestFirst, [], 'Europe/London'))).toEqual([
    'day 2026-06-04',
    'a',
    'day 2026-06-10',
    'b',
    'c',
  ]);
});

test('what is on its way stands at the end until the thread has it, and never twice', () => {
  const received = buildMessage({ id: 'a', timestamp: '2026-06-10T08:00:00.000Z' });
  expect(shape(threadLines([received], [outgoing()], 'UTC')).at(-1)).toBe(outgoing().messageId);
  const stored = buildMessage({ id: outgoing().messageId, timestamp: '2026-06-10T09:00:01.000Z', sender: 'user' });
  expect(threadLines([stored, received], [outgoing()], 'UTC').filter(({ kind }) => kind === 'outgoing')).toEqual([]);
});

test('what goes out later stands below all that was said', () => {
  const later = buildMessage({ id: 'later', state: 'scheduled', timestamp: '2026-06-10T07:00:00.000Z' });
  const received = buildMessage({ id: 'a', timestamp: '2026-06-10T08:00:00.000Z' });
  expect(shape(threadLines([received, later], [outgoing()], 'UTC'))).toEqual([
    'day 2026-06-10',
    'a',
    outgoing().messageId,
    'later',
  ]);
});
