import { Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import { contactPath } from '../../../config/paths';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { contactStatuses } from '../../../domain/contact';
import { formatMoney } from '../../../lib/format-money';
import { formatRecentDay } from '../../../lib/format-recent-day';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { LateMenu } from '../../../ui/late-menu';
import { Select } from '../../../ui/select';
import { Skeleton, SkeletonBlock } from '../../../ui/skeleton';
import { statuses } from '../../../ui/status';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { useGetContactBookQuery, useGetContactQuery, useUpdateContactMutation } from '../../contacts/contacts-api';
import { useConversationChange } from '../thread/use-conversation-change';
import { Section } from './section';

/** What Contacts knows about the person; it is edited here with the same form. */
export function ContactDetails({
  contactId,
  conversation,
  zone,
}: {
  contactId: string;
  conversation: ConversationDetail;
  zone: string;
}) {
  const now = useNow(60_000);
  const { show } = useToast();
  const { currentData: contact, error, isFetching, refetch } = useGetContactQuery({ contactId });
  const { data: book } = useGetContactBookQuery();
  const [update] = useUpdateContactMutation();
  const { change } = useConversationChange(conversation);
  if (!contact)
    return (
      <Section title="Contact">
        {error ? (
          <Banner title="The contact could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        ) : (
          <Skeleton label="Loading the contact">
            <SkeletonBlock height="5rem" />
          </Skeleton>
        )}
      </Section>
    );
  const facts = [
    ...contact.points.map(({ kind, shown, value }) => ({
      name: kind === 'email' ? 'Email' : 'Phone',
      value: kind === 'phone' ? <a href={`tel:${value}`}>{shown}</a> : <bdi>{shown}</bdi>,
      key: value,
    })),
    ...(contact.company ? [{ name: 'Company', value: <span dir="auto">{contact.company}</span>, key: 'company' }] : []),
    ...(contact.value !== null
      ? [{ name: 'Value', value: formatMoney(contact.value / 100, book?.currency), key: 'value' }]
      : []),
    {
      name: 'Last contact',
      value: contact.lastContact ? formatRecentDay(contact.lastContact, zone, now) : 'None yet',
      key: 'last',
    },
  ];
  return (
    <Section
      title="Contact"
      side={
        <span>
          <LateMenu
            label="Contact"
            trigger={<Button iconOnly size="sm" variant="quiet" label="More about the contact" icon={<Ellipsis />} />}
            items={[
              { label: 'Edit in Contacts', to: contactPath(contactId) },
              {
                label: 'Unlink this contact',
                onSelect: () =>
                  void change({ contactId: null }, 'The contact was unlinked.', {
                    contactId,
                  }),
              },
            ]}
          />
        </span>
      }
    >
      <Pairs>
        {facts.map(({ name, value, key }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Pairs>
      <Field label="Contact status">
        <Select
          value={contact.status}
          options={contactStatuses.map((value) => ({ value, label: statuses[value].label }))}
          onChange={(status) =>
            void update({ contactId, status }).then(
              ({ error: refusal }) => refusal && show({ kind: 'failure', text: messageOf(refusal) }),
            )
          }
        />
      </Field>
    </Section>
  );
}

const Pairs = styled.dl`
  display: grid;
  gap: ${theme.space[2]};
  > div {
    display: grid;
    grid-template-columns: 6rem minmax(0, 1fr);
    gap: ${theme.space[3]};
  }
  dt {
    color: ${theme.color.text3};
  }
  dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;
