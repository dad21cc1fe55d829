import { Phone } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { CallEntry } from '../../../contracts/calls';
import { callStateWords, durationWords, type CallState } from '../../../domain/call/call-record';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { EmptyState } from '../../../ui/empty-state';
import { GhostRows } from '../../../ui/ghost';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import type { StatusName } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import { useGetCallQuery, useListCallsInfiniteQuery } from '../calls-api';

/** Calls that were, with what each came to; a row opens its transcript. */
export function RecentCalls({ zone, now }: { zone: string; now: Date }) {
  const calls = useListCallsInfiniteQuery({});
  const [places, setPlaces] = useSearchParams();
  const open = places.get('call');
  const setOpen = (callId: string | null) =>
    setPlaces(
      (before) => {
        if (callId === null) before.delete('call');
        else before.set('call', callId);
        return before;
      },
      { replace: true },
    );
  const items = calls.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title="Recent calls">
      {calls.error ? (
        <PanelBody>
          <Banner
            title="Recent calls could not be loaded."
            onRetry={() => void calls.refetch()}
            retrying={calls.isFetching}
          >
            {messageOf(calls.error)}
          </Banner>
        </PanelBody>
      ) : !calls.data ? (
        <Skeleton label="Loading recent calls">
          <SkeletonPanel rows={2} />
        </Skeleton>
      ) : items.length === 0 ? (
        <EmptyState
          ghost={<GhostRows count={2} />}
          title="No calls yet"
          sentence="After each call, you will find its transcript here, with what you chose."
        />
      ) : (
        <List label="Recent calls">
          {items.map((call) => (
            <ListRow
              key={call.id}
              glyph={<Phone />}
              title={<span dir="auto">{call.topic || 'Call'}</span>}
              meta={metaOf(call, zone, now)}
              side={<Badge status={TONES[call.state]}>{stateOf(call)}</Badge>}
              onOpen={() => setOpen(call.id)}
            />
          ))}
        </List>
      )}
      {calls.hasNextPage && (
        <PanelBody>
          <Button onClick={() => void calls.fetchNextPage()} busy={calls.isFetchingNextPage} busyLabel="Loading…">
            Show more
          </Button>
        </PanelBody>
      )}
      <Transcript callId={open} zone={zone} now={now} onClose={() => setOpen(null)} />
    </Panel>
  );
}

function Transcript({
  callId,
  zone,
  now,
  onClose,
}: {
  callId: string | null;
  zone: string;
  now: Date;
  onClose: () => void;
}) {
  const { currentData, error } = useGetCallQuery({ callId: callId ?? '' }, { skip: callId === null });
  return (
    <Dialog
      open={callId !== null}
      onClose={onClose}
      title={currentData?.call.topic || 'Call'}
      {...(currentData && { sentence: metaOf(currentData.call, zone, now) })}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {error && <Banner title="The transcript could not be loaded.">{messageOf(error)}</Banner>}
      {currentData && (
        <Turns aria-label="Transcript" tabIndex={0}>
          {currentData.turns.length === 0 && <li>Nothing was said.</li>}
          {currentData.turns.map(({ who, text, source }, at) => (
            <li key={at}>
              <b>{who === 'agent' ? 'Agent' : 'You'}</b> <span dir="auto">{text}</span>
              {source !== '' && <small>{source}</small>}
            </li>
          ))}
        </Turns>
      )}
    </Dialog>
  );
}

/** One that was put off for an hour was not refused. */
const stateOf = ({ state, outcome }: CallEntry): string =>
  state === 'declined' && outcome === 'later' ? 'Put off' : callStateWords[state];

const metaOf = (call: CallEntry, zone: string, now: Date): string =>
  [
    formatWhen(call.date, zone, now),
    call.duration > 0 && durationWords(call.duration),
    call.suggestions > 0 && `${pluralise(call.suggestions, 'suggestion')}, ${call.approved} approved`,
    call.kind === 'test' && 'test call',
    call.cost,
    call.trouble,
  ]
    .filter(Boolean)
    .join(' · ');

const TONES: Record<CallState, StatusName> = {
  scheduled: 'scheduled',
  ringing: 'in-progress',
  talking: 'in-progress',
  completed: 'completed',
  missed: 'inactive',
  declined: 'inactive',
  voicemail: 'pending',
  failed: 'failed',
};

const Turns = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  max-height: 24rem;
  margin: ${theme.space[3]} 0;
  overflow-y: auto;
  ${theme.type.sm}
  overflow-wrap: anywhere;
  li {
    list-style: none;
  }
  small {
    display: block;
    color: ${theme.color.text3};
    ${theme.type.xs}
  }
`;
