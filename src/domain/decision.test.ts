import { HOUR_MS } from './duration';
import {
  decisionStateAt,
  expiryOf,
  remindersDue,
  settledWords,
  takeAnswer,
  type Decision,
  type DecisionAnswer,
} from './decision';

const openedAt = new Date('2027-06-07T06:00:00Z');
const after = (hours: number) => new Date(openedAt.getTime() + hours * HOUR_MS);
const decision = (more: Partial<Decision> = {}): Decision => ({
  state: 'open',
  ideaIds: ['a', 'b', 'c'],
  openedAt,
  expiresAt: expiryOf(openedAt),
  reminders: 0,
  answer: null,
  ...more,
});
const idea: DecisionAnswer = { choice: 'idea', ideaId: 'b' };
const none: DecisionAnswer = { choice: 'none', reason: 'done' };

describe('a decision', () => {
  it.each([
    ['open', 0, 'taken', 'taken'],
    ['open', 71.9, 'taken', 'taken'],
    ['open', 72, 'expired', 'expired'],
    ['answered', 1, 'answered', 'answered'],
    ['answered', 80, 'answered', 'answered'],
    ['expired', 1, 'expired', 'expired'],
  ] as const)('that is %s after %s hours makes of an idea “%s” and of none “%s”', (state, hours, first, second) => {
    expect(takeAnswer(decision({ state }), idea, after(hours))).toBe(first);
    expect(takeAnswer(decision({ state }), none, after(hours))).toBe(second);
  });

  it('takes no idea that it did not offer', () => {
    expect(takeAnswer(decision(), { choice: 'idea', ideaId: 'z' }, after(1))).toBe('unknown-idea');
  });

  it('is over when its time is, whether or not a job has said so', () => {
    expect(decisionStateAt(decision(), after(72))).toBe('expired');
    expect(decisionStateAt(decision({ state: 'answered' }), after(72))).toBe('answered');
  });

  it.each([
    [0, 0],
    [23.9, 0],
    [24, 1],
    [47.9, 1],
    [48, 2],
    [71.9, 2],
    [72, 0],
  ])('after %s hours owes %s reminders', (hours, due) => {
    expect(remindersDue(decision(), after(hours))).toBe(due);
    expect(remindersDue(decision({ state: 'answered' }), after(hours))).toBe(0);
  });

  it('says to whoever comes second what was chosen, and how', () => {
    expect(settledWords({ choice: 'idea', channel: 'sms', title: 'Rye' })).toBe(
      'Already chosen: “Rye”, by text message.',
    );
    expect(settledWords({ choice: 'none', channel: 'call', title: '' })).toBe(
      'Already answered: none of them, in a call.',
    );
  });
});
