import { ListFilter } from 'lucide-react';
import { useDispatch, useSelector } from 'react-redux';
import { inboxChannelNames, inboxChannels } from '../../../domain/conversation';
import { Button } from '../../../ui/button';
import { InboxChannelIcon } from '../../../ui/inbox-channel-icon';
import { LateMenu } from '../../../ui/late-menu';
import { useListMembersQuery } from '../../account/account-api';
import { useListLabelsQuery } from '../../inbox/inbox-api';
import { useGetConversationCountsQuery } from '../conversations-shared-api';
import { filterCleared, filterEdited, selectFilter } from '../conversation-filter';

/** Narrows the list by channel, assignee, label and snooze; choosing what is chosen ends it. */
export function ListFilters() {
  const dispatch = useDispatch();
  const { channel, assignee, label, campaign, snoozed, tab, search } = useSelector(selectFilter);
  const { data: people } = useListMembersQuery();
  const { data: labels } = useListLabelsQuery();
  const { data: counts } = useGetConversationCountsQuery();
  const chosen = [channel, assignee, label, campaign, snoozed || null].filter((each) => each !== null).length;
  const toggle = <Value,>(now: Value | null, value: Value): Value | null => (now === value ? null : value);
  const others = (people?.members ?? []).filter(({ you }) => !you);
  return (
    <LateMenu
      label="Filters"
      trigger={
        <Button
          iconOnly
          size="sm"
          variant={chosen > 0 ? 'second' : 'quiet'}
          label={chosen > 0 ? `Filters, ${chosen} on` : 'Filters'}
          icon={<ListFilter />}
        />
      }
      items={[
        {
          label: 'Assigned to me',
          ...(counts && { side: counts.mine }),
          current: assignee === 'me',
          onSelect: () => dispatch(filterEdited({ assignee: toggle(assignee, 'me') })),
        },
        {
          label: 'Assigned to nobody',
          current: assignee === 'nobody',
          onSelect: () => dispatch(filterEdited({ assignee: toggle(assignee, 'nobody') })),
        },
        ...others.map(({ id, name, email }) => ({
          label: `Assigned to ${name || email}`,
          current: assignee === id,
          onSelect: () => dispatch(filterEdited({ assignee: toggle(assignee, id) })),
        })),
        {
          label: 'Snoozed',
          ...(counts && { side: counts.snoozed }),
          current: snoozed,
          onSelect: () => dispatch(filterEdited({ snoozed: !snoozed })),
        },
        ...(campaign
          ? [
              {
                label: 'Replies to one campaign',
                current: true,
                onSelect: () => dispatch(filterEdited({ campaign: null })),
              },
            ]
          : []),
        { heading: 'Channel' },
        ...inboxChannels.map((value) => ({
          label: inboxChannelNames[value],
          icon: <InboxChannelIcon channel={value} />,
          current: channel === value,
          onSelect: () => dispatch(filterEdited({ channel: toggle(channel, value) })),
        })),
        ...(labels && labels.items.length > 0
          ? [
              { heading: 'Label' },
              ...labels.items.map(({ id, name }) => ({
                label: name,
                current: label === id,
                onSelect: () => dispatch(filterEdited({ label: toggle(label, id) })),
              })),
            ]
          : []),
        ...(chosen > 0
          ? [
              { separator: true as const },
              {
                label: 'Clear filters',
                onSelect: () => {
                  dispatch(filterCleared());
                  dispatch(filterEdited({ tab, search }));
                },
              },
            ]
          : []),
      ]}
    />
  );
}
