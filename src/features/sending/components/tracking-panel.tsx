import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../api/api-error';
import type { SendingSettings } from '../../../contracts/sending';
import { useUnsaved } from '../../../hooks/use-unsaved';
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
  const [update, { isLoading, error }] = useUpdateSendingSettingsMutation();
  const stored = settings.ownHosts.join('\n');
  const [typed, setTyped] = useState<string | null>(null);
  const written = typed ?? stored;
  useUnsaved(written !== stored);

  const change = async (
    part: Partial<Pick<SendingSettings, 'tracksOpens' | 'tracksClicks' | 'tracksConversions' | 'ownHosts'>>,
  ) => {
    if (isLoading) return;
    const { senderName, localPart, domainId, replyTo, postalAddress } = settings;
    const outcome = await update({ senderName, localPart, domainId, replyTo, postalAddress, ...part });
    if (!outcome.error && part.ownHosts) setTyped(null);
    if (outcome.error && !fieldsOf(outcome.error).ownHosts) show({ kind: 'failure', text: messageOf(outcome.error) });
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
          help="Links to your own sites include fb_click, which matches a sale to its email. Links to other sites never do."
        >
          Match sales to emails
        </Switch>
        <Form
          noValidate
          aria-label="Your own sites"
          onSubmit={(event) => {
            event.preventDefault();
            void change({ ownHosts: written.split(/[\s,;]+/).filter(Boolean) });
          }}
        >
          <Field
            label="Your other sites"
            optional
            error={fieldsOf(error).ownHosts}
            help="One per line, such as shop.example. The website in your profile and your verified domains are already included."
          >
            <TextArea
              rows={2}
              value={written}
              maxLength={2_000}
              disabled={isMember}
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Row>
            <Button
              type="submit"
              busy={isLoading && typed !== null}
              busyLabel="Saving…"
              {...((isMember && { disabledReason: 'Only an owner of the workspace can change this.' }) ||
                (written === stored && { disabledReason: 'Nothing has changed.' }))}
            >
              Save sites
            </Button>
          </Row>
        </Form>
      </PanelBody>
    </Panel>
  );
}
