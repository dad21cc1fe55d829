import { Clapperboard, Image, Inbox, Repeat } from 'lucide-react';
import { paths } from '../../../config/paths';
import { Panel } from '../../../ui/panel';
import { QuickLinks } from '../../../ui/quick-links';

export function QuickActions() {
  return (
    <Panel title="Quick actions">
      <QuickLinks
        label="Quick actions"
        items={[
          { icon: <Image />, label: 'Generate AI Image', to: paths.creative },
          { icon: <Clapperboard />, label: 'Create HeyGen Video', to: paths.avatar },
          { icon: <Inbox />, label: 'View Conversations', to: paths.conversations },
          { icon: <Repeat />, label: 'Content Engine', to: paths.engine },
        ]}
      />
    </Panel>
  );
}
