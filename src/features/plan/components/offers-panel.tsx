import { Check, Circle, Minus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { paths } from '../../../config/paths';
import type { PlanState } from '../../../contracts/plan';
import { stateWords, type FeatureState } from '../../../domain/capability';
import { dayInWords } from '../../../domain/day-in-words';
import { featuresOf, plans, type PaidPlanName } from '../../../domain/plan';
import { paidPlanNames } from '../../../domain/plan-name';
import { formatMoney } from '../../../lib/format-money';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Panel } from '../../../ui/panel';
import { Text } from '../../../ui/text';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import type { ToastMessage } from '../../../ui/use-toast';
import { useGetMailDeliveryQuery } from '../../account/account-api';
import { useAuth, useSession } from '../../auth/auth-parts';
import { usePlanPlace } from '../hooks/use-plan-place';
import { orderWords, pauseAt, stepTo } from '../plan-words';
import { ChoosePlanDialog } from './choose-plan-dialog';

/** The three plans side by side, as they are advertised and enforced. */
export function OffersPanel({
  state,
  owns,
  now,
  say,
}: {
  state: PlanState;
  owns: boolean;
  now: Date;
  say: (message: ToastMessage) => void;
}) {
  const [asked, setAsked] = useState<PaidPlanName | null>(null);
  return (
    <Panel title="Plans" side="US dollars a month">
      <Measure>
        <Offers>
          {paidPlanNames.map((name) => (
            <Offer key={name} name={name} state={state} owns={owns} now={now} onChoose={() => setAsked(name)} />
          ))}
        </Offers>
      </Measure>
      <Foot>
        <Legend>
          <span>
            <Check aria-hidden="true" />
            {stateWords.works}
          </span>
          <span>
            <Minus aria-hidden="true" />
            {stateWords.partly}
          </span>
          <span>
            <Circle aria-hidden="true" />
            {stateWords.coming}
          </span>
          <span>Every plan includes every screen.</span>
        </Legend>
        <Who state={state} />
      </Foot>
      {owns && <ChoosePlanDialog plan={asked} state={state} now={now} say={say} onClose={() => setAsked(null)} />}
    </Panel>
  );
}

function Offer({
  name,
  state,
  owns,
  now,
  onChoose,
}: {
  name: PaidPlanName;
  state: PlanState;
  owns: boolean;
  now: Date;
  onChoose: () => void;
}) {
  const place = usePlanPlace();
  const { price, description, popular } = plans[name];
  const standing = standingOf(name, state, pauseAt(state, place, now) !== null);
  const given =
    !place.givesPlans &&
    (state.coveredBy !== null || (state.plan !== 'Trial' && !state.subscription && state.endsAt === null));
  return (
    <Card aria-label={name}>
      <Head>
        <h3>{name}</h3>
        {popular && <Flag>Most Popular</Flag>}
      </Head>
      <Text size="sm" tone={2}>
        {description}
      </Text>
      <Price>
        {formatMoney(price)} <small>per month</small>
      </Price>
      <ul>
        {featuresOf(name).map(({ text, state }) => (
          <li key={text}>
            {MARKS[state].sign}
            <span>
              {text}
              {MARKS[state].words && <VisuallyHidden> ({MARKS[state].words})</VisuallyHidden>}
            </span>
          </li>
        ))}
      </ul>
      <Way>
        {standing ? (
          <Badge status={standing.status}>{standing.words}</Badge>
        ) : (
          owns &&
          !given && (
            <Button wide variant={popular && !state.subscription ? 'accent' : 'second'} onClick={onChoose}>
              {stepTo(name, state, place, now) === 'smaller' ? 'Change to' : 'Choose'} {name}
            </Button>
          )
        )}
      </Way>
    </Card>
  );
}

