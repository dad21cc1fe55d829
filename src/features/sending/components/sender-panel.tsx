import type { SendingSettings } from '../../../contracts/sending';
import { languageNames } from '../../../domain/language';
import { Facts } from '../../../ui/facts';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { SenderForm } from './sender-form';

/** The sender of the business's emails. Owners change it, members read it. */
export function SenderPanel({ settings }: { settings: SendingSettings }) {
  const { workspace } = useSession();
  if (workspace.role === 'owner') return <SenderForm settings={settings} />;
  const { senderName, replyTo, postalAddress, language } = settings;
  return (
    <Panel title="Sender">
      <PanelBody>
        <Text size="sm" tone={2}>
          Only an owner of {workspace.name} can change the sender and where replies go.
        </Text>
        <Facts
          facts={[
            { name: 'Name', value: senderName || workspace.name },
            { name: 'Replies go to', value: replyTo || 'The sender’s address' },
            {
              name: 'Postal address',
              value: postalAddress || 'Not set. Nothing is sent without it, so ask an owner to add it.',
            },
            { name: 'Language', value: languageNames[language] },
          ]}
        />
      </PanelBody>
    </Panel>
  );
}
