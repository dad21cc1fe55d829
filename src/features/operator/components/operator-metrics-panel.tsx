import { Copy } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import { apiUrl } from '../../../config/paths';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { useCopy } from '../hooks/use-copy';
import { useLazyGetMetricsTokenQuery } from '../operator-api';
import { CodeLine } from './code-line';

/** How a metrics server reads this installation. The token is fetched only on request. */
export function MetricsPanel() {
  const [ask, { data, error, isFetching }] = useLazyGetMetricsTokenQuery();
  const copy = useCopy();
  return (
    <Panel title="Metrics">
      <PanelBody>
        <Text size="sm" tone={2}>
          Prometheus can read figures here, with this installation’s token as the bearer token.
        </Text>
        <CodeLine label="Address of the metrics">{apiUrl('/metrics')}</CodeLine>
        {error && (
          <Banner title="The token could not be loaded." onRetry={() => void ask()} retrying={isFetching}>
            {messageOf(error)}
          </Banner>
        )}
        {!data && !error && (
          <Row>
            <Button onClick={() => void ask()} busy={isFetching}>
              Show the token
            </Button>
          </Row>
        )}
        {data?.token === null && (
          <Text size="sm" tone={2}>
            You set it yourself as METRICS_TOKEN.
          </Text>
        )}
        {data?.token && (
          <>
            <CodeLine label="Token">{data.token}</CodeLine>
            <Row>
              <Button icon={<Copy />} onClick={() => void copy(data.token ?? '', 'Token')}>
                Copy token
              </Button>
            </Row>
          </>
        )}
      </PanelBody>
    </Panel>
  );
}
