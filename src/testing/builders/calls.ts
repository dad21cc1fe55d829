import type { CallEntry, CallPlan, CallTalk } from '../../contracts/calls';

/** A call of last Monday in which an idea was chosen. */
export const buildCall = (partial: Partial<CallEntry> = {}): CallEntry => ({
  id: 'ca110000-5f0d-4a5e-9a8a-1f2d3c4b5a01',
  kind: 'week',
  channel: 'browser',
  state: 'completed',
  date: '2026-06-01T09:00:00.000Z',
  duration: 95,
  outcome: 'chose',
  suggestions: 3,
  approved: 1,
  topic: 'Rye in the morning',
  cost: '',
  trouble: '',
  ...partial,
});

export const buildCallPlan = (partial: Partial<CallPlan> = {}): CallPlan => ({
  zone: 'UTC',
  next: { at: '2026-06-15T10:00:00.000Z', date: '2026-06-15', time: '10:00', isMoved: false, channel: 'browser' },
  ringing: null,
  frequency: 'weekly',
  ...partial,
});

export const buildTalk = (texts: string[], partial: Partial<CallTalk> = {}): CallTalk => ({
  call: buildCall({ state: 'talking', outcome: null, approved: 0 }),
  step: 0,
  lines: texts.map((text, at) => ({ text, spoken: text, source: '', line: at + 1 })),
  keys: [...'1234567890*'].map((key) => ({ key, says: `Does ${key}` })),
  isOver: false,
  wantsProfile: false,
  ...partial,
});
