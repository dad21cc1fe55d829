import { buildConversation } from '../../testing/builders/conversations';
import { changedWords, dayLine, lastWords, shortWhen, windowWords } from './conversation-words';

const now = new Date('2026-06-10T09:50:00Z');
const zone = 'Europe/London';

test('a time says as much as is needed', () => {
  expect(shortWhen('2026-06-10T08:41:00Z', zone, now)).toBe('09:41');
  expect(shortWhen('2026-06-09T22:30:00Z', zone, now)).toBe('Yesterday');
  expect(shortWhen('2026-06-07T12:00:00Z', zone, now)).toBe('Sun');
  expect(shortWhen('2026-05-07T12:00:00Z', zone, now)).toBe('7 May');
  expect(shortWhen('2025-05-07T12:00:00Z', zone, now)).toBe('7 May 2025');
});

test('days of a thread have names', () => {
  expect(dayLine('2026-06-10T08:41:00Z', zone, now)).toBe('Today');
  expect(dayLine('2026-06-09T08:41:00Z', zone, now)).toBe('Yesterday');
  expect(dayLine('2026-06-04T08:41:00Z', zone, now)).toBe('Thursday, 4 June');
  expect(dayLine('2025-06-04T08:41:00Z', zone, now)).toBe('Wednesday, 4 June 2025');
});

test('the reply window is told in hours, then in minutes, then as closed', () => {
  const standard = (closesAt: string | null) => windowWords('instagram', { kind: 'standard', closesAt } as never, now);
  expect(standard('2026-06-11T09:00:00.000Z')).toBe('Instagram · reply window closes in 23 h');
  expect(standard('2026-06-10T10:05:30.000Z')).toBe('Instagram · reply window closes in 15 min');
  expect(standard('2026-06-10T09:49:00.000Z')).toBe('Instagram · reply window is closed');
  expect(standard(null)).toBe('Instagram');
  expect(windowWords('facebook', { kind: 'person', closesAt: '2026-06-15T09:00:00.000Z' }, now)).toBe(
    'Facebook · only a person may reply, 4 days left',
  );
  expect(windowWords('facebook', { kind: 'closed', reason: 'It is over.' }, now)).toBe(
    'Facebook · reply window is closed',
  );
});

test('the last line says who wrote it', () => {
  expect(lastWords(buildConversation({ lastSender: 'contact', lastMessage: 'Hi' }))).toBe('Hi');
  expect(lastWords(buildConversation({ lastSender: 'ai', lastMessage: 'Hi' }))).toBe('AI: Hi');
  expect(lastWords(buildConversation({ lastSender: 'user', lastMessage: 'Hi' }))).toBe('You: Hi');
  expect(lastWords(buildConversation({ lastMessage: '' }))).toBe('No message yet');
});

test('a change of many counts them', () => {
  expect(changedWords(1, 'closed')).toBe('One conversation closed.');
  expect(changedWords(12, 'closed')).toBe('12 conversations closed.');
});
