import { paths } from '../../../../config/paths';
import { campaignLimits } from '../../../../domain/campaign';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { Cols } from '../../../../ui/cols';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { useSession } from '../../../auth/auth-parts';
import type { CampaignSettingsForm } from '../hooks/use-campaign-settings';
import { AudienceCountPanel } from './audience-count';
import { AudienceFields } from './audience-fields';
import { WhenFields } from './when-fields';

/** To whom, from whom and when; beside it how many people that is. Stored by itself, as the mail is. */
export function SettingsPart({
  campaign,
  form,
  wantsSegments,
  onWantsSegments,
}: {
  campaign: CampaignDetail;
  form: CampaignSettingsForm;
  wantsSegments: boolean;
  onWantsSegments: (wants: boolean) => void;
}) {
  const { workspace } = useSession();
  const { settings, faults, change } = form;
  const isMember = workspace.role !== 'owner';
  return (
    <Cols>
      <Stack>
        <Panel title="Audience">
          <PanelBody>
            <AudienceFields
              type={campaign.type}
              audience={settings.audience}
              wantsSegments={wantsSegments}
              onWantsSegments={onWantsSegments}
              onChange={(segmentIds) => change({ audience: { segmentIds } })}
            />
          </PanelBody>
        </Panel>
        <Panel title="When">
          <PanelBody>
            <WhenFields
              sendAt={settings.sendAt}
              localHour={settings.localHour}
              zone={workspace.zone}
              onChange={change}
              fault={faults.sendAt}
            />
          </PanelBody>
        </Panel>
        <Panel title="Name and sender">
          <PanelBody>
            <Field label="Campaign name" required error={faults.name} help="Only your team sees this.">
              <TextInput
                dir="auto"
                value={settings.name}
                maxLength={campaignLimits.name}
                onChange={({ target }) => change({ name: target.value })}
              />
            </Field>
            <FormPair>
              <Field label="Sender name" optional error={faults.senderName} help="If empty, we use your workspace’s.">
                <TextInput
                  dir="auto"
                  value={settings.senderName}
                  maxLength={120}
                  disabled={isMember}
                  onChange={({ target }) => change({ senderName: target.value })}
                />
              </Field>
              <Field label="Replies go to" optional error={faults.replyTo} help="If empty, we use your workspace’s.">
                <TextInput
                  type="email"
                  value={settings.replyTo}
                  maxLength={254}
                  disabled={isMember}
                  placeholder="ada@example.com"
                  onChange={({ target }) => change({ replyTo: target.value })}
                />
              </Field>
            </FormPair>
            <Text size="sm" tone={2}>
              {isMember && 'Only an owner of the workspace can change the sender and where replies go. '}When these are
              empty, we use what is set under <Link to={paths.sending}>Sender</Link>.
            </Text>
          </PanelBody>
        </Panel>
      </Stack>
      <AudienceCountPanel audience={settings.audience} />
    </Cols>
  );
}
