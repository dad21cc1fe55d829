import { Plus } from 'lucide-react';
import { campaignTypes, type CampaignType } from '../../../domain/campaign';
import { Button } from '../../../ui/button';
import { LateMenu } from '../../../ui/late-menu';
import { useCampaignActions } from '../hooks/use-campaign-actions';
import { glyphs } from './campaign-glyphs';

/** Begins a campaign of one of the kinds that there are. */
export function NewCampaign() {
  const { create, creating } = useCampaignActions();
  return (
    <LateMenu
      label="New Campaign"
      trigger={
        <Button variant="primary" icon={<Plus />} busy={creating} busyLabel="Creating a draft...">
          New Campaign
        </Button>
      }
      items={campaignTypes.map((type) => ({
        label: KINDS[type],
        icon: glyphs[type],
        onSelect: () => void create({ type }),
      }))}
    />
  );
}

const KINDS: Record<CampaignType, string> = {
  email: 'Email to some of your contacts',
  broadcast: 'Broadcast to everyone who agreed',
  automation: 'Automation in steps',
};
