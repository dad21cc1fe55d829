import { useState, type FormEvent } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { campaignsContract } from '../../../contracts/campaigns';
import { campaignLimits } from '../../../domain/campaign';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { useUpdateCampaignMutation } from '../../campaigns/campaigns-api';

/** How it is called, and, before it has started, from whom its mails come. */
export function NameDialog({
  campaign,
  open,
  onClose,
}: {
  campaign: CampaignDetail;
  open: boolean;
  onClose: () => void;
}) {
  return (
    <Dialog open={open} onClose={onClose} title={campaign.status === 'draft' ? 'Name and sender' : 'Rename automation'}>
      {open && <NameForm campaign={campaign} onClose={onClose} />}
    </Dialog>
  );
}

function NameForm({
  campaign: { id, name, senderName, replyTo, status },
  onClose,
}: {
  campaign: CampaignDetail;
  onClose: () => void;
}) {
  const [update, { isLoading, error }] = useUpdateCampaignMutation();
  const [typed, setTyped] = useState({ name, senderName, replyTo });
  const [found, setFound] = useState<Record<string, string>>({});
  const faults = { ...fieldsOf(error), ...found };
  const isDraft = status === 'draft';
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = { campaignId: id, ...(isDraft ? typed : { name: typed.name }) };
    const wrong = checkInput(campaignsContract.updateCampaign, input);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { data } = await update(input);
    if (data) onClose();
  };
  const type = (part: Partial<typeof typed>) => setTyped((now) => ({ ...now, ...part }));
  return (
    <Form noValidate aria-label="Name and sender" onSubmit={(event) => void submit(event)}>
      {error && Object.keys(fieldsOf(error)).length === 0 && (
        <Banner title="The changes were not saved.">{messageOf(error)}</Banner>
      )}
      <Field label="Automation name" required error={faults.name} help="Only your team sees this.">
        <TextInput
          dir="auto"
          value={typed.name}
          maxLength={campaignLimits.name}
          onChange={({ target }) => type({ name: target.value })}
        />
      </Field>
      {isDraft && (
        <Field label="Sender name" optional error={faults.senderName} help="If empty, we use your workspace’s.">
          <TextInput
            dir="auto"
            value={typed.senderName}
            maxLength={120}
            onChange={({ target }) => type({ senderName: target.value })}
          />
        </Field>
      )}
      {isDraft && (
        <Field label="Replies go to" optional error={faults.replyTo} help="If empty, we use your workspace’s.">
          <TextInput
            type="email"
            value={typed.replyTo}
            maxLength={254}
            placeholder="ada@example.com"
            onChange={({ target }) => type({ replyTo: target.value })}
          />
        </Field>
      )}
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={isLoading} busyLabel="Saving…">
          Save
        </Button>
      </Row>
    </Form>
  );
}
