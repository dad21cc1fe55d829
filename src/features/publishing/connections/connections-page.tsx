import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import { BackLink } from '../../../ui/back-link';
import { Banner } from '../../../ui/banner';
import { List } from '../../../ui/list';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { Panel, PanelBody } from '../../../ui/panel';
import { Progress } from '../../../ui/progress';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { Text } from '../../../ui/text';
import { useListConnectionsQuery } from '../publishing-api';
import { ConnectionRow } from './connection-row';
import { useConsentReturn } from './use-consent-return';
import { WebhookLog } from './webhook-log';

/** The accounts that posts go to by themselves: connect, test, disconnect, and what is wrong with each. */
export function ConnectionsPage() {
  const { data, error, isFetching, refetch } = useListConnectionsQuery();
  const back = useConsentReturn();
  return (
    <Page>
      <BackLink to={paths.settings}>Settings</BackLink>
      <PageHeader
        title="Connections"
        sentence="Connect a network once, and the posts you approve for it are published there automatically."
      />
      {back.busy && <Progress label="Connecting…" />}
      {back.refusal && <Banner title="We could not connect it.">{back.refusal}</Banner>}
      {data ? (
        <>
          <Panel title="Networks">
            <List label="Networks">
              {data.items.map((connection) => (
                <ConnectionRow key={connection.channel} connection={connection} />
              ))}
            </List>
            <PanelBody>
              <Text size="xs" tone={3}>
                Passwords and tokens are encrypted and never shown again. X and YouTube cannot be connected. You get the
                text with the picture or the clip, to post by hand.
              </Text>
            </PanelBody>
          </Panel>
          {data.items.some(({ channel, state }) => channel === 'webhook' && state !== 'not-connected') && (
            <WebhookLog />
          )}
        </>
      ) : (
        <Panel title="Networks">
          {error ? (
            <PanelBody>
              <Banner
                title="Your connections could not be loaded."
                onRetry={() => void refetch()}
                retrying={isFetching}
              >
                {messageOf(error)}
              </Banner>
            </PanelBody>
          ) : (
            <Skeleton label="Loading your connections">
              <SkeletonRows count={6} />
            </Skeleton>
          )}
        </Panel>
      )}
    </Page>
  );
}
