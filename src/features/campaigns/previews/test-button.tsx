import { Send } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import { Button } from '../../../ui/button';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useSendTestEmailMutation } from '../editor/campaign-editor-api';

/** Sends the mail, as it is now, to whoever is signed in; with the preview's contact filled in. */
export function TestButton({
  emailId,
  contactId,
  flush,
}: {
  emailId: string;
  contactId: string | undefined;
  flush: () => Promise<boolean>;
}) {
  const { workspace } = useSession();
  const { show } = useToast();
  const [send, { isLoading }] = useSendTestEmailMutation();
  const test = async () => {
    if (!(await flush()))
      return void show({ kind: 'failure', text: 'Nothing was sent because your latest changes are not saved.' });
    const { data, error } = await send({ emailId, ...(contactId && { contactId }) });
    if (data) show({ text: `Sent to ${data.to}.` });
    else show({ kind: 'failure', text: `The test was not sent. ${messageOf(error)}` });
  };
  return (
    <Button
      icon={<Send />}
      busy={isLoading}
      busyLabel="Sending…"
      onClick={() => void test()}
      {...(workspace.kind === 'demo' && { disabledReason: 'Nothing is sent from a demo.' })}
    >
      Send test
    </Button>
  );
}
