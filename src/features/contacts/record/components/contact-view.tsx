import { Archive, ArchiveRestore, MessageSquare, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useNow } from '../../../../hooks/use-now';
import type { ContactDetail } from '../../../../contracts/contact-record';
import { refusalSentence } from '../../../../domain/consent';
import { formatDay } from '../../../../lib/format-day';
import { formatMoney } from '../../../../lib/format-money';
import { sayDay } from '../../../../lib/say-day';
import { Badge } from '../../../../ui/badge';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { Row, Stack } from '../../../../ui/stack';
import { Tag } from '../../../../ui/tag';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useSession } from '../../../auth/auth-parts';
import { ContactAutomations } from '../../../automations/automations-parts';
import { useGetContactBookQuery } from '../../contacts-api';
import { useContactActions } from '../../hooks/use-contact-actions';
import { ConsentSection } from '../../consents/consent-section';
import { fieldWords } from '../../fields/field-words';
import { MessageDialog } from './message-dialog';
import { Timeline } from './timeline';

/** Everything about one contact, to read; Edit opens the form in its place. `closed`: the panel is on its way out. */
export function ContactView({
  contact,
  closed = false,
  startsWriting = false,
  onEdit,
  onClose,
}: {
  contact: ContactDetail;
  closed?: boolean;
  startsWriting?: boolean;
  onEdit: () => void;
  onClose: () => void;
}) {
  const { workspace } = useSession();
  const now = useNow();
  const { data: book } = useGetContactBookQuery();
  const { archive, restore, askToErase } = useContactActions();
  const [writing, setWriting] = useState(startsWriting);
  const block = contact.suppressed.find(({ channel, reason }) => channel === 'email' && reason !== 'unsubscribed');
  const noMessage = !contact.points.some(({ kind }) => kind === 'email')
    ? 'This contact has no email address.'
    : block && refusalSentence(block.reason, 'email');
  const set = book?.fields.filter(({ id }) => contact.custom[id] !== undefined) ?? [];
  return (
    <Stack gap={6}>
      <Row>
        <Button icon={<Pencil />} onClick={onEdit}>
          Edit
        </Button>
        <Button
          icon={<MessageSquare />}
          onClick={() => setWriting(true)}
          {...(noMessage && { disabledReason: noMessage })}
        >
          Message
        </Button>
        {contact.archived ? (
          <Button icon={<ArchiveRestore />} onClick={() => void restore([contact.id])}>
            Restore
          </Button>
        ) : (
          <Button icon={<Archive />} onClick={() => void archive([contact.id])}>
            Archive
          </Button>
        )}
        <Button variant="quiet" icon={<Trash2 />} onClick={() => askToErase(contact, onClose)}>
          Erase
        </Button>
      </Row>
      <Facts
        facts={[
          {
            name: 'Status',
            value: (
              <Row>
                <Badge status={contact.status} />
                {contact.archived && (
                  <Text as="span" size="sm" tone={2}>
                    Archived
                  </Text>
                )}
              </Row>
            ),
          },
          ...contact.points.map(({ kind, value, shown, label }) => ({
            name: label || (kind === 'email' ? 'Email' : 'Phone'),
            key: value,
            value: <PointLink kind={kind} value={value} shown={shown} />,
          })),
          ...(contact.company ? [{ name: 'Company', value: <span dir="auto">{contact.company}</span> }] : []),
          ...(contact.value !== null
            ? [{ name: 'Value', value: formatMoney(contact.value / 100, book?.currency) }]
            : []),
          ...(contact.tags.length > 0
            ? [
                {
                  name: 'Tags',
                  value: (
                    <Row>
                      {contact.tags.map(({ id, name }) => (
                        <Tag key={id}>{name}</Tag>
                      ))}
                    </Row>
                  ),
                },
              ]
            : []),
          ...set.map((field) => ({
            name: field.label,
            value: <span dir="auto">{fieldWords(field, contact.custom[field.id]!)}</span>,
          })),
          {
            name: 'Last contact',
            value: contact.lastContact ? capital(sayDay(contact.lastContact, workspace.zone, now)) : 'None yet',
          },
          {
            name: 'Source',
            value: (
              <span dir="auto">
                {contact.importedFrom ? `Import of ${contact.importedFrom}` : contact.source},{' '}
                {formatDay(contact.createdAt, workspace.zone, { year: true })}
              </span>
            ),
          },
        ]}
      />
      <ConsentSection contact={contact} />
      <ContactAutomations contactId={contact.id} isClosed={closed} />
      <Timeline contact={contact} closed={closed} />
      <MessageDialog contact={contact} open={writing} onClose={() => setWriting(false)} />
    </Stack>
  );
}

/** A number can be rung; mail to a person is written here, where it is remembered, so an email is plain text. */
function PointLink({ kind, value, shown }: { kind: 'email' | 'phone'; value: string; shown: string }) {
  return kind === 'phone' ? <Link href={`tel:${value}`}>{shown}</Link> : <bdi>{shown}</bdi>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const Link = styled.a`
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 2px;
`;
