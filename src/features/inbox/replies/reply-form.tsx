import { inboxContract } from '../../../contracts/inbox';
import type { SavedReply } from '../../../contracts/inbox-tools';
import { conversationLimits } from '../../../domain/conversation';
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
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    // A change has the same fields.
    endpoint: inboxContract.createSavedReply,
    from: { title: reply?.title ?? '', text: reply?.text ?? '' },
    send: (input) => (reply ? update({ savedReplyId: reply.id, ...input }) : create(input)),
    onSaved: () => {
      show({ text: 'Saved reply stored.' });
      onDone();
    },
  });
  return (
    <Panel title={reply ? 'Edit saved reply' : 'New saved reply'}>
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate aria-label="Saved reply">
          {refusal !== null && <Banner title="It was not saved.">{refusal}</Banner>}
          <Field label="Title" help="What you will look for." error={faults.title}>
            <TextInput dir="auto" {...bind('title')} maxLength={conversationLimits.savedReplyTitle} />
          </Field>
          <Field label="Reply" help="Write {{ first_name }} where the person’s first name belongs." error={faults.text}>
            <TextArea dir="auto" rows={6} {...bind('text')} maxLength={conversationLimits.text} />
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
