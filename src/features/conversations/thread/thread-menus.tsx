import { Clock, Tag, UserPlus } from 'lucide-react';
import { useState } from 'react';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { laterTimes } from '../../../domain/later-time';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { useListMembersQuery } from '../../account/account-api';
import { useListLabelsQuery } from '../../inbox/inbox-api';
import { laterNames } from '../conversation-words';
import { NewLabelPart } from './new-label-part';
import { useConversationChange } from './use-conversation-change';

/** Hides a conversation until later. */
export function SnoozeMenu({
  conversation: { snoozedUntil, ...rest },
  zone,
  inWords = false,
  onChoose,
}: {
  conversation: ConversationDetail;
  zone: string;
  /** The button says its name, and answers no key. */
  inWords?: boolean;
  /** Another time than those offered. */
  onChoose?: () => void;
}) {
  const now = useNow();
  const { change } = useConversationChange({ ...rest, snoozedUntil });
  return (
    <LateMenu
      label="Snooze"
      trigger={
        inWords ? (
          <Button size="sm" icon={<Clock />}>
            Snooze
          </Button>
        ) : (
          <Button iconOnly size="sm" variant="quiet" label="Snooze" icon={<Clock />} data-key="s" />
        )
      }
      items={[
        ...(snoozedUntil
          ? [
              { heading: `Snoozed until ${formatWhen(snoozedUntil, zone, now)}` },
              { label: 'Show it now', onSelect: () => void change({ snoozedUntil: null }, 'No longer snoozed.') },
              { separator: true as const },
            ]
          : []),
        ...laterTimes(now, zone).map(({ key, at }) => ({
          label: laterNames[key],
          side: formatWhen(at, zone, now),
          onSelect: () =>
            void change({ snoozedUntil: at.toISOString() }, `Snoozed until ${formatWhen(at, zone, now)}.`, {
              snoozedUntil,
            }),
        })),
        ...(onChoose ? [{ label: 'Choose a time…', onSelect: onChoose }] : []),
      ]}
    />
  );
}

/** Says who takes care of it. */
export function AssignMenu({ conversation }: { conversation: ConversationDetail }) {
  const { change } = useConversationChange(conversation);
  const { data } = useListMembersQuery();
  const { assignee, version } = conversation;
  return (
    <LateMenu
      label="Assign"
      trigger={
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          label={assignee ? `Assigned to ${assignee.name}` : 'Assign'}
          icon={<UserPlus />}
          data-key="a"
        />
      }
      items={[
        ...(data?.members ?? []).map(({ id, name, email, you }) => ({
          label: you ? `${name || email} (me)` : name || email,
          current: assignee?.id === id,
          onSelect: () => void change({ assigneeId: id, version }, `Assigned to ${you ? 'you' : name || email}.`),
        })),
        {
          label: 'Nobody',
          current: assignee === null,
          onSelect: () => void change({ assigneeId: null, version }, 'Assigned to nobody.'),
        },
      ]}
    />
  );
}

/** Adds labels and takes them away. */
export function LabelMenu({ conversation, inWords = false }: { conversation: ConversationDetail; inWords?: boolean }) {
  const { change } = useConversationChange(conversation);
  const { data } = useListLabelsQuery();
  const [adding, setAdding] = useState(false);
  const { version } = conversation;
  const ids = conversation.labels.map(({ id }) => id);
  return (
    <>
      <LateMenu
        label="Label"
        trigger={
          inWords ? (
            <Button size="sm" icon={<Tag />}>
              Label
            </Button>
          ) : (
            <Button iconOnly size="sm" variant="quiet" label="Label" icon={<Tag />} data-key="#" />
          )
        }
        items={[
          ...(data?.items ?? []).map(({ id, name }) => ({
            label: name,
            current: ids.includes(id),
            onSelect: () =>
              void change({ labelIds: ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id], version }),
          })),
          ...(data && data.items.length > 0 ? [{ separator: true as const }] : []),
          {
            label: 'New label…',
            onSelect: () => {
              NewLabelPart.fetch();
              setAdding(true);
            },
          },
        ]}
      />
      <NewLabelPart
        open={adding}
        onClose={() => setAdding(false)}
        onAdded={({ id, name }) => void change({ labelIds: [...ids, id], version }, `Labelled “${name}”.`)}
      />
    </>
  );
}
