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

/** In whose name campaigns are sent, and what mailboxes need to believe it. */
export function SendingPage() {
  const { data, error, isFetching, refetch } = useGetSendingSettingsQuery();
  return (
    <Page>
      <BackLink to={paths.campaigns}>Campaigns</BackLink>
      <PageHeader
        title="Sender and domains"
        sentence={
          data?.needsDomain
            ? 'Campaigns and automations go out from a domain of your own: add it here, set what it asks for in DNS, and they can start.'
            : data?.from
              ? `Campaigns go out as ${data.from}.`
              : 'In whose name campaigns go out, and what mailboxes need to believe it.'
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
        <Banner title="Your sender could not be read." onRetry={() => void refetch()} retrying={isFetching}>
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
