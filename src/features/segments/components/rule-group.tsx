import { Plus } from 'lucide-react';
import { styled } from 'styled-components';
import { isGroup, segmentLimits, type SegmentGroup, type SegmentRule } from '../../../domain/segment';
import { Button } from '../../../ui/button';
import { Segmented } from '../../../ui/segmented';
import { theme } from '../../../ui/theme';
import { newRule } from '../segment-rules';
import { RuleRow } from './rule-row';
import type { RuleProps } from './rule-value';

type Choices = Pick<RuleProps, 'fields' | 'tags' | 'currency' | 'strict'>;

/** Rules of which all or any must hold; may contain groups, one level deep. */
export function RuleGroup({
  group,
  onChange,
  onRemove,
  inner = false,
  name = 'Rules',
  choices,
}: {
  group: SegmentGroup;
  onChange: (group: SegmentGroup) => void;
  onRemove?: () => void;
  inner?: boolean;
  name?: string;
  choices: Choices;
}) {
  const { rules } = group;
  const change = (index: number, rule: SegmentRule | SegmentGroup) =>
    onChange({ ...group, rules: rules.map((other, at) => (at === index ? rule : other)) });
  const remove = (index: number) => onChange({ ...group, rules: rules.filter((_, at) => at !== index) });
  const add = (rule: SegmentRule | SegmentGroup) => onChange({ ...group, rules: [...rules, rule] });
  const full =
    rules.length >= segmentLimits.rules ? `A group can have at most ${segmentLimits.rules} rules.` : undefined;
  return (
    <Group role="group" aria-label={name} $inner={inner}>
      <Head>
        <span>Match</span>
        <Segmented
          label={`Match for ${name.toLowerCase()}`}
          value={group.match}
          onChange={(match) => onChange({ ...group, match })}
          options={MATCHES}
        />
        <span>of these</span>
      </Head>
      {rules.map((rule, index) =>
        isGroup(rule) ? (
          <RuleGroup
            key={index}
            inner
            name={`Group ${index + 1}`}
            group={rule}
            choices={choices}
            onChange={(changed) => change(index, changed)}
            onRemove={() => remove(index)}
          />
        ) : (
          <RuleRow
            key={index}
            name={`${inner ? `${name}, rule` : 'Rule'} ${index + 1}`}
            rule={rule}
            {...choices}
            onChange={(changed) => change(index, changed)}
            onRemove={rules.length > 1 ? () => remove(index) : onRemove}
          />
        ),
      )}
      <Adding>
        <Button size="sm" icon={<Plus />} disabledReason={full} onClick={() => add(newRule('tag'))}>
          Add rule
        </Button>
        {!inner && (
          <Button
            size="sm"
            variant="quiet"
            disabledReason={full}
            onClick={() => add({ match: group.match === 'all' ? 'any' : 'all', rules: [newRule('tag')] })}
          >
            Add group
          </Button>
        )}
        {inner && (
          <Button size="sm" variant="quiet" onClick={onRemove}>
            Remove group
          </Button>
        )}
      </Adding>
    </Group>
  );
}

const MATCHES = [
  { value: 'all', label: 'All' },
  { value: 'any', label: 'Any' },
] as const;

const Group = styled.div<{ $inner: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  ${({ $inner }) => $inner && `padding-inline-start: ${theme.space[4]}; margin-block: ${theme.space[1]}; border-inline-start: 2px solid ${theme.color.control};`}
  ${theme.media.phone} {
    gap: ${theme.space[4]};
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  fieldset {
    width: auto;
  }
`;

const Adding = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