/** For members: who can choose a plan. */
function Who({ state }: { state: PlanState }) {
  const { user, workspace, demo } = useSession();
  const { logout } = useAuth();
  const { data: delivery } = useGetMailDeliveryQuery();
  if (demo)
    return (
      <Text size="sm" tone={2}>
        A demo has nothing to pay.{' '}
        <Plain type="button" onClick={() => void logout(paths.register)}>
          Register
        </Plain>
        , and you can choose a plan for your own workspace.
      </Text>
    );
  if (workspace.role !== 'owner')
    return (
      <Text size="sm" tone={2}>
        Owners of {workspace.name} choose its plan.
      </Text>
    );
  if (user.operator)
    return (
      <Text size="sm" tone={2}>
        You run this installation: your own workspaces pay nothing.
      </Text>
    );
  // While an invoice is open, how to pay is shown next to it.
  return state.coveredBy === null && !state.openInvoice ? (
    <Text size="sm" tone={2}>
      {orderWords(delivery?.delivers === true)} {state.payments.sentence}
    </Text>
  ) : null;
}

function standingOf(
  name: PaidPlanName,
  { plan, subscription, openInvoice }: PlanState,
  paused: boolean,
): { status: 'active' | 'pending'; words: string } | null {
  if (openInvoice?.plan === name && (paused || subscription?.plan !== name))
    return { status: 'pending', words: 'Waiting for payment' };
  if (plan === name && !paused) return { status: 'active', words: 'Your plan' };
  if (subscription && !paused && !subscription.cancelled && subscription.nextPlan === name)
    return { status: 'pending', words: `From ${dayInWords(subscription.periodEnd)}` };
  return null;
}

const MARKS: Record<FeatureState, { sign: ReactNode; words: string }> = {
  works: { sign: <Check aria-hidden="true" />, words: '' },
  partly: { sign: <Minus aria-hidden="true" />, words: stateWords.partly },
  coming: { sign: <Circle aria-hidden="true" />, words: stateWords.coming },
};

const Measure = styled.div`
  container-type: inline-size;
`;

const Offers = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * + * {
    border-top: 1px solid ${theme.color.hairline};
  }
  @container (min-width: 40rem) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    > * + * {
      border-top: 0;
      border-left: 1px solid ${theme.color.hairline};
    }
  }
`;

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-width: 0;
  padding: ${theme.space[5]};
  ul {
    display: grid;
    gap: ${theme.space[2]};
  }
  li {
    display: flex;
    gap: ${theme.space[2]};
    ${theme.type.sm} color: ${theme.color.text2};
  }
  li > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  li > svg {
    flex: none;
    margin-top: 2px;
  }
  li > svg.lucide-circle {
    width: 10px;
    height: 10px;
    margin: 5px 3px 0;
    stroke-width: 2.5;
    opacity: 0.75;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[2]};
  min-height: 1.5rem;
  h3 {
    ${theme.type.lg}
  }
`;

const Flag = styled.span`
  padding: 0.125rem 0.5rem;
  border-radius: ${theme.radius.badge};
  background: ${theme.color.accentLit};
  color: ${theme.color.onLit};
  ${theme.type.xs}
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
`;

const Price = styled.p`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  ${theme.type['3xl']}
  letter-spacing: ${theme.track.display};
  > small {
    font-family: ${theme.font.ui};
    ${theme.type.xs} font-weight: ${theme.weight.regular};
    letter-spacing: 0;
    color: ${theme.color.text2};
  }
`;

const Way = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.space[10]};
  margin-top: auto;
`;

const Foot = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  border-top: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};
  ${theme.type.xs}
  color: ${theme.color.text2};
  > span {
    display: inline-flex;
    align-items: center;
    gap: 0.375rem;
  }
  .lucide-circle {
    width: 10px;
    height: 10px;
    stroke-width: 2.5;
  }
`;

/** Looks like a link but is a button, because it first ends the demo. */
const Plain = styled.button`
  font-weight: ${theme.weight.medium};
  text-decoration: underline;
  text-underline-offset: 3px;
`;
