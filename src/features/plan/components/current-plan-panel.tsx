import { useState } from 'react';
import { styled } from 'styled-components';
import { messageOf } from '../../../api/api-error';
import type { PlanState } from '../../../contracts/plan';
import type { Allowance } from '../../../domain/plan';
import { toLocal } from '../../../domain/zoned-time';
import { pluralise } from '../../../lib/pluralise';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Meter } from '../../../ui/meter';
import { Panel, PanelBody, PanelSection } from '../../../ui/panel';
import { Row, Stack } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import type { ToastMessage } from '../../../ui/use-toast';
import { allowanceLevel, leftWords, usedUpWords, usedWords, type Counted } from '../allowance-words';
import { usePlanPlace } from '../hooks/use-plan-place';
import { useResumePlanMutation } from '../plan-api';
import { isOver, lastDay, paidBefore, pauseAt, planWords } from '../plan-words';
import { AllowanceText } from './allowance-text';
import { CancelPlanDialog } from './cancel-plan-dialog';

/** The current plan and what it means now, with this month's usage. */
export function CurrentPlanPanel({ state, owns, now, say, onSeePlans }: CurrentPlanPanelProps) {
  const place = usePlanPlace();
  const { status, badge, sentences } = planWords(state, place, now);
  const { images, videos, resetsOn, sharedBy } = state.allowances;
  const today = toLocal(now, place.zone).date;
  return (
    <Panel title="Plan" side={<Badge status={status}>{badge}</Badge>}>
      <PanelBody>
        <Name>{state.plan}</Name>
        <Stack gap={1}>
          {sentences.map((sentence) => (
            <Text key={sentence} tone={2}>
              {sentence}
            </Text>
          ))}
        </Stack>
        {owns && <Change state={state} now={now} say={say} />}
      </PanelBody>
      <PanelSection>
        <Use kind="images" counted={images} resetsOn={resetsOn} today={today} onSeePlans={onSeePlans} />
        <Use kind="videos" counted={videos} resetsOn={resetsOn} today={today} onSeePlans={onSeePlans} />
        {sharedBy > 1 && (
          <Text size="xs" tone={3}>
            Shared by your {pluralise(sharedBy, 'trial workspace')}: an owner has one trial, however many workspaces
            they open.
          </Text>
        )}
      </PanelSection>
    </Panel>
  );
}

function Use({
  kind,
  counted,
  resetsOn,
  today,
  onSeePlans,
}: {
  kind: Allowance;
  counted: Counted;
  resetsOn: string;
  today: string;
  onSeePlans: () => void;
}) {
  const { used, limit } = counted;
  const name = kind === 'images' ? 'Images' : 'Videos';
  const words = usedWords(counted, kind, resetsOn);
  if (limit === null)
    return (
      <Line>
        <span>{name}</span>
        <span>{words}</span>
      </Line>
    );
  const level = allowanceLevel(counted, { resetsOn, today });
  return (
    <Stack gap={1}>
      <Line aria-hidden="true">
        <span>{name}</span>
        <span>{words}</span>
      </Line>
      <Meter label={name} value={used} max={limit} text={words} hideLabel tone={TONES[level]} />
      {level !== 'free' && (
        <Warning>
          <AllowanceText tone="amber">
            {level === 'used' ? usedUpWords(limit, kind, resetsOn) : `Only ${leftWords(counted, kind)}.`}{' '}
            <See type="button" onClick={onSeePlans}>
              See plans
            </See>
          </AllowanceText>
        </Warning>
      )}
    </Stack>
  );
}

/** Cancels the plan at the end of its period, or undoes that. Only for a paid plan that renews. */
function Change({ state, now, say }: Pick<CurrentPlanPanelProps, 'state' | 'now' | 'say'>) {
  const place = usePlanPlace();
  const [asking, setAsking] = useState(false);
  const [resume, { isLoading }] = useResumePlanMutation();
  const { subscription, coveredBy } = state;
  if (!subscription || coveredBy !== null || pauseAt(state, place, now)) return null;
  const follows = subscription.cancelled || subscription.nextPlan === subscription.plan ? null : subscription.nextPlan;
  // A next month that is already paid keeps its plan.
  const canKeep = subscription.cancelled || (follows !== null && !state.pricing?.prepaid);
  const paidThrough = lastDay(paidBefore(state, place) ?? subscription.periodEnd);
  const keep = async () => {
    const { error } = await resume();
    say(error ? { kind: 'failure', text: messageOf(error) } : { text: `You keep the ${subscription.plan} plan.` });
  };
  return (
    <Row>
      {canKeep && (
        <Button onClick={() => void keep()} busy={isLoading} busyLabel="Keeping…">
          {follows ? `Stay on ${subscription.plan}, without ${follows}` : `Keep ${subscription.plan}`}
        </Button>
      )}
      {!subscription.cancelled && (
        <Button variant="quiet" onClick={() => setAsking(true)}>
          {follows ? `End everything after ${paidThrough}` : 'Cancel the plan'}
        </Button>
      )}
      <CancelPlanDialog
        open={asking}
        plan={subscription.plan}
        follows={follows}
        paidThrough={paidThrough}
        say={say}
        over={isOver(state, place, now)}
        onClose={() => setAsking(false)}
      />
    </Row>
  );
}

const TONES = { free: undefined, near: 'amber', used: 'red' } as const;

const Name = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  ${theme.type['3xl']}
  letter-spacing: ${theme.track.display};
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[3]};
  ${theme.type.sm}
  > :last-child {
    color: ${theme.color.text2};
    font-variant-numeric: tabular-nums;
  }
`;

const Warning = styled.p`
  ${theme.type.xs}
`;

const See = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

interface CurrentPlanPanelProps {
  state: PlanState;
  owns: boolean;
  now: Date;
  say: (message: ToastMessage) => void;
  onSeePlans: () => void;
}
