import { Check, Clock, Mail, MailOpen, Tag, UserPlus, X } from 'lucide-react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { laterTimes } from '../../../domain/later-time';
import { useNow } from '../../../hooks/use-now';
import { formatWhen } from '../../../lib/format-when';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { theme } from '../../../ui/theme';
import { useListMembersQuery } from '../../account/account-api';
import { useSession } from '../../auth/auth-parts';
import { useListLabelsQuery } from '../../inbox/inbox-api';
import { laterNames } from '../conversation-words';
import { pickDropped } from '../conversations-slice';
import { useBulkChange } from './use-bulk-change';

/** What can be done with every conversation that was picked. */
export function InboxBulkBar({ ids }: { ids: string[] }) {
  const dispatch = useDispatch();
  const { workspace } = useSession();
  const now = useNow(60_000);
  const { change, changing } = useBulkChange(ids);
  const { data: people } = useListMembersQuery();
  const { data: labels } = useListLabelsQuery();
  const small = { size: 'sm', variant: 'quiet', iconOnly: true, busy: changing } as const;
  return (
    <Bar role="region" aria-label="Actions for the selected conversations">
      <b role="status">{ids.length} selected</b>
      <span>
        <Button {...small} label="Close" icon={<Check />} onClick={() => void change({ status: 'closed' }, 'closed')} />
        <Button
          {...small}
          label="Mark as read"
          icon={<MailOpen />}
          onClick={() => void change({ unread: false }, 'marked as read')}
        />
        <Button
          {...small}
          label="Mark as unread"
          icon={<Mail />}
          onClick={() => void change({ unread: true }, 'marked as unread')}
        />
        <LateMenu
          label="Snooze"
          trigger={<Button {...small} label="Snooze" icon={<Clock />} />}
          items={laterTimes(now, workspace.zone).map(({ key, at }) => ({
            label: laterNames[key],
            side: formatWhen(at, workspace.zone, now),
            onSelect: () => void change({ snoozedUntil: at.toISOString() }, 'snoozed'),
          }))}
        />
        <LateMenu
          label="Assign"
          trigger={<Button {...small} label="Assign" icon={<UserPlus />} />}
          items={[
            ...(people?.members ?? []).map(({ id, name, email, you }) => ({
              label: you ? 'Me' : name || email,
              onSelect: () => void change({ assigneeId: id }, 'assigned'),
            })),
            { label: 'Nobody', onSelect: () => void change({ assigneeId: null }, 'unassigned') },
          ]}
        />
        <LateMenu
          label="Label"
          trigger={<Button {...small} label="Label" icon={<Tag />} />}
          items={
            labels && labels.items.length > 0
              ? [
                  { heading: 'Add' },
                  ...labels.items.map(({ id, name }) => ({
                    label: name,
                    onSelect: () => void change({ addLabelId: id }, `labelled “${name}”`),
                  })),
                  { heading: 'Remove' },
                  ...labels.items.map(({ id, name }) => ({
                    label: name,
                    onSelect: () => void change({ removeLabelId: id }, `no longer labelled “${name}”`),
                  })),
                ]
              : [{ heading: 'No labels yet. Add some in the inbox settings.' }]
          }
        />
        <Button
          iconOnly
          size="sm"
          variant="quiet"
          label="Clear selection"
          icon={<X />}
          onClick={() => dispatch(pickDropped())}
        />
      </span>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]};
  padding: ${theme.space[1]} ${theme.space[4]};
  ${theme.type.sm}
  b {
    font-weight: ${theme.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  > span {
    display: flex;
    flex-wrap: wrap;
  }
`;
