import { Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { campaignPath, paths } from '../../../config/paths';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { CampaignMenu, useCampaignActions } from '../../campaigns/campaigns-parts';
import type { AutomationFault } from '../automation-faults';
import type { AutomationNames } from '../automation-words';
import type { AutomationDraft } from '../hooks/use-automation-draft';
import { fetchLateParts, LateStartAutomation } from './automation-late-parts';

/** What is done with the automation as a whole. */
export function AutomationActions({
  campaign,
  draft,
  names,
  faults,
  onChecks,
}: {
  campaign: CampaignDetail;
  draft: AutomationDraft;
  names: AutomationNames;
  faults: readonly AutomationFault[];
  onChecks: () => void;
}) {
  const { workspace } = useSession();
  const navigate = useNavigate();
  const { show } = useToast();
  const { busy, pause, resume } = useCampaignActions();
  const [starting, setStarting] = useState(false);
  useEffect(() => fetchLateParts(), [starting]);
  const { status } = campaign;
  const begin = async () =>
    (await draft.save()) ? setStarting(true) : void show({ kind: 'failure', text: 'Save your changes first.' });
  return (
    <>
      {status !== 'draft' && <ButtonLink to={campaignPath(campaign.id)}>Figures</ButtonLink>}
      {status === 'active' && (
        <Button icon={<Pause />} busy={busy} onClick={() => void pause(campaign)}>
          Pause
        </Button>
      )}
      {status === 'paused' && (
        <Button icon={<Play />} busy={busy} onClick={() => void resume(campaign)}>
          Resume
        </Button>
      )}
      <CampaignMenu campaign={campaign} isWritten onDeleted={() => void navigate(paths.campaigns, { replace: true })} />
      {status === 'draft' && (
        <Button
          variant={draft.dirty ? 'second' : 'primary'}
          icon={<Play />}
          busy={draft.saving && !starting}
          onClick={() => void begin()}
          disabledReason={workspace.kind === 'demo' ? 'Nothing is sent from a demo.' : undefined}
        >
          Start
        </Button>
      )}
      <LateStartAutomation
        campaign={campaign}
        automation={draft.automation}
        names={names}
        faults={faults}
        open={starting}
        onClose={() => setStarting(false)}
        onStarted={() => setStarting(false)}
        onChecks={() => {
          setStarting(false);
          onChecks();
        }}
      />
    </>
  );
}
