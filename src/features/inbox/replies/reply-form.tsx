import { useLayoutEffect, useRef } from 'react';
import { inboxContract } from '../../../contracts/inbox';
import type { SavedReply } from '../../../contracts/inbox-tools';
import { conversationLimits } from '../../../domain/conversation';
import { FIRST_NAME_FIELD } from '../../../domain/saved-reply';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { TextArea } from '../../../ui/text-area';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useCreateSavedReplyMutation, useUpdateSavedReplyMutation } from '../inbox-api';

/** Adds a saved reply, or changes `reply`. */
export function ReplyForm({ reply, onDone }: { reply?: SavedReply; onDone: () => void }) {
  const { show } = useToast();
  const [create] = useCreateSavedReplyMutation();
  const [update] = useUpdateSavedReplyMutation();
  const { ref, values, bind, change, faults, refusal, busy, onSubmit } = useContractForm({
    // A change has the same fields.
    endpoint: inboxContract.createSavedReply,
    from: { title: reply?.title ?? '', text: reply?.text ?? '' },
    send: (input) => (reply ? update({ savedReplyId: reply.id, ...input }) : create(input)),
    onSaved: () => {
      show({ text: 'Reply saved.' });
      onDone();
    },
  });
  const box = useRef<HTMLTextAreaElement>(null);
  const place = useRef<number | null>(null);
  const insertName = () => {
    const from = box.current?.selectionStart ?? values.text.length;
    const to = box.current?.selectionEnd ?? from;
    place.current = from + FIRST_NAME_FIELD.length;
    change({ text: values.text.slice(0, from) + FIRST_NAME_FIELD + values.text.slice(to) });
  };
  // After the text is in the box: only then can the cursor stand behind it.
  useLayoutEffect(() => {
    if (place.current === null) return;
    box.current?.focus();
    box.current?.setSelectionRange(place.current, place.current);
    place.current = null;
  });
  return (
    <Panel title={reply ? 'Edit saved reply' : 'New saved reply'}>
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate aria-label="Saved reply">
          {refusal !== null && <Banner title="It was not saved.">{refusal}</Banner>}
          <Field label="Title" help="What you will look for." error={faults.title}>
            <TextInput dir="auto" {...bind('title')} maxLength={conversationLimits.savedReplyTitle} />
          </Field>
          <Field
            label="Reply"
            help="Where it says {{ first_name }}, each person reads their own."
            error={faults.text}
            side={
              <Button size="sm" variant="quiet" onClick={insertName}>
                Insert first name
              </Button>
            }
          >
            <TextArea ref={box} dir="auto" rows={6} {...bind('text')} maxLength={conversationLimits.text} />
          </Field>
          <Row>
            <Button onClick={onDone}>Cancel</Button>
            <Button type="submit" variant="primary" busy={busy}>
              Save reply
            </Button>
          </Row>
        </Form>
      </PanelBody>
    </Panel>
  );
}
