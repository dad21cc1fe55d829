import type { CallEntry } from '../../../src/contracts/calls';
import type { CallRow } from './calls-repository';

/** A call as its list shows it. */
export function presentCall(row: CallRow): CallEntry {
  const { id, kind, channel, state, outcome, suggestions, approved, topic, cost, trouble } = row;
  const talked = row.answeredAt && row.endedAt ? row.endedAt.getTime() - row.answeredAt.getTime() : 0;
  return {
    ...{ id, kind, channel, state, outcome, suggestions, approved, topic, cost, trouble },
    date: (row.ringsSince ?? row.scheduledFor).toISOString(),
    duration: Math.max(0, Math.round(talked / 1000)),
  };
}
