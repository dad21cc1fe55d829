import { Pencil } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { automationPath, campaignEditPath, campaignEmailPath, campaignPath, paths } from '../../config/paths';
import type { StoredAutomation } from '../../contracts/automations';
import type { CampaignDetail } from '../../contracts/campaign-record';
import type { CampaignCheck } from '../../contracts/campaign-runs';
import { pluralise } from '../../lib/pluralise';
import { Badge } from '../../ui/badge';
import { Banner } from '../../ui/banner';
import { Button } from '../../ui/button';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Tabs } from '../../ui/tabs';
import { ChecksPart, EditorLoading, EditorMissing, EditorTop, useCampaignChecks } from '../campaigns/campaigns-parts';
import { useGetCampaignQuery } from '../campaigns/campaigns-api';
import { useGetAutomationQuery } from './automations-api';
import { automationFaults } from './automation-faults';
import { AutomationActions } from './components/automation-actions';
import { AutomationConflict } from './components/automation-conflict';
import { LeaveGuard } from './components/automation-leave-guard';
import { SaveBar } from './components/save-bar';
import type { Mail } from './steps/step-form-props';
import { StepsPart } from './steps/components/steps-part';
import { fetchLateParts, LateNameDialog, LatePeoplePart } from './components/automation-late-parts';
import { useAutomationDraft } from './hooks/use-automation-draft';
import { useAutomationNames } from './hooks/use-automation-names';

/** An automation: what it does, who is in it, and whether it may start. */
export function AutomationPage() {
  const { campaignId = '' } = useParams();
  const campaign = useGetCampaignQuery({ campaignId });
  const isOther = campaign.currentData !== undefined && campaign.currentData.type !== 'automation';
  const automation = useGetAutomationQuery({ campaignId }, { skip: isOther, refetchOnMountOrArgChange: true });
  if (isOther) return <Navigate to={campaignEditPath(campaignId)} replace />;
  if (campaign.currentData && automation.currentData)
    return <Editor key={campaignId} campaign={campaign.currentData} stored={automation.currentData} />;
  const failed = [campaign, automation].find(({ error }) => error);
  return (
    <Page>
      <EditorTop to={paths.campaigns} back="Campaigns" />
      <PageHeader title="Automation" />
      {failed ? (
        <EditorMissing error={failed.error} retrying={failed.isFetching} onRetry={() => void failed.refetch()} />
      ) : (
        <EditorLoading />
      )}
    </Page>
  );
}

function Editor({ campaign, stored }: { campaign: CampaignDetail; stored: StoredAutomation }) {
  const { part: asked } = useParams();
  const navigate = useNavigate();
  const base = automationPath(campaign.id);
  const part = PARTS.find(({ value }) => value === asked)?.value ?? 'steps';
  const [made, setMade] = useState<Mail[]>([]);
  const [naming, setNaming] = useState(false);
  // A mail that was just made is known before the campaign is read again.
  const mails = useMemo(
    () => [...campaign.emails, ...made.filter(({ id }) => !campaign.emails.some((mail) => mail.id === id))],
    [campaign.emails, made],
  );
  const names = useAutomationNames(mails);
  const draft = useAutomationDraft(campaign.id, stored);
  const checks = useCampaignChecks(campaign.id, { skip: part !== 'checks' });
  useEffect(() => fetchLateParts(), [part, naming]);
  const isOver = campaign.status === 'completed';
  const faults = [
    ...(isOver ? [] : automationFaults(draft.automation, names)),
    ...Object.entries(draft.refused).map(([at, sentence]) => ({ at, sentence, grave: true })),
  ];
  const open = (next: Part) =>
    void navigate(automationPath(campaign.id, next === 'steps' ? '' : next), { preventScrollReset: true });
  const mend = ({ emailId }: CampaignCheck) =>
    void (emailId === null ? open('steps') : navigate(campaignEmailPath(campaign.id, emailId)));
  return (
    <Page>
      <EditorTop to={paths.campaigns} back="Campaigns" />
      <PageHeader
        title={campaign.name}
        sentence={headSentence(campaign, stored)}
        badge={
          <>
            <Badge status={campaign.status} />
            <Button
              size="sm"
              variant="quiet"
              iconOnly
              icon={<Pencil />}
              label={campaign.status === 'draft' ? 'Name and sender' : 'Rename'}
              onClick={() => setNaming(true)}
            />
          </>
        }
        actions={
          <AutomationActions
            campaign={campaign}
            draft={draft}
            names={names}
            faults={faults}
            onChecks={() => open('checks')}
          />
        }
      />
      {campaign.cause && <Banner tone="amber" title={campaign.cause} />}
      {/* One block, so that the bar can stay at the foot of the window. */}
      <div>
        <Tabs label="Automation sections" value={part} onChange={open} tabs={PARTS}>
          {part === 'steps' && (
            <StepsPart
              campaign={campaign}
              stored={stored}
              draft={draft}
              names={names}
              faults={faults}
              mails={mails}
              onMade={(mail) => setMade((now) => [...now, mail])}
              onPeople={() => open('people')}
              onChecks={() => open('checks')}
            />
          )}
          {part === 'people' && (
            <LatePeoplePart campaignId={campaign.id} stored={stored} names={names} status={campaign.status} />
          )}
          {part === 'checks' && <ChecksPart checks={checks} onMend={mend} />}
        </Tabs>
        <SaveBar draft={draft} />
      </div>
      <LateNameDialog campaign={campaign} open={naming} onClose={() => setNaming(false)} />
      <AutomationConflict draft={draft} />
      <LeaveGuard inside={[base, `${campaignPath(campaign.id)}/emails`]} draft={draft} />
    </Page>
  );
}

function headSentence({ status }: CampaignDetail, { people: { active } }: StoredAutomation): string {
  if (status === 'draft') return 'Not started yet. Nobody enters and nothing is sent.';
  if (status === 'completed') return 'It has ended. You can start a copy of it.';
  if (status === 'paused')
    return `Paused. Nobody enters and nothing is sent.${active === 0 ? '' : ` ${pluralise(active, 'person is', 'people are')} partway through and will stay where they are.`}`;
  if (active === 0) return 'Nobody is in this right now. Changes apply to the next people who enter.';
  return `${pluralise(active, 'person is', 'people are')} in this now. Waiting times stay the same, and your changes apply to everyone’s next steps.`;
}

const PARTS = [
  { value: 'steps', label: 'Steps' },
  { value: 'people', label: 'People' },
  { value: 'checks', label: 'Checks' },
] as const;
type Part = (typeof PARTS)[number]['value'];
