import { useState } from 'react';
import type { Message } from '../../../contracts/conversation-record';
import { conversationsContract } from '../../../contracts/conversations';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Segmented } from '../../../ui/segmented';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/use-toast';
import { useCreateConversationMaterialMutation } from '../conversations-api';

/** Keeps a question that somebody asked, with its answer, for later answers or for a post. */
export function KeepDialog({ open, message, onClose }: { open: boolean; message: Message; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Save as FAQ or post idea"
      sentence="Other customers probably have the same question. Take out anything private before you save it."
    >
      {open && <KeepForm key={message.id} message={message} onClose={onClose} />}
    </Dialog>
  );
}

function KeepForm({ message, onClose }: { message: Message; onClose: () => void }) {
  const { show } = useToast();
  const [keep] = useCreateConversationMaterialMutation();
  const [as, setAs] = useState<'faq' | 'idea'>('faq');
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: conversationsContract.createConversationMaterial,
    from: { question: [...message.content.replace(/\s+/g, ' ').trim()].slice(0, 300).join(''), answer: '' },
    input: ({ question, answer }) => ({
      conversationId: message.conversationId,
      messageId: message.id,
      as,
      question,
      answer,
    }),
    send: keep,
    guarded: false,
    onSaved: () => {
      onClose();
      show({ text: as === 'faq' ? 'Saved as an FAQ.' : 'Saved as an idea for a post.' });
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="It was not saved.">{refusal}</Banner>}
      <Segmented
        label="Save as"
        value={as}
        onChange={setAs}
        options={[
          { value: 'faq', label: 'FAQ' },
          { value: 'idea', label: 'Post idea' },
        ]}
      />
      <Field label="Question" error={faults.question}>
        <TextArea dir="auto" rows={3} {...bind('question')} maxLength={300} />
      </Field>
      <Field label="Answer" optional={as === 'idea'} error={faults.answer}>
        <TextArea dir="auto" rows={4} {...bind('answer')} maxLength={2_000} />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {as === 'faq' ? 'Save FAQ' : 'Save idea'}
        </Button>
      </DialogFoot>
    </Form>
  );
}
