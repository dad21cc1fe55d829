import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { inboxContract } from '../../../contracts/inbox';
import type { Label } from '../../../contracts/conversation-record';
import { conversationLimits } from '../../../domain/conversation';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ConfirmDialog } from '../../../ui/confirm-dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import {
  useCreateLabelMutation,
  useDeleteLabelMutation,
  useListLabelsQuery,
  useUpdateLabelMutation,
} from '../inbox-api';

/** Words that sort conversations, such as “Booking” or “Complaint”. */
export function LabelsTab() {
  const { show } = useToast();
  const { data, error, isFetching, refetch } = useListLabelsQuery();
  const [remove, { isLoading }] = useDeleteLabelMutation();
  const [edited, setEdited] = useState<string | null>(null);
  const [asked, setAsked] = useState<Label | null>(null);
  const [asking, setAsking] = useState(false);

  if (!data)
    return error ? (
      <Banner title="Your labels could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    ) : (
      <Skeleton label="Loading your labels">
        <SkeletonPanel />
      </Skeleton>
    );
  return (
    <Panel title="Labels">
      <PanelBody>
        <LabelForm />
        {data.items.length === 0 && (
          <Text size="sm" tone={2}>
            Labels sort conversations, for example “Booking”, “Complaint” or “Press”. Everyone in the workspace sees
            them.
          </Text>
        )}
      </PanelBody>
      <List label="Labels">
        {data.items.map((label) =>
          label.id === edited ? (
            <li key={label.id}>
              <PanelBody>
                <LabelForm label={label} onDone={() => setEdited(null)} />
              </PanelBody>
            </li>
          ) : (
            <ListRow
              key={label.id}
              title={<span dir="auto">{label.name}</span>}
              side={
                <>
                  <Button size="sm" aria-label={`Rename ${label.name}`} onClick={() => setEdited(label.id)}>
                    Rename
                  </Button>
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`Delete ${label.name}`}
                    onClick={() => {
                      setAsked(label);
                      setAsking(true);
                    }}
                  >
                    Delete
                  </Button>
                </>
              }
            />
          ),
        )}
      </List>
      <ConfirmDialog
        open={asking}
        variant="danger"
        title={`Delete “${asked?.name ?? ''}”?`}
        sentence="Conversations lose this label. Nothing else about them changes."
        confirmLabel="Delete label"
        busy={isLoading}
        onClose={() => setAsking(false)}
        onConfirm={() =>
          asked &&
          void remove({ labelId: asked.id }).then(({ error: refusal }) => {
            setAsking(false);
            show(refusal ? { kind: 'failure', text: messageOf(refusal) } : { text: 'Label deleted.' });
          })
        }
      />
    </Panel>
  );
}

function LabelForm({ label, onDone }: { label?: Label; onDone?: () => void }) {
  const [create] = useCreateLabelMutation();
  const [update] = useUpdateLabelMutation();
  const { ref, bind, faults, refusal, busy, restart, onSubmit } = useContractForm({
    // A change has the same field.
    endpoint: inboxContract.createLabel,
    from: { name: label?.name ?? '' },
    send: (input) => (label ? update({ labelId: label.id, ...input }) : create(input)),
    onSaved: () => {
      restart();
      onDone?.();
    },
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate aria-label={label ? `Rename ${label.name}` : 'New label'}>
      <Field label={label ? 'New name' : 'New label'} error={faults.name ?? refusal}>
        <TextInput dir="auto" {...bind('name')} maxLength={conversationLimits.label} />
      </Field>
      <Row>
        <Button type="submit" busy={busy}>
          {label ? 'Rename label' : 'Add label'}
        </Button>
        {onDone && (
          <Button variant="quiet" onClick={onDone}>
            Cancel
          </Button>
        )}
      </Row>
    </Form>
  );
}
