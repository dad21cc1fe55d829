import { ArrowLeft, Tag as LabelIcon, TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { inboxChannelNames } from '../../../domain/conversation';
import { formatDay } from '../../../lib/format-day';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Row } from '../../../ui/stack';
import { Tag } from '../../../ui/tag';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useGetContactQuery } from '../../contacts/contacts-api';
import { ContactDetails } from './person-contact-details';
import { ConversationControls } from './conversation-controls';
import { Earlier } from './earlier';
import { LinkContact } from './link-contact';
import { PersonNote } from './person-note';
import { Summary } from './summary';

/** Who the conversation is with, and everything else that is known about it. */
export function PersonPane({ conversation, onBack }: { conversation: ConversationDetail; onBack: () => void }) {
  const { workspace } = useSession();
  const { contactId, title, address, channel, priority, labels, unconfirmedEmail } = conversation;
  const { currentData: contact } = useGetContactQuery({ contactId: contactId ?? '' }, { skip: contactId === null });
  const name = contact?.name || title || 'Visitor';
  return (
    <>
      <Top>
        <Back>
          <Button iconOnly variant="quiet" label="Back to the messages" icon={<ArrowLeft />} onClick={onBack} />
          <span>Contact details</span>
        </Back>
        <Avatar id={contactId ?? conversation.id} name={name} size="lg" />
        <div>
          <h2 dir="auto">{name}</h2>
          <p>
            {contact ? (
              `In your contacts since ${formatDay(contact.createdAt, workspace.zone, { year: true })}`
            ) : (
              <>
                {inboxChannelNames[channel]}
                {address && (
                  <>
                    {' · '}
                    <bdi>{address}</bdi>
                  </>
                )}
              </>
            )}
          </p>
        </div>
        <Row>
          {contact && <Badge status={contact.status} />}
          {priority !== 'medium' && <Badge status={priority} />}
          {labels.map(({ id, name: label }) => (
            <Tag key={id} icon={<LabelIcon aria-label="Label" />}>
              {label}
            </Tag>
          ))}
          {contact?.tags.map(({ id, name: tag }) => (
            <Tag key={id}>{tag}</Tag>
          ))}
        </Row>
      </Top>
      {unconfirmedEmail && (
        <Unsure role="note">
          <TriangleAlert />
          <p>
            This visitor typed <bdi>{unconfirmedEmail}</bdi> in the chat. We can’t tell that it is theirs until they
            answer an email, so share nothing private before that.
          </p>
        </Unsure>
      )}
      <ConversationControls conversation={conversation} />
      {contactId === null ? (
        <LinkContact conversation={conversation} />
      ) : (
        <>
          <ContactDetails contactId={contactId} conversation={conversation} zone={workspace.zone} />
          <Earlier contactId={contactId} zone={workspace.zone} />
          <PersonNote contactId={contactId} />
        </>
      )}
      <Summary conversationId={conversation.id} />
    </>
  );
}

const Top = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  padding: ${theme.space[6]} ${theme.space[5]} ${theme.space[5]};
  > div {
    max-width: 100%;
    overflow-wrap: anywhere;
  }
  h2 {
    ${theme.type.md}
    font-weight: ${theme.weight.semibold};
  }
  p {
    ${theme.type.sm}
    color: ${theme.color.text3};
  }
`;

const Back = styled.span`
  display: none;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.md}
  font-weight: ${theme.weight.medium};
  @container inbox (max-width: 62rem) {
    display: flex;
  }
`;

const Unsure = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin: 0 ${theme.space[5]} ${theme.space[4]};
  padding: ${theme.space[2]} ${theme.space[3]};
  border-radius: ${theme.radius.picture};
  background: ${theme.tone.amber.soft};
  color: ${theme.tone.amber.text};
  ${theme.type.xs}
  > p {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
`;
