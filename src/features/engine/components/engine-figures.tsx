import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Cycle } from '../../../contracts/engine-cycle';
import { HOURLY_RATE, MINUTES_SAVED_PER_PIECE } from '../../../domain/piece';
import { formatMoney } from '../../../lib/format-money';
import { formatNumber } from '../../../lib/format-number';
import { pluralise } from '../../../lib/pluralise';
import { Metric, MetricStrip } from '../../../ui/metric-strip';
import { Popover } from '../../../ui/popover';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The six figures of the last thirty days. What no channel measures yet is shown as a dash, never guessed. */
export function EngineFigures({
  figures: { contentCreated, hoursSaved, costSavings, currency },
}: Pick<Cycle, 'figures'>) {
  const published = Math.round((hoursSaved * 60) / MINUTES_SAVED_PER_PIECE);
  const hours = `${pluralise(published, 'piece')} published in 30 days, at ${MINUTES_SAVED_PER_PIECE} minutes each for planning, writing, designing and posting by hand: ${pluralise(hoursSaved, 'hour')} saved.`;
  return (
    <MetricStrip label="The last 30 days" columns={6}>
      <Metric label="Content created" value={formatNumber(contentCreated)} note="in 30 days" />
      {UNMEASURED.map((label) => (
        <Metric
          key={label}
          label={label}
          value={
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>Not measured</VisuallyHidden>
            </>
          }
          note="No channel measured yet"
        />
      ))}
      <Metric
        label="Hours saved"
        value={formatNumber(hoursSaved, { maximumFractionDigits: 1 })}
        estimate
        note={<Explained title="How hours saved is worked out">{hours}</Explained>}
      />
      <Metric
        label="Cost savings"
        value={formatMoney(costSavings, currency)}
        estimate
        note={
          <Explained title="How cost savings is worked out">
            {hours} At {formatMoney(HOURLY_RATE, currency)} an hour that is {formatMoney(costSavings, currency)}.
          </Explained>
        }
      />
    </MetricStrip>
  );
}

/** How an estimate was made. */
function Explained({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Popover
      title={title}
      align="end"
      trigger={
        <How type="button" aria-label={title}>
          How?
        </How>
      }
    >
      <Formula>{children}</Formula>
    </Popover>
  );
}

const UNMEASURED = ['Average engagement', 'Total reach', 'Conversion rate'];

const How = styled.button`
  padding: 0 0.25rem;
  border-radius: ${theme.radius.tag};
  text-decoration: underline;
  text-decoration-color: ${theme.color.control};
  text-underline-offset: 3px;
  &:hover {
    color: ${theme.color.text1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    padding-block: 0.5rem;
    margin-block: -0.5rem;
  }
`;

const Formula = styled.p`
  padding: ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-wrap: pretty;
`;
