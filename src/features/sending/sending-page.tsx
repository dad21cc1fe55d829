import { messageOf } from '../../api/api-error';
import { paths } from '../../config/paths';
import { BackLink } from '../../ui/back-link';
import { Banner } from '../../ui/banner';
import { Cols } from '../../ui/cols';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { Skeleton, SkeletonPanel } from '../../ui/skeleton';
import { Stack } from '../../ui/stack';
import { UnsavedGuard } from '../../ui/unsaved-guard';
import { ConversionKey } from './components/conversion-key';
import { DomainForm } from './components/domain-form';
import { DomainPanel } from './components/domain-panel';
import { SenderPanel } from './components/sender-panel';
import { TrackingPanel } from './components/tracking-panel';
import { useGetSendingSettingsQuery } from './sending-api';

/** The sender of campaigns, and what mailbox providers require to trust it. */
export function SendingPage() {
  const { data, error, isFetching, refetch } = useGetSendingSettingsQuery();
  return (
    <Page>
      <BackLink to={paths.campaigns}>Campaigns</BackLink>
      <PageHeader
        title="Sender and domains"
        sentence={
          data?.needsDomain
            ? 'Campaigns and automations are sent from your own domain. Add it here and enter its DNS records, and they can start.'
            : data?.from
              ? `Campaigns are sent from ${data.from}.`
              : 'Who your campaigns come from, and how to prove they are yours.'
        }
      />
      {data ? (
        <UnsavedGuard>
          <Cols>
            <Stack>
              <SenderPanel settings={data} />
              {data.domains.map((domain) => (
                <DomainPanel key={domain.id} domain={domain} used={data.domainId === domain.id} />
              ))}
            </Stack>
            <Stack>
              <DomainForm />
              <TrackingPanel settings={data} />
              <ConversionKey settings={data} />
            </Stack>
          </Cols>
        </UnsavedGuard>
      ) : error ? (
        <Banner title="Your sender could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
          {messageOf(error)}
        </Banner>
      ) : (
        <Skeleton label="Loading the sender">
          <SkeletonPanel rows={6} />
        </Skeleton>
      )}
    </Page>
  );
}
