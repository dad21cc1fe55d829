import { styled } from 'styled-components';
import type { ContactField } from '../../../contracts/contact-fields';
import type { ContactTag } from '../../../contracts/contact-tags';
import { consentChannels } from '../../../domain/consent';
import { contactEventKinds, contactStatuses } from '../../../domain/contact';
import { eventParticiples, type SegmentRule } from '../../../domain/segment';
import { Checkbox } from '../../../ui/checkbox';
import { Fieldset } from '../../../ui/fieldset';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';

/** The value that a rule compares with, depending on its subject. */
export function RuleValue({
  rule,
  onChange,
  lack,
  fields,
  tags,
  currency,
}: Omit<RuleProps, 'name' | 'onRemove'> & { lack: string | null }) {
  const marks = { 'aria-invalid': lack !== null || undefined };
  switch (rule.about) {
    case 'status':
      return (
        <Fieldset legend="Status" hideLegend>
          {contactStatuses.map((status) => (
            <Checkbox
              key={status}
              checked={rule.values.includes(status)}
              onChange={(on) =>
                onChange({
                  ...rule,
                  values: contactStatuses.filter((other) => (other === status ? on : rule.values.includes(other))),
                })
              }
            >
              {STATUS_NAMES[status]}
            </Checkbox>
          ))}
        </Fieldset>
      );
    case 'tag': {
      const gone = rule.tagId !== '' && !tags.some(({ id }) => id === rule.tagId);
      if (tags.length === 0 && !gone)
        return (
          <Text size="sm" tone={2}>
            There are no tags yet.
          </Text>
        );
      return (
        <Select
          label="Tag"
          placeholder="Choose a tag"
          options={[
            ...tags.map(({ id, name }) => ({ value: id, label: name })),
            ...(gone ? [{ value: rule.tagId, label: 'A deleted tag' }] : []),
          ]}
          value={rule.tagId || null}
          onChange={(tagId) => onChange({ ...rule, tagId })}
        />
      );
    }
    case 'consent':
      return (
        <Select
          label="Channel"
          options={CHANNELS}
          value={rule.channel}
          onChange={(channel) => onChange({ ...rule, channel })}
        />
      );
    case 'event':
      return (
        <Two>
          <Select
            label="What happened"
            options={EVENTS}
            value={rule.kind}
            onChange={(kind) => onChange({ ...rule, kind })}
          />
          <Days days={rule.days} before="in the last" onChange={(days) => onChange({ ...rule, days })} {...marks} />
        </Two>
      );
    case 'created':
    case 'last-contact':
      return <Days days={rule.days} onChange={(days) => onChange({ ...rule, days })} {...marks} />;
    case 'value':
      return (
        <Amount>
          <TextInput
            type="number"
            min={0}
            step="any"
            aria-label={`Value in ${currency ?? 'money'}`}
            value={Number.isNaN(rule.value) ? '' : rule.value / 100}
            onChange={({ target }) => onChange({ ...rule, value: Math.round(target.valueAsNumber * 100) })}
            {...marks}
          />
          <span>{currency}</span>
        </Amount>
      );
    case 'field':
      return (
        <FieldValue
          rule={rule}
          field={fields.find(({ id }) => id === rule.fieldId)}
          onChange={onChange}
          marks={marks}
        />
      );
    default:
      return (
        <TextInput
          aria-label="Words"
          maxLength={200}
          value={rule.value}
          onChange={({ target }) => onChange({ ...rule, value: target.value })}
          {...marks}
        />
      );
  }
}

function FieldValue({
  rule,
  field,
  onChange,
  marks,
}: {
  rule: Extract<SegmentRule, { about: 'field' }>;
  field: RuleProps['fields'][number] | undefined;
  onChange: RuleProps['onChange'];
  marks: object;
}) {
  const set = (value: string | number) => onChange({ ...rule, value });
  const label = field?.label ?? 'Value';
  if (field?.kind === 'choice')
    return (
      <Select
        label={label}
        placeholder="Choose"
        options={field.choices.map((choice) => ({ value: choice, label: choice }))}
        value={String(rule.value) || null}
        onChange={set}
      />
    );
  if (field?.kind === 'number')
    return (
      <TextInput
        type="number"
        step="any"
        aria-label={label}
        value={typeof rule.value === 'number' && !Number.isNaN(rule.value) ? rule.value : ''}
        onChange={({ target }) => set(target.valueAsNumber)}
        {...marks}
      />
    );
  return (
    <TextInput
      type={field?.kind === 'date' ? 'date' : 'text'}
      aria-label={label}
      maxLength={200}
      value={String(rule.value)}
      onChange={({ target }) => set(target.value)}
      {...marks}
    />
  );
}

function Days({
  days,
  before,
  onChange,
  ...marks
}: {
  days: number;
  before?: string;
  onChange: (days: number) => void;
}) {
  return (
    <Amount>
      {before && <span>{before}</span>}
      <TextInput
        type="number"
        min={1}
        max={3_650}
        aria-label="Days"
        value={Number.isNaN(days) ? '' : days}
        onChange={({ target }) => onChange(target.valueAsNumber)}
        {...marks}
      />
      <span>days</span>
    </Amount>
  );
}

const STATUS_NAMES = { customer: 'Customer', lead: 'Lead', prospect: 'Prospect' } as const;
const CHANNEL_NAMES = { email: 'marketing emails', sms: 'marketing text messages', voice: 'marketing calls' } as const;
const CHANNELS = consentChannels.map((value) => ({ value, label: CHANNEL_NAMES[value] }));
const EVENTS = contactEventKinds.map((value) => ({ value, label: eventParticiples[value] }));

const Two = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};
`;

const Amount = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  > input {
    flex: 1;
    min-width: 4.5rem;
    max-width: 10rem;
  }
  > span {
    flex: none;
  }
`;

export interface RuleProps {
  /** Such as "Rule 2". */
  name: string;
  rule: SegmentRule;
  onChange: (rule: SegmentRule) => void;
  onRemove?: (() => void) | undefined;
  fields: readonly ContactField[];
  tags: readonly ContactTag[];
  currency?: string | undefined;
  /** Shows what is missing; false until somebody tries to save. */
  strict?: boolean;
}
