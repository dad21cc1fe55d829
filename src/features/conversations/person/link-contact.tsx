import { Plus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import type { ConversationDetail } from '../../../contracts/conversation-record';
import { contactLabel } from '../../../domain/contact';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { useCreateContactMutation } from '../../contacts/contacts-api';
import { ContactSearch } from '../components/contact-search';
import { useConversationChange } from '../thread/use-conversation-change';
import { Section } from './section';

/** For somebody who is no contact yet, or one under another address. */
export function LinkContact({ conversation }: { conversation: ConversationDetail }) {
  const { channel, address, title } = conversation;
  const { change, changing } = useConversationChange(conversation);
  const [create, { isLoading: creating }] = useCreateContactMutation();
  const [refusal, setRefusal] = useState<string | null>(null);

  const add = async () => {
    setRefusal(null);
    const kind = channel === 'sms' ? 'phone' : 'email';
    const isAddress = channel === 'sms' || address.includes('@');
    const { data, error } = await create({
      name: title === address ? '' : title,
      points: isAddress && address ? [{ kind, value: address }] : [],
    });
    if (data) await change({ contactId: data.id }, `${contactLabel(data)} is a contact now.`);
    else setRefusal(messageOf(error));
  };

  return (
    <Section title="Not in your contacts yet">
      <p>Link this conversation to a contact, so that you see everything about them in one place.</p>
      {refusal !== null && <Banner title="The contact was not added.">{refusal}</Banner>}
      <span>
        <Button size="sm" icon={<Plus />} busy={creating || changing} onClick={() => void add()}>
          Add to contacts
        </Button>
      </span>
      <ContactSearch
        label="Or link a contact you have"
        onChoose={(contact) => void change({ contactId: contact.id }, `Linked to ${contactLabel(contact)}.`)}
      />
    </Section>
  );
}
