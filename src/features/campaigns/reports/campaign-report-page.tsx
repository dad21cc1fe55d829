import { Pause, Play, Undo2, Workflow } from 'lucide-react';
import { useNavigate, useParams } from 'react-router-dom';
import { isApiError, messageOf } from '../../../api/api-error';
import { automationPath, paths } from '../../../config/paths';
import type { CampaignDetail } from '../../../contracts/campaign-record';
import { isScheduled, mayUnschedule } from '../../../domain/campaign';
import { MINUTE_MS } from '../../../domain/duration';
import { useNow } from '../../../hooks/use-now';
import { BackLink } from '../../../ui/back-link';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { EmptyState } from '../../../ui/empty-state';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { useSession } from '../../auth/auth-parts';
import { ExpectedPart } from '../checks/expected-part';
import { endedUnsent, hasNotBegun, whenSentence, writingHref } from '../campaign-words';
import { useGetCampaignQuery } from '../campaigns-api';
import { CampaignMenu } from '../components/campaign-menu';
import { GhostCampaign } from '../components/ghost-campaign';
import { CampaignReport } from './components/campaign-report';
import { useCampaignActions } from '../hooks/use-campaign-actions';

export function CampaignReportPage() {
  const { campaignId = '' } = useParams();
  const { currentData: campaign, error, isFetching, refetch } = useGetCampaignQuery({ campaignId });
  return (
    <Page>
      <BackLink to={paths.campaigns}>Campaigns</BackLink>
      {campaign ? (
        <Campaign key={campaign.id} campaign={campaign} />
      ) : (
        <>
          <PageHeader title="Campaign" />
          {error ? (
            <Missing error={error} retrying={isFetching} onRetry={() => void refetch()} />
          ) : (
            <Skeleton label="Loading the campaign">
              <SkeletonPanel rows={4} />
            </Skeleton>
          )}
        </>
      )}
    </Page>
  );
}

function Campaign({ campaign }: { campaign: CampaignDetail }) {
  const { zone } = useSession().workspace;
  const now = useNow(MINUTE_MS);
  const navigate = useNavigate();
  const { busy, pause, resume, unschedule, unscheduling } = useCampaignActions();
  const { id, name, type, status, cause } = campaign;
  const waits = isScheduled(campaign, now);
  return (
    <>
      <PageHeader
        title={name}
        badge={
          endedUnsent(campaign) ? (
            <Badge status="inactive">Ended</Badge>
          ) : (
            <Badge status={waits ? 'scheduled' : status} />
          )
        }
        sentence={whenSentence(campaign, zone, now)}
        actions={
          <>
            {type === 'automation' && status !== 'draft' && (
              <ButtonLink to={automationPath(id)} icon={<Workflow />}>
                Steps
              </ButtonLink>
            )}
            {mayUnschedule(campaign, now) && (
              <Button
                variant={waits ? 'primary' : 'second'}
                icon={<Undo2 />}
                busy={unscheduling}
                busyLabel="Moving to draft…"
                onClick={() => void unschedule(campaign)}
              >
                Move to draft
              </Button>
            )}
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
            <CampaignMenu campaign={campaign} onDeleted={() => void navigate(paths.campaigns, { replace: true })} />
          </>
        }
      />
      {cause && <Banner tone="amber" title={cause} />}
      {status === 'draft' ? (
        <EmptyState
          level={2}
          ghost={<GhostCampaign />}
          title="Not sent yet"
          sentence="Its results will show here once the first email is sent."
          action={
            <ButtonLink to={writingHref(campaign)} variant="primary">
              {type === 'automation' ? 'Build and start automation' : 'Write and send campaign'}
            </ButtonLink>
          }
        />
      ) : hasNotBegun(campaign, now) ? (
        <ExpectedPart campaign={campaign} zone={zone} now={now} />
      ) : (
        <CampaignReport campaign={campaign} zone={zone} now={now} />
      )}
    </>
  );
}

function Missing({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  const gone = isApiError(error) && (error.code === 'not_found' || error.code === 'invalid_request');
  if (!gone)
    return (
      <Banner title="This campaign could not be loaded." onRetry={onRetry} retrying={retrying}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <EmptyState
      level={2}
      ghost={<GhostCampaign />}
      title="Campaign not found"
      sentence="It was deleted, or it belongs to another workspace."
      action={
        <ButtonLink to={paths.campaigns} variant="primary">
          View all campaigns
        </ButtonLink>
      }
    />
  );
}
