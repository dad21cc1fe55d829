import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import type { Insight } from '../../../contracts/analytics-insights';
import { formatDay } from '../../../lib/format-day';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ButtonLink } from '../../../ui/button-link';
import { theme } from '../../../ui/theme';
import { useSession } from '../../auth/auth-parts';
import { useInsightActions } from './use-insight-actions';

/** One finding: its impact, its figures, and Apply, or what was applied. */
export function InsightCard({ insight }: { insight: Insight }) {
  const { zone } = useSession().workspace;
  const { apply, undo, dismiss, busy } = useInsightActions();
  const { title, text, impact, confidence, applied, score, step, actAt } = insight;
  return (
    <Finding>
      <Head>
        <h3 dir="auto">{title}</h3>
        <Badge status={impact} />
      </Head>
      <p dir="auto">{text}</p>
      {applied && applied.text !== '' && <p dir="auto">{applied.text}</p>}
      {score !== null && <p>{score}</p>}
      <Foot>
        <span>
          {applied
            ? `Applied${applied.undoUntil === null ? ` on ${formatDay(applied.at, zone)}` : ` · Undo until ${formatDay(applied.undoUntil, zone)}`}`
            : `${confidence}% confidence`}
        </span>
        <Actions>
          {!applied && (
            <Button
              size="sm"
              variant="quiet"
              icon={<X />}
              iconOnly
              label={`Dismiss: ${title}`}
              onClick={() => void dismiss(insight)}
              {...(busy && { disabledReason: WAIT })}
            />
          )}
          {applied?.undoUntil != null && (
            <Button size="sm" aria-label={`Undo: ${title}`} onClick={() => void undo(insight)} busy={busy}>
              Undo
            </Button>
          )}
          {!applied && step !== null && (
            <Button size="sm" aria-label={`Apply: ${title}`} onClick={() => void apply(insight)} busy={busy}>
              Apply
            </Button>
          )}
          {!applied && step === null && (
            <ButtonLink size="sm" to={paths[actAt]}>
              {actAt === 'campaigns' ? 'Open campaigns' : 'Open Content Engine'}
            </ButtonLink>
          )}
        </Actions>
      </Foot>
    </Finding>
  );
}

const WAIT = 'This takes a moment.';

const Finding = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]} ${theme.space[5]};
  ${theme.type.sm}
  ${theme.media.phone} {
    padding-inline: ${theme.space[4]};
  }
  > p {
    color: ${theme.color.text2};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  h3 {
    min-width: 0;
    ${theme.type.md}
    font-weight: ${theme.weight.semibold};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[3]};
  > span {
    ${theme.type.xs}
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
`;

const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;
