import { messageOf } from '../../../../api/api-error';
import { campaignRepliesPath } from '../../../../config/paths';
import type { CampaignDetail } from '../../../../contracts/campaign-record';
import { Banner } from '../../../../ui/banner';
import { Cols } from '../../../../ui/cols';
import { Link } from '../../../../ui/link';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../../ui/skeleton';
import { Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { useGetCampaignReportQuery, useListCampaignsInfiniteQuery } from '../../campaigns-api';
import { peopleSentence } from '../report-words';
import { CampaignFunnel } from '../../components/campaign-funnel';
import { CampaignProgress } from '../../components/campaign-progress';
import { ReportClaims } from './report-claims';
import { ReportEmails } from './report-emails';
import { ReportHours } from './report-hours';
import { ReportLinks } from './report-links';
import { ReportOutcomes } from './report-outcomes';
import { ReportRecipients } from './report-recipients';

/** What became of a campaign that has begun. */
export function CampaignReport({ campaign, zone, now }: { campaign: CampaignDetail; zone: string; now: Date }) {
  const report = useGetCampaignReportQuery({ campaignId: campaign.id });
  // The list knows the workspace's currency, and whoever comes from there has it.
  const list = useListCampaignsInfiniteQuery({ filter: 'active' });
  const currency = list.data?.pages[0]?.currency;
  const failed = [report, list].find(({ data, error }) => !data && error);
  const { status, counts, leftOut } = campaign;
  const data = report.currentData;
  if (failed)
    return (
      <Banner
        title="The figures could not be loaded."
        onRetry={() => void failed.refetch()}
        retrying={failed.isFetching}
      >
        {messageOf(failed.error)}
      </Banner>
    );
  if (!data || !currency)
    return (
      <Skeleton label="Loading the figures">
        <SkeletonPanel rows={4} />
      </Skeleton>
    );
  return (
    <Stack>
      <Cols>
        <Stack>
          <Panel label="Figures">
            <PanelBody>
              <CampaignFunnel counts={counts} currency={currency} />
              {status === 'active' && <CampaignProgress campaign={campaign} />}
              <Text size="sm" tone={2}>
                {peopleSentence(campaign)}
              </Text>
              {counts.replies > 0 && <Link to={campaignRepliesPath(campaign.id)}>Read the replies</Link>}
            </PanelBody>
          </Panel>
          <ReportClaims campaignId={campaign.id} currency={currency} zone={zone} now={now} />
          {data.hours.length > 0 && <ReportHours hours={data.hours} />}
          {data.emails.length > 1 && <ReportEmails emails={data.emails} />}
          {data.links.length > 0 && <ReportLinks links={data.links} />}
        </Stack>
        <ReportOutcomes
          campaign={campaign}
          leftOut={leftOut}
          causes={{ Bounced: data.bounces, Refused: data.refusals, Uncertain: data.uncertainties }}
        />
      </Cols>
      <ReportRecipients
        campaignId={campaign.id}
        isOver={status === 'completed'}
        currency={currency}
        zone={zone}
        now={now}
      />
    </Stack>
  );
}
