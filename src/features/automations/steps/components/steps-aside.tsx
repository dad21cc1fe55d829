import { styled } from 'styled-components';
import type { Automation, StoredAutomation } from '../../../../contracts/automations';
import { runStates } from '../../../../domain/automation';
import type { CampaignStatus } from '../../../../domain/campaign';
import { formatNumber } from '../../../../lib/format-number';
import { Button } from '../../../../ui/button';
import { Facts } from '../../../../ui/facts';
import { Panel, PanelBody } from '../../../../ui/panel';
import { Row, Stack } from '../../../../ui/stack';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import type { AutomationFault } from '../../automation-faults';
import { runNames } from '../../automation-words';

/** Beside the timeline: what is not right yet, and how many people are where. */
export function StepsAside({
  stored,
  steps,
  status,
  faults,
  onPeople,
  onChecks,
  onGoTo,
}: {
  stored: StoredAutomation;
  steps: Automation['steps'];
  status: CampaignStatus;
  faults: readonly AutomationFault[];
  onPeople: () => void;
  onChecks: () => void;
  onGoTo: (place: string) => void;
}) {
  const placeOf = (at: string) => steps.findIndex(({ id }) => id === at) + 1;
  const entered = Object.values(stored.people).reduce((sum, count) => sum + count, 0);
  return (
    <Stack>
      {(status === 'draft' || (faults.length > 0 && status !== 'completed')) && (
        <Panel
          title={
            faults.some(({ grave }) => grave)
              ? 'Needs fixing'
              : faults.length > 0
                ? 'Could be better'
                : 'The steps are complete'
          }
        >
          {faults.length === 0 ? (
            <PanelBody>
              <Stack gap={3}>
                <Text size="sm" tone={2}>
                  We also check its emails and your sender before it starts.
                </Text>
                <Row>
                  <Button size="sm" onClick={onChecks}>
                    View checks
                  </Button>
                </Row>
              </Stack>
            </PanelBody>
          ) : (
            <Lines>
              {faults.map(({ at, sentence }) => (
                <li key={`${at} ${sentence}`}>
                  <Place type="button" onClick={() => onGoTo(at)}>
                    {placeOf(at) > 0 && `Step ${placeOf(at)}: `}
                    {sentence}
                  </Place>
                </li>
              ))}
            </Lines>
          )}
        </Panel>
      )}
      {status === 'paused' && (
        <Panel title="While it is paused">
          <PanelBody>
            <Text size="sm" tone={2}>
              Nobody enters and nothing is sent. When you resume it, it catches up: people whose wait is over continue
              immediately, and anyone who met the trigger in the meantime enters. Dates that passed more than a day ago
              are skipped.
            </Text>
          </PanelBody>
        </Panel>
      )}
      {status !== 'draft' && (
        <Panel
          title="People"
          side={
            <Button size="sm" variant="quiet" onClick={onPeople}>
              View people
            </Button>
          }
        >
          <PanelBody>
            {entered === 0 ? (
              <Text size="sm" tone={2}>
                Nobody has entered yet.
              </Text>
            ) : (
              <Facts
                facts={runStates
                  .filter((state) => state === 'active' || stored.people[state] > 0)
                  .map((state) => ({ name: runNames[state], value: formatNumber(stored.people[state]) }))}
              />
            )}
          </PanelBody>
        </Panel>
      )}
    </Stack>
  );
}

const Lines = styled.ul`
  padding-block: ${theme.space[2]};
`;

const Place = styled.button`
  display: block;
  width: 100%;
  padding: ${theme.space[2]} ${theme.space[5]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: start;
  text-wrap: pretty;
  overflow-wrap: anywhere;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
    min-height: ${theme.size.touch};
  }
`;
