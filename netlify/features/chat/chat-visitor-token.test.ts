import { DAY_MS } from '../../../src/domain/duration';
import { makeSignedTokens } from '../../providers/system/signed-tokens';
import { makeChatVisitorTokens } from './chat-visitor-token';

const now = new Date('2026-11-21T09:30:00Z');
const id = (digit: number) => `0197f3a2-0000-7000-8000-00000000000${digit}`;
const name = { workspaceId: id(1), channelId: id(2), visitorId: id(3) };
const tokens = makeChatVisitorTokens(makeSignedTokens(Buffer.alloc(32, 1)));

it('names one visitor of one channel, until a year after they were last here', () => {
  const token = tokens.seal(name, now);
  expect(tokens.open(token, name, new Date(now.getTime() + 364 * DAY_MS))).toBe(id(3));
  expect(tokens.open(token, name, new Date(now.getTime() + 365 * DAY_MS))).toBeNull();
});

it('is refused in another channel, in another workspace, under another key and when it was changed', () => {
  const token = tokens.seal(name, now);
  const others = makeChatVisitorTokens(makeSignedTokens(Buffer.alloc(32, 2)));
  expect([
    tokens.open(token, { ...name, channelId: id(4) }, now),
    tokens.open(token, { ...name, workspaceId: id(4) }, now),
    others.open(token, name, now),
    tokens.open(token.replace(id(3), id(4)), name, now),
    tokens.open('', name, now),
  ]).toEqual([null, null, null, null, null]);
});
