import { RotateCw } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import type { WebhookDelivery } from '../../../contracts/publishing-connections';
import { formatMoment } from '../../../lib/format-moment';
import { useNow } from '../../../hooks/use-now';
import { Badge } from '../../../ui/badge';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { List, ListRow } from '../../../ui/list';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useSession } from '../../auth/auth-parts';
import { useListWebhookDeliveriesQuery, useReplayWebhookDeliveryMutation } from '../publishing-api';

/** The last messages to the webhook, each to be sent again. */
export function WebhookLog() {
  const { demo, workspace } = useSession();
  const now = useNow(60_000);
  const { data, error, isFetching, refetch } = useListWebhookDeliveriesQuery();
  const [replay, { isLoading, originalArgs, error: refused }] = useReplayWebhookDeliveryMutation();
  const blocked = demo
    ? 'Nothing is sent from a demo.'
    : workspace.role !== 'owner'
      ? 'Only workspace owners can resend messages.'
      : undefined;
  return (
    <Panel title="Webhook messages">
      {(error ?? refused) && (
        <PanelBody>
          <Banner
            title={refused ? 'It was not sent again.' : 'The messages could not be loaded.'}
            {...(!refused && { onRetry: () => void refetch(), retrying: isFetching })}
          >
            {messageOf(error ?? refused)}
          </Banner>
        </PanelBody>
      )}
      {data && data.items.length === 0 && (
        <PanelBody>
          <Text size="sm" tone={2}>
            Nothing was sent in the last 90 days.
          </Text>
        </PanelBody>
      )}
      {data && data.items.length > 0 && (
        <List label="Webhook messages">
          {data.items.map((delivery) => (
            <ListRow
              key={delivery.id}
              title={titleOf(delivery)}
              meta={`${formatMoment(delivery.at, workspace.zone, now)} · ${delivery.messageId}${delivery.delivered ? '' : ` · ${delivery.said}`}`}
              side={
                <>
                  <Badge status={delivery.delivered ? 'success' : 'failed'}>{delivery.status ?? 'No answer'}</Badge>
                  <Button
                    size="sm"
                    variant="quiet"
                    iconOnly
                    icon={<RotateCw />}
                    label={`Send “${titleOf(delivery)}” again`}
                    onClick={() => void replay({ deliveryId: delivery.id })}
                    busy={isLoading && originalArgs?.deliveryId === delivery.id}
                    disabledReason={blocked}
                  />
                </>
              }
            />
          ))}
        </List>
      )}
    </Panel>
  );
}

/** The title of the post, where it is one. */
function titleOf({ type, payload, replayed }: WebhookDelivery): string {
  const again = replayed ? ', sent again' : '';
  if (type === 'test') return `Test message${again}`;
  try {
    const { data } = JSON.parse(payload) as { data?: { title?: unknown } };
    return `${typeof data?.title === 'string' ? data.title : type}${again}`;
  } catch {
    return `${type}${again}`;
  }
}
