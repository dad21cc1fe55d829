import { useState } from 'react';
import { styled } from 'styled-components';
import { Field } from '../../../../ui/field';
import { Form, FormPair } from '../../../../ui/form';
import { Segmented } from '../../../../ui/segmented';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { theme } from '../../../../ui/theme';
import { useGetContactBookQuery } from '../../../contacts/contacts-api';
import { lackOf, newRule, RuleRow } from '../../../segments/segments-parts';
import { mailWords, stepSentence } from '../../automation-words';
import { useCardForm } from '../hooks/use-card-form';
import { sendsBefore, type Step } from '../step-list';
import { FormFoot } from './automation-form-foot';
import type { StepFormProps } from '../step-form-props';

/** What must be true for people to go on, and what becomes of those for whom it is not. */
export function ConditionForm({ step, steps, at, names, label, onDone, onCancel }: StepFormProps<Condition>) {
  const { data: book } = useGetContactBookQuery();
  const [test, setTest] = useState(step.test);
  const [otherwise, setOtherwise] = useState(step.otherwise);
  const sends = sendsBefore(steps, at);
  const fields = book?.fields ?? [];
  const lack =
    test.about === 'contact'
      ? lackOf(test.rule, fields)
      : sends.some(({ id }) => id === test.stepId)
        ? null
        : 'Choose an email sent before this step.';
  const changed: Condition = { ...step, test: settled(test), otherwise };
  const { form, busy, tried } = useCardForm({
    changed: JSON.stringify(changed) !== JSON.stringify(step),
    take: () => {
      if (lack === null) onDone(changed);
      return lack === null;
    },
  });
  const about = (next: 'mail' | 'contact') =>
    next !== test.about &&
    setTest(
      next === 'mail'
        ? { about: 'mail', is: 'clicked', stepId: sends.at(-1)?.id ?? '' }
        : { about: 'contact', rule: newRule('tag') },
    );
  return (
    <Form {...form} aria-label="Condition">
      <Segmented label="Check" value={test.about} onChange={about} options={ABOUT} />
      {test.about === 'contact' ? (
        <Rule>
          <RuleRow
            name="Rule"
            rule={test.rule}
            onChange={(rule) => setTest({ about: 'contact', rule })}
            fields={fields}
            tags={book?.tags ?? []}
            currency={book?.currency}
            strict={tried}
          />
        </Rule>
      ) : sends.length === 0 ? (
        <Text size="sm" tone={2}>
          No email is sent before this step. Add one before it, or check the contact instead.
        </Text>
      ) : (
        <FormPair>
          <Field label="Email" required error={tried ? lack : null}>
            <Select
              placeholder="Choose an email"
              options={sends.map(({ id, emailId }) => ({ value: id, label: plain(mailWords(emailId, names)) }))}
              value={sends.some(({ id }) => id === test.stepId) ? test.stepId : null}
              onChange={(stepId) => setTest({ ...test, stepId })}
            />
          </Field>
          <Field label="Was" help="By a person. Opens and clicks by automated software don’t count.">
            <Select options={TESTS} value={test.is} onChange={(is) => setTest({ ...test, is })} />
          </Field>
        </FormPair>
      )}
      <Field label="Otherwise">
        <Select options={OTHERWISE} value={otherwise} onChange={setOtherwise} />
      </Field>
      <InWords>{lack === null ? `${stepSentence(changed, steps, names)}.` : 'Finish it to see it in words.'}</InWords>
      <FormFoot label={label} busy={busy} onCancel={onCancel} />
    </Form>
  );
}

/** A rule that takes no value sends none that is not a number: JSON has no NaN. */
function settled(test: Condition['test']): Condition['test'] {
  if (test.about === 'mail' || !('value' in test.rule) || !Number.isNaN(test.rule.value)) return test;
  return { about: 'contact', rule: { ...test.rule, value: 0 } as typeof test.rule };
}

const plain = (quoted: string): string => quoted.replace(/^“(.*)”$/s, '$1');
const ABOUT = [
  { value: 'mail', label: 'An email' },
  { value: 'contact', label: 'The contact' },
] as const;
const TESTS = [
  { value: 'opened', label: 'opened' },
  { value: 'clicked', label: 'clicked' },
  { value: 'not-opened', label: 'not opened' },
  { value: 'not-clicked', label: 'not clicked' },
] as const;
const OTHERWISE = [
  { value: 'end', label: 'End here' },
  { value: 'skip-next', label: 'Skip the next step' },
] as const;

/** There is room for one thing a line here, on wide screens too. */
const Rule = styled.div`
  > [role='group'] {
    grid-template: 'about' auto 'test' auto 'value' auto / minmax(0, 1fr);
    padding-bottom: 0;
    border-bottom: 0;
  }
`;

const InWords = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  color: ${theme.color.text2};
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

type Condition = Extract<Step, { do: 'condition' }>;
