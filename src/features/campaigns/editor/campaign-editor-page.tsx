import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { automationPath, campaignEditPath, campaignPath, paths } from '../../../config/paths';
import type { CampaignEmail } from '../../../contracts/campaign-emails';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { isScheduled } from '../../../domain/campaign';
import { useNow } from '../../../hooks/use-now';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Tabs } from '../../../ui/tabs';
import { useToast } from '../../../ui/use-toast';
import { useSession } from '../../auth/auth-parts';
import { useGetCampaignQuery } from '../campaigns-api';
import { useGetCampaignEmailQuery } from './campaign-editor-api';
import { ConflictDialog } from './components/conflict-dialog';
import { ContentPart } from '../emails/components/content-part';
import { EditorLoading, EditorMissing, EditorTop } from './components/editor-top';
import { ChecksPart, fetchLateParts, PreviewPart, SettingsPart, StartDialog, VersionsPart } from './late-parts';
import { LockedActions } from './components/locked-actions';
import { SaveGuard } from './components/save-guard';
import { TestButton } from '../previews/test-button';
import { useCampaignChecks } from '../checks/use-campaign-checks';
import { useCampaignSettings } from './hooks/use-campaign-settings';
import { useMailEditor } from '../emails/hooks/use-mail-editor';
import { draftSentence, isLater, whenWords } from './when-words';

/** A campaign that goes to many at once: its mail, to whom, and when. */
export function CampaignEditorPage() {
  const { campaignId = '' } = useParams();
  const campaign = useGetCampaignQuery({ campaignId });
  const emailId = campaign.currentData?.emails[0]?.id ?? '';
  const email = useGetCampaignEmailQuery({ emailId }, { skip: emailId === '' });
  if (campaign.currentData?.type === 'automation') return <Navigate to={automationPath(campaignId)} replace />;
  if (campaign.currentData && email.currentData)
    return <Editor key={emailId} campaign={campaign.currentData} email={email.currentData} />;
  const failed = [campaign, email].find(({ error }) => error);
  const empty = campaign.currentData && emailId === '' ? { kind: 'api', code: 'not_found', message: '' } : undefined;
  return (
    <Page>
      <EditorTop to={paths.campaigns} back="Campaigns" />
      <PageHeader title="Campaign" />
      {failed?.error || empty ? (
        <EditorMissing
          error={failed?.error ?? empty}
          retrying={failed?.isFetching ?? false}
          onRetry={() => void failed?.refetch()}
        />
      ) : (
        <EditorLoading />
      )}
    </Page>
  );
}

function Editor({ campaign, email }: { campaign: CampaignDetail; email: CampaignEmail }) {
  const { workspace } = useSession();
  const now = useNow(30_000);
  const navigate = useNavigate();
  const { show } = useToast();
  const base = campaignEditPath(campaign.id);
  const isLocked = campaign.status !== 'draft';
  const waits = isScheduled(campaign, now);
  const parts = isLocked ? LOCKED_PARTS : PARTS;
  const { draft, editing, part, open, mend, contact, setContact, place } = useMailEditor(
    email,
    base,
    parts.map(({ value }) => value),
    'content',
  );
  const form = useCampaignSettings(campaign);
  const [wantsSegments, setWantsSegments] = useState(false);
  const [starting, setStarting] = useState(false);
  useEffect(() => fetchLateParts(), [part, starting]);
  const checks = useCampaignChecks(campaign.id, { skip: part !== 'checks' });
  const later = isLater(form.settings, now);
  const isDemo = workspace.kind === 'demo';
  const flush = async () => (await Promise.all([draft.autosave.flush(), form.autosave.flush()])).every(Boolean);
  const begin = async () =>
    (await flush()) ? setStarting(true) : void show({ kind: 'failure', text: 'Save your latest changes first.' });
  const refusal = isDemo
    ? 'Nothing is sent from a demo.'
    : wantsSegments && form.settings.audience.segmentIds.length === 0
      ? 'Choose a segment first, in Audience and time.'
      : undefined;

  return (
    <Page>
      <EditorTop
        to={paths.campaigns}
        back="Campaigns"
        autosaves={isLocked ? undefined : [draft.autosave, form.autosave]}
      />
      <PageHeader
        title={form.settings.name.trim() || 'Campaign'}
        badge={<Badge status={waits ? 'scheduled' : campaign.status} />}
        sentence={
          waits
            ? `It will be sent ${whenWords(campaign, workspace.zone, now)}. Its email can’t be changed now. Its recipients are decided at that time.`
            : isLocked
              ? 'Its email can’t be changed after it starts.'
              : isDemo
                ? 'Write and preview as much as you like. Nothing is sent from a demo.'
                : draftSentence(form.settings, workspace.zone, now)
        }
        actions={
          isLocked ? (
            <LockedActions campaign={campaign} now={now} />
          ) : (
            <>
              <TestButton emailId={email.id} contactId={contact?.id} flush={draft.autosave.flush} />
              <Button variant="primary" onClick={() => void begin()} disabledReason={refusal}>
                {later ? 'Schedule' : 'Send now'}
              </Button>
            </>
          )
        }
      />
      <Tabs label="Campaign sections" value={part} onChange={open} tabs={parts}>
        <div ref={place}>
          {part === 'content' && <ContentPart draft={draft} editing={editing} isLocked={isLocked} />}
          {part === 'settings' && (
            <SettingsPart
              campaign={campaign}
              form={form}
              wantsSegments={wantsSegments}
              onWantsSegments={setWantsSegments}
            />
          )}
          {part === 'preview' && (
            <PreviewPart emailId={email.id} autosave={draft.autosave} contact={contact} onContact={setContact} />
          )}
          {part === 'checks' && (
            <ChecksPart
              checks={checks}
              onMend={(check) => (check.check === 'audience' ? open('settings') : mend(check))}
            />
          )}
          {part === 'versions' && <VersionsPart draft={draft} isLocked={isLocked} />}
        </div>
      </Tabs>
      <ConflictDialog draft={draft} />
      <SaveGuard base={base} dirty={draft.dirty || form.autosave.state !== 'saved'} flush={flush} />
      <StartDialog
        campaign={campaign}
        subject={draft.content.subject}
        later={later}
        open={starting}
        onClose={() => setStarting(false)}
        onStarted={() => void navigate(campaignPath(campaign.id))}
        onChecks={() => {
          setStarting(false);
          open('checks');
        }}
      />
    </Page>
  );
}

const LOCKED_PARTS = [
  { value: 'content', label: 'Content' },
  { value: 'preview', label: 'Preview' },
  { value: 'versions', label: 'Versions' },
] as const satisfies readonly { value: Part; label: string }[];
const PARTS: readonly { value: Part; label: string }[] = [
  { value: 'content', label: 'Content' },
  { value: 'settings', label: 'Audience and time' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
  { value: 'versions', label: 'Versions' },
];
type Part = 'content' | 'settings' | 'preview' | 'checks' | 'versions';
