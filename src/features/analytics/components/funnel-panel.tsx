import { stepNames } from '../../../domain/report-names';
import { formatPercent } from '../../../lib/format-percent';
import { BarRows } from '../../../ui/chart/bar-rows';
import { Panel, PanelBody } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { useGetFunnelQuery } from '../analytics-api';
import { sayBriefly } from '../analytics-words';
import { latest } from '../hooks/latest';
import { useQuestion } from '../hooks/use-question';
import { PanelState } from './panel-state';

/** From visit to lead to customer, each as a share of the visits. */
export function FunnelPanel() {
  const found = useGetFunnelQuery(useQuestion());
  const steps = latest(found)?.steps;
  const visits = steps?.find(({ step }) => step === 'visit')?.people ?? 0;
  return (
    <Panel title="From visit to customer" side="people">
      {steps?.some(({ people }) => people > 0) ? (
        <>
          <BarRows
            label="People at each step"
            single
            rows={steps.map(({ step, people }) => ({
              key: step,
              name: stepNames[step],
              value: people,
              text: sayBriefly(people),
              ...(step !== 'visit' && visits >= people && visits > 0 && { side: share(people / visits) }),
            }))}
          />
          <PanelBody>
            <Text size="sm" tone={2}>
              Each share is of the visits. People can buy or book without leaving their details first.
            </Text>
          </PanelBody>
        </>
      ) : (
        <PanelState query={found} what="The way from visit to customer" rows={3}>
          Nobody visited, left their details or bought anything in this period. To count forms and sales on your
          website, start measuring it.
        </PanelState>
      )}
    </Panel>
  );
}

const share = (part: number): string => formatPercent(part, part < 0.1 ? 1 : 0);
