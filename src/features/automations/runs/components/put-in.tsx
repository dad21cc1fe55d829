import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../../../api/api-error';
import type { Contact } from '../../../../contracts/contact-record';
import { Button } from '../../../../ui/button';
import { useToast } from '../../../../ui/use-toast';
import { useSession } from '../../../auth/auth-parts';
import { ContactChooser } from '../../../campaigns/campaigns-parts';
import { useCreateAutomationRunMutation } from '../../automations-api';

/** Lets one contact in by hand, whatever starts it otherwise. */
export function PutIn({ campaignId }: { campaignId: string }) {
  const { workspace } = useSession();
  const { show } = useToast();
  const [create, { isLoading }] = useCreateAutomationRunMutation();
  const [open, setOpen] = useState(false);
  const put = async ({ id }: Contact) => {
    setOpen(false);
    const { data, error } = await create({ campaignId, contactId: id });
    if (data) show({ text: `${data.name || 'They'} ${data.name ? 'has' : 'have'} been added.` });
    else show({ kind: 'failure', text: messageOf(error) });
  };
  return (
    <>
      <Button
        size="sm"
        icon={<UserPlus />}
        busy={isLoading}
        disabledReason={workspace.kind === 'demo' ? 'Nothing is sent from a demo.' : undefined}
        onClick={() => setOpen(true)}
      >
        Add person
      </Button>
      <ContactChooser
        open={open}
        title="Add person"
        sentence="They start at the first step within a minute. Emails go only to people who agreed to them."
        onPick={(contact) => void put(contact)}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
