import { groupKinds, type AnalyticsEvent, type SumKind } from '../../../src/domain/analytics-event';
import { plainEvent } from '../../records/events/event-inbox';

export const isGroup = (kind: SumKind): boolean => groupKinds.some((group) => group === kind);

/** Without the groups of people. */
export const ofEvents = <S extends { kind: SumKind }>(sums: readonly S[]): S[] =>
  sums.filter(({ kind }) => !isGroup(kind));

export const event = (kind: AnalyticsEvent['kind'], at: string, more: Partial<AnalyticsEvent> = {}): AnalyticsEvent =>
  plainEvent({
    id: crypto.randomUUID(),
    at: new Date(at),
    kind,
    channel: 'website',
    person: crypto.randomUUID(),
    ...(kind === 'publish' && { person: null }),
    ...more,
  });

export const view = (at: string, more: Partial<AnalyticsEvent> = {}): AnalyticsEvent =>
  event('view', at, { page: 'grill.example/', device: 'phone', ...more });
