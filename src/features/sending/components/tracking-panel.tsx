import { messageOf } from '../../../api/api-error';
import { sendingContract, type SendingSettings } from '../../../contracts/sending';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Button } from '../../../ui/button';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Switch } from '../../../ui/switch';
import { Text } from '../../../ui/text';
import { TextArea } from '../../../ui/text-area';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useUpdateSendingSettingsMutation } from '../sending-api';

/** What emails report about their readers, and which sites receive it. */
export function TrackingPanel({ settings }: { settings: SendingSettings }) {
  const isMember = useSession().workspace.role !== 'owner';
  const { show } = useToast();
  const [update, { isLoading }] = useUpdateSendingSettingsMutation();

  const change = async (part: Partial<Pick<SendingSettings, 'tracksOpens' | 'tracksClicks' | 'tracksConversions'>>) => {
    if (isLoading) return;
    const { error } = await update({ ...senderOf(settings), ...part });
    if (error) show({ kind: 'failure', text: messageOf(error) });
  };

  return (
    <Panel title="Tracking">
      <PanelBody>
        {isMember && (
          <Text size="sm" tone={2}>
            Only an owner of the workspace can change what is tracked.
          </Text>
        )}
        <Switch
          disabled={isMember}
          checked={settings.tracksOpens}
          onChange={(tracksOpens) => void change({ tracksOpens })}
          help="Emails contain an invisible picture."
        >
          Track opens
        </Switch>
        <Switch
          disabled={isMember}
          checked={settings.tracksClicks}
          onChange={(tracksClicks) => void change({ tracksClicks })}
          help="Links pass through this installation. When off, they lead straight to their address."
        >
          Track clicks
        </Switch>
        <Switch
          disabled={isMember}
          checked={settings.tracksConversions}
          onChange={(tracksConversions) => void change({ tracksConversions })}
          help="Links to your own sites carry fb_click, which matches a sale to its email, and the usual utm tags, so your website’s figures can name the email. Links to other sites never do."
        >
          Match sales to emails
        </Switch>
        <SitesForm settings={settings} isMember={isMember} />
      </PanelBody>
    </Panel>
  );
}

function SitesForm({ settings, isMember }: { settings: SendingSettings; isMember: boolean }) {
  const [update] = useUpdateSendingSettingsMutation();
  const { ref, bind, faults, refusal, busy, isChanged, onSubmit } = useContractForm({
    endpoint: sendingContract.updateSendingSettings,
    from: { ownHosts: settings.ownHosts.join('\n') },
    input: ({ ownHosts }) => ({ ...senderOf(settings), ownHosts: ownHosts.split(/[\s,;]+/).filter(Boolean) }),
    send: update,
  });
  const fault = Object.values(faults)[0]; // of the list, or of one of its lines
  return (
    <Form ref={ref} noValidate aria-label="Your own sites" onSubmit={onSubmit}>
      <Field
        label="Your other sites"
        optional
        error={fault ?? refusal}
        help="One per line, such as shop.example. The website in your profile and your verified domains are already included."
      >
        <TextArea {...bind('ownHosts')} rows={2} maxLength={2_000} disabled={isMember} />
      </Field>
      <Row>
        <Button
          type="submit"
          busy={busy}
          busyLabel="Saving..."
          {...((isMember && { disabledReason: 'Only an owner of the workspace can change this.' }) ||
            (!isChanged && { disabledReason: 'Nothing has changed.' }))}
        >
          Save sites
        </Button>
      </Row>
    </Form>
  );
}

/** What every change of these settings repeats. */
const senderOf = ({ senderName, localPart, domainId, replyTo, postalAddress }: SendingSettings) => ({
  senderName,
  localPart,
  domainId,
  replyTo,
  postalAddress,
});
