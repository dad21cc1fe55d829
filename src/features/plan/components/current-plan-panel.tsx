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
import { useToast } from '../../../ui/use-toast';
import { allowanceLevel, leftWords, usedUpWords, usedWords, type Counted } from '../allowance-words';
import { usePlanPlace } from '../hooks/use-plan-place';
import { useResumePlanMutation } from '../plan-api';
import { isOver, lastDay, paidBefore, pauseAt, planWords } from '../plan-words';
import { AllowanceText } from './allowance-text';
import { CancelPlanDialog } from './cancel-plan-dialog';

/** Which plan it is and what that means now, with what this month has used of it. */
export function CurrentPlanPanel({ state, owns, now }: { state: PlanState; owns: boolean; now: Date }) {
  const place = usePlanPlace();
  const { status, badge, sentences } = planWords(state, place, now);
  const { images, videos, resetsOn, sharedBy } = state.allowances;
  const today = toLocal(now, place.zone).date;
  return (
    <Panel title="Plan" side={<Badge status={status}>{badge}</Badge>}>
      <PanelBody>
        <Name>{state.plan}</Name>
        <Stack gap={1}>
          {sentences.map((sentence) => <Text key={sentence} tone={2}>{sentence}</Text>)}
        </Stack>
        {owns && <Change state={state} now={now} />}
      </PanelBody>
      <PanelSection>
        <Use kind="images" counted={images} resetsOn={resetsOn} today={today} />
        <Use kind="videos" counted={videos} resetsOn={resetsOn} today={today} />
        {sharedBy > 1 && <Text size="xs" tone={3}>Shared by your {pluralise(sharedBy, 'trial workspace')}: a trial is its owner’s, however many workspaces they open.</Text>}
      </PanelSection>
    </Panel>
  );
}

function Use({ kind, counted, resetsOn, today }: { kind: Allowance; counted: Counted; resetsOn: string; today: string }) {
  const { used, limit } = counted;
  const name = kind === 'images' ? 'Images' : 'Videos';
  const words = usedWords(counted, kind, resetsOn);
  if (limit === null) return <Line><span>{name}</span><span>{words}</span></Line>;
  const level = allowanceLevel(counted, { resetsOn, today });
  return (
    <Stack gap={1}>
      <Line aria-hidden="true"><span>{name}</span><span>{words}</span></Line>
      <Meter label={name} value={used} max={limit} text={words} hideLabel />
      {level !== 'free' && <Warning><AllowanceText tone="amber">{level === 'used' ? usedUpWords(limit, kind, resetsOn) : `Only ${leftWords(counted, kind)}.`}</AllowanceText></Warning>}
    </Stack>
  );
}

/** Ends the plan with its period, or takes that back. Only where something is paid for and goes on. */
function Change({ state, now }: { state: PlanState; now: Date }) {
  const place = usePlanPlace();
  const [asking, setAsking] = useState(false);
  const [resume, { isLoading }] = useResumePlanMutation();
  const { show } = useToast();
  const { subscription, coveredBy } = state;
  if (!subscription || coveredBy !== null || pauseAt(state, place, now)) return null;
  const changing = subscription.cancelled || (subscription.nextPlan !== null && subscription.nextPlan !== subscription.plan);
  const keep = async () => {
    const { error } = await resume();
    show(error ? { kind: 'failure', text: messageOf(error) } : { text: `You keep the ${subscription.plan} plan.` });
  };
  return (
    <Row>
      {changing && <Button onClick={() => void keep()} busy={isLoading} busyLabel="Keeping...">Keep {subscription.plan}</Button>}
      {!subscription.cancelled && <Button variant="quiet" onClick={() => setAsking(true)}>Cancel the plan</Button>}
      <CancelPlanDialog open={asking} plan={subscription.plan} paidThrough={lastDay(paidBefore(state, place) ?? subscription.periodEnd)} over={isOver(state, place, now)} onClose={() => setAsking(false)} />
    </Row>
  );
}

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
  > :last-child { color: ${theme.color.text2}; font-variant-numeric: tabular-nums; }
`;

const Warning = styled.p`
  ${theme.type.xs}
`;
