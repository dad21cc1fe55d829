import type { CampaignDetail } from '../../../contracts/campaign-record';
import { campaignsContract } from '../../../contracts/campaigns';
import { campaignLimits } from '../../../domain/campaign';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Row } from '../../../ui/stack';
import { TextInput } from '../../../ui/text-input';
import { useUpdateCampaignMutation } from '../../campaigns/campaigns-api';

/** How it is called, and, before it has started, from whom its mails come. */
export function NameDialog({ campaign, open, onClose }: NameDialogProps) {
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
  const [update] = useUpdateCampaignMutation();
  const isDraft = status === 'draft';
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: campaignsContract.updateCampaign,
    from: { name, senderName, replyTo },
    input: (typed) => ({ campaignId: id, ...(isDraft ? typed : { name: typed.name }) }),
    send: update,
    onSaved: onClose,
    guarded: false,
  });
  return (
    <Form ref={ref} noValidate aria-label="Name and sender" onSubmit={onSubmit}>
      {refusal !== null && <Banner title="The changes were not saved.">{refusal}</Banner>}
      <Field label="Automation name" required error={faults.name} help="Only your team sees this.">
        <TextInput dir="auto" {...bind('name')} maxLength={campaignLimits.name} />
      </Field>
      {isDraft && (
        <Field label="Sender name" optional error={faults.senderName} help="If empty, we use your workspace’s.">
          <TextInput dir="auto" {...bind('senderName')} maxLength={120} />
        </Field>
      )}
      {isDraft && (
        <Field label="Replies go to" optional error={faults.replyTo} help="If empty, we use your workspace’s.">
          <TextInput type="email" {...bind('replyTo')} maxLength={254} placeholder="ada@example.com" />
        </Field>
      )}
      <Row between>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
          Save
        </Button>
      </Row>
    </Form>
  );
}

export interface NameDialogProps {
  campaign: CampaignDetail;
  open: boolean;
  onClose: () => void;
}
