import { TriangleAlert } from 'lucide-react';
import { styled } from 'styled-components';
import { Bars } from './bars';
import { Button } from './button';
import { Track } from './meter';
import { theme } from './theme';

export interface ProgressProps {
  /** What is happening: "Rendering scene 2 of 4". */
  label: string;
  /** Real percentage, 0 to 100. Left out when unknown: then the bars pulse. */
  percent?: number;
  /** The work stopped: the cause as a sentence, and how to continue. */
  stopped?: { cause: string; onRetry?: () => void; retryLabel?: string };
}

/** Work that takes more than a second. */
export function Progress({ label, percent, stopped }: ProgressProps) {
  if (stopped !== undefined) {
    return (
      <Group role="alert">
        <Line>
          <Cause>
            <TriangleAlert />
            <span>{stopped.cause}</span>
          </Cause>
          {stopped.onRetry !== undefined && (
            <Button size="sm" onClick={stopped.onRetry}>
              {stopped.retryLabel ?? 'Try again'}
            </Button>
          )}
        </Line>
        {percent !== undefined && (
          <Track aria-hidden="true" $lit={false}>
            <i style={{ width: `${bounded(percent)}%` }} />
          </Track>
        )}
      </Group>
    );
  }
  return (
    <Group>
      <Line>
        <Doing role="status">
          <Bars beating />
          <span>{label}</span>
        </Doing>
        {percent !== undefined && <Percent aria-hidden="true">{bounded(percent)}%</Percent>}
      </Line>
      {percent !== undefined && (
        <Track
          role="progressbar"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={bounded(percent)}
          $lit
        >
          <i style={{ width: `${bounded(percent)}%` }} />
        </Track>
      )}
    </Group>
  );
}

const bounded = (percent: number): number => Math.round(Math.min(100, Math.max(0, percent)));

const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  ${theme.type.sm}
`;

const Doing = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-width: 0;
  > span:last-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;

const Cause = styled(Doing)`
  align-items: flex-start;
  color: ${theme.tone.red.text};
  svg {
    margin-top: 2px;
  }
`;

const Percent = styled.span`
  flex: none;
  color: ${theme.color.text2};
  font-variant-numeric: tabular-nums;
`;
