import {
  CalendarClock,
  Eye,
  Gauge,
  PartyPopper,
  Pause,
  Pencil,
  Play,
  Rss,
  Trash2,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import type { Rule } from '../../../contracts/rules';
import type { RuleTriggerKind } from '../../../domain/rule';
import { limitWords, triggerWords } from '../../../domain/rule-words';
import { formatWhen } from '../../../lib/format-when';
import { pluralise } from '../../../lib/pluralise';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Glyph } from '../../../ui/thumb';
import { theme } from '../../../ui/theme';
import { useGetCycleQuery } from '../../engine/engine-shared-api';
import { ruleInput, type RuleInput } from '../rule-draft';
import { useRuleActions } from './use-rule-actions';

/** A rule: when it runs, whether it asks, when it runs next, and what it has achieved. */
export function RuleItem({ rule, zone, now, holidayName, onView, onEdit }: RuleItemProps) {
  const { turn, remove, busy } = useRuleActions();
  const paused = useGetCycleQuery().data?.running === false;
  const { name, active, trigger, trouble } = rule;
  const Icon = ICONS[trigger.on];
  const when = triggerWords(trigger, holidayName);
  return (
    <Row>
      <Glyph>
        <Icon />
      </Glyph>
      <Body>
        <Name>
          <h3 dir="auto">{name}</h3>
          <Badge status={active ? 'active' : 'paused'} />
        </Name>
        <p>{when.charAt(0).toUpperCase() + when.slice(1)}</p>
        <p>
          {rule.mode === 'auto' ? 'Publishes without asking.' : 'Asks you first.'} {limitWords(rule)}
        </p>
        <p>{performanceWords(rule)}</p>
        {trouble !== null && <Trouble role="status">{trouble}</Trouble>}
        {active && trouble === null && <small>{paused ? PAUSED_WORDS : nextWords(rule, zone, now)}</small>}
      </Body>
      <Actions>
        <Button variant="quiet" iconOnly icon={<Eye />} label={`View ${name}`} onClick={onView} />
        <Button
          variant="quiet"
          iconOnly
          icon={<Pencil />}
          label={`Edit ${name}`}
          onClick={() => onEdit(ruleInput(rule))}
        />
        <Button
          variant="quiet"
          iconOnly
          icon={active ? <Pause /> : <Play />}
          label={`${active ? 'Pause' : 'Start'} ${name}`}
          busy={busy}
          onClick={() => void turn(rule)}
        />
        <Button variant="quiet" iconOnly icon={<Trash2 />} label={`Delete ${name}`} onClick={() => void remove(rule)} />
      </Actions>
    </Row>
  );
}

/** Counted from what happened: nobody is said to be reached before somebody was. */
export function performanceWords({ performance: { posts, reach, engagement } }: Rule): string {
  if (posts === 0) return 'No posts so far';
  const made = pluralise(posts, 'post');
  if (reach === 0) return `${made}, none seen in the last 90 days`;
  return `${made}, ${pluralise(reach, 'person', 'people')} reached${engagement > 0 ? `, ${pluralise(engagement, 'person', 'people')} acted` : ''} in the last 90 days`;
}

/** Whatever comes while the engine is paused is skipped. */
const PAUSED_WORDS = 'The engine is paused: this rule makes no posts until you start it again.';

export function nextWords({ nextAt, trigger }: Rule, zone: string, now: Date): string {
  if (nextAt !== null) return `Next: ${formatWhen(nextAt, zone, now)}`;
  if (trigger.on === 'feed') return 'The feed is read every half hour.';
  return trigger.on === 'metric' ? `Checked every day at ${trigger.time}.` : 'It has no date left to run on.';
}

const ICONS: Record<RuleTriggerKind, LucideIcon> = {
  time: CalendarClock,
  feed: Rss,
  holiday: PartyPopper,
  metric: Gauge,
};

export interface RuleItemProps {
  rule: Rule;
  zone: string;
  now: Date;
  holidayName: (id: string) => string;
  onView: () => void;
  onEdit: (from: RuleInput) => void;
}

const Row = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${theme.media.phone} {
    flex-wrap: wrap;
    padding: ${theme.space[4]};
  }
`;

const Body = styled.div`
  flex: 1;
  display: grid;
  gap: 0.125rem;
  min-width: 0;
  overflow-wrap: anywhere;
  p {
    ${theme.type.sm}
    color: ${theme.color.text2};
  }
  small {
    ${theme.type.xs}
    color: ${theme.color.text3};
  }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[2]};
  h3 {
    ${theme.type.sm}
    font-weight: ${theme.weight.semibold};
    min-width: 0;
  }
`;

const Trouble = styled.p`
  && {
    color: ${theme.tone.red.text};
  }
`;

const Actions = styled.div`
  display: flex;
  flex: none;
  ${theme.media.phone} {
    width: 100%;
    justify-content: flex-end;
  }
`;
