import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { automationPath, campaignEditPath, campaignEmailPath } from '../../../config/paths';
import type { CampaignEmail } from '../../../contracts/campaign-emails';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { Badge } from '../../../ui/badge';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Tabs } from '../../../ui/tabs';
import { useGetCampaignQuery } from '../campaigns-api';
import { useGetCampaignEmailQuery } from '../editor/campaign-editor-api';
import { ConflictDialog } from '../editor/components/conflict-dialog';
import { ContentPart } from './components/content-part';
import { EditorLoading, EditorMissing, EditorTop } from '../editor/components/editor-top';
import { ChecksPart, fetchLateParts, PreviewPart, VersionsPart } from '../editor/late-parts';
import { SaveGuard } from '../editor/components/save-guard';
import { TestButton } from '../previews/test-button';
import { useCampaignChecks } from '../checks/use-campaign-checks';
import { useMailEditor } from './hooks/use-mail-editor';

/** Part of an automation. It may be changed while the automation runs: whoever gets it later gets it so. */
export function CampaignEmailPage() {
  const { campaignId = '', emailId = '' } = useParams();
  const campaign = useGetCampaignQuery({ campaignId });
  const email = useGetCampaignEmailQuery({ emailId });
  if (campaign.currentData && email.currentData?.campaignId === campaignId)
    return <Editor key={emailId} campaign={campaign.currentData} email={email.currentData} />;
  const failed = [campaign, email].find(({ error }) => error);
  const foreign =
    campaign.currentData && email.currentData ? { kind: 'api', code: 'not_found', message: '' } : undefined;
  return (
    <Page>
      <EditorTop to={automationPath(campaignId)} back="Automation" />
      <PageHeader title="Email" />
      {failed?.error || foreign ? (
        <EditorMissing
          error={failed?.error ?? foreign}
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
  const base = campaignEmailPath(campaign.id, email.id);
  const isLocked = campaign.status === 'completed' || (campaign.type !== 'automation' && campaign.status !== 'draft');
  const { draft, editing, part, open, mend, contact, setContact, place } = useMailEditor(
    email,
    base,
    PARTS.map(({ value }) => value),
    'content',
  );
  useEffect(() => fetchLateParts(), [part]);
  const checks = useCampaignChecks(campaign.id, { emailId: email.id, skip: part !== 'checks' });
  return (
    <Page>
      <EditorTop
        to={campaign.type === 'automation' ? automationPath(campaign.id) : campaignEditPath(campaign.id)}
        back={campaign.name || 'Automation'}
        autosaves={isLocked ? undefined : [draft.autosave]}
      />
      <PageHeader
        title={draft.content.name.trim() || draft.content.subject.trim() || 'Email'}
        badge={<Badge status={campaign.status} />}
        sentence={
          isLocked
            ? 'This email is no longer sent.'
            : campaign.status === 'active'
              ? 'It is being sent. People who get it a few minutes from now will get your latest changes.'
              : 'Part of an automation.'
        }
        actions={<TestButton emailId={email.id} contactId={contact?.id} flush={draft.autosave.flush} />}
      />
      <Tabs label="Email sections" value={part} onChange={open} tabs={PARTS}>
        <div ref={place}>
          {part === 'content' && <ContentPart draft={draft} editing={editing} isLocked={isLocked} isNamed />}
          {part === 'preview' && (
            <PreviewPart emailId={email.id} autosave={draft.autosave} contact={contact} onContact={setContact} />
          )}
          {part === 'checks' && <ChecksPart checks={checks} onMend={mend} />}
          {part === 'versions' && <VersionsPart draft={draft} isLocked={isLocked} />}
        </div>
      </Tabs>
      <ConflictDialog draft={draft} />
      <SaveGuard base={base} dirty={draft.dirty} flush={draft.autosave.flush} />
    </Page>
  );
}

const PARTS = [
  { value: 'content', label: 'Content' },
  { value: 'preview', label: 'Preview' },
  { value: 'checks', label: 'Checks' },
  { value: 'versions', label: 'Versions' },
] as const;
