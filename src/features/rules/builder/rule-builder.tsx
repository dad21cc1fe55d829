import { useState } from 'react';
import { styled } from 'styled-components';
import { fieldsOf } from '../../../api/api-error';
import { rulesContract } from '../../../contracts/rules';
import { networkLabel, networkRules, networks, type Network } from '../../../domain/network';
import { standardPillars, type Pillar } from '../../../domain/pillar';
import { ruleLimits } from '../../../domain/rule';
import { ruleSentence } from '../../../domain/rule-words';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CloseGuard } from '../../../ui/close-guard';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { Form } from '../../../ui/form';
import { Panel, PanelBody } from '../../../ui/panel';
import { Segmented } from '../../../ui/segmented';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useToast } from '../../../ui/use-toast';
import { draftOf, faultsOf, inputOf, turned, type Holiday, type RuleInput } from '../rule-draft';
import { useCreateRuleMutation, useUpdateRuleMutation } from '../rules-api';
import { useRulePillars } from '../use-rule-pillars';
import { DryRun } from './dry-run';
import { GuardFields } from './guard-fields';
import { useFeedCheck } from './use-feed-check';
import { TriggerFields } from './trigger-fields';
import { useRulePreview } from './use-rule-preview';

/** Builds a rule, or changes one, beside what it would do in the next four weeks. */
export function RuleBuilder(props: RuleBuilderProps) {
  return <CloseGuard onClose={props.onClose}>{(close) => <Builder {...props} onCancel={close} />}</CloseGuard>;
}

function Builder({ from, ruleId, today, holidays, onClose, onCancel }: RuleBuilderProps & { onCancel: () => void }) {
  const { show } = useToast();
  const [create] = useCreateRuleMutation();
  const [update] = useUpdateRuleMutation();
  const [stored] = useState(() => draftOf(from, today));
  const { ref, values, faults, refusal, busy, change, bind, onSubmit } = useContractForm({
    endpoint: rulesContract.createRule,
    from: stored,
    input: inputOf,
    check: faultsOf,
    send: (input) => (ruleId === null ? create(input) : update({ ruleId, ...input })),
    onSaved: ({ name, active, trouble }) => {
      if (trouble !== null) show({ kind: 'failure', text: `“${name}” is saved, but we could not read its feed yet.` });
      else show({ text: active ? `“${name}” is saved and running.` : `“${name}” is saved. It is still paused.` });
      onClose();
    },
    leaves: true,
  });
  const input = inputOf(values);
  const holidayName = (id: string) => holidays.find((holiday) => holiday.id === id)?.name ?? id;
  const pillars = useRulePillars();
  const feed = useFeedCheck(values.address);
  const isChosen = Object.keys(faultsOf({}, values)).length === 0;
  const preview = useRulePreview(input, ruleId, values.on === 'feed' ? feed.items : [], isChosen);
  // What cannot be read is said at its field, not only in the dry run, which may be a screen further down.
  const unread = values.on === 'time' && values.every === 'custom' ? { rrule: fieldsOf(preview.error).trigger } : {};

  return (
    <Columns>
      <Panel title={ruleId === null ? 'New rule' : 'Edit rule'}>
        <PanelBody>
          <Form ref={ref} onSubmit={onSubmit} noValidate>
            <Field label="Name" error={faults.name}>
              <TextInput dir="auto" {...bind('name')} maxLength={ruleLimits.name} placeholder="Monday tip" />
            </Field>
            <TriggerFields
              values={values}
              faults={{ ...unread, ...faults }}
              change={change}
              holidays={holidays}
              feed={feed}
            />
            {values.on !== 'feed' && (
              <Field
                label="What the post is about"
                error={faults.pillar}
                help={
                  values.on === 'holiday'
                    ? 'If we have something to say about the holiday, that comes first.'
                    : isOwn(values.pillar)
                      ? 'There is a post when an idea, or something you told us, speaks of it.'
                      : undefined
                }
              >
                <Select
                  value={values.pillar}
                  onChange={(pillar) => change({ pillar })}
                  options={subjects(pillars, values.pillar)}
                />
              </Field>
            )}
            <Fieldset
              legend="Where it goes"
              error={faults.platforms}
              help="Your own page, the blog, shows every post. Connected networks get it automatically; the others wait for you to post by hand."
            >
              {networks.map((network: Network) => (
                <Checkbox
                  key={network}
                  checked={network === 'blog' || values.platforms.includes(network)}
                  disabled={network === 'blog'}
                  onChange={(on) => change({ platforms: turned(values.platforms, network, on) })}
                  help={isVideoOnly(network) ? 'Takes videos only: its posts with a clip.' : undefined}
                >
                  {networkLabel(network)}
                </Checkbox>
              ))}
              <Checkbox
                checked={values.newsletter ?? false}
                onChange={(newsletter) => change({ newsletter })}
                help="To everybody who agreed to emails; at most one a week goes out like this."
              >
                Newsletter
              </Checkbox>
            </Fieldset>
            <Fieldset
              legend="What to make"
              error={faults.contentTypes}
              help="With several ticked, they take turns. Each clip counts towards the month’s; where those are used up, the post has its picture. Articles come from ideas, and stories stay yours to write."
            >
              {CONTENT.map(({ value, label }) => (
                <Checkbox
                  key={value}
                  checked={values.contentTypes.includes(value)}
                  onChange={(on) => change({ contentTypes: turned(values.contentTypes, value, on) })}
                >
                  {label}
                </Checkbox>
              ))}
            </Fieldset>
            <GuardFields values={values} faults={faults} change={change} bind={bind} today={today} />
            <div>
              <Approval aria-hidden="true">Approval</Approval>
              <Segmented
                label="Approval"
                value={values.mode}
                onChange={(mode) => change({ mode })}
                options={[
                  { value: 'ask', label: 'Ask me first' },
                  { value: 'auto', label: 'Publish without asking' },
                ]}
              />
              <Mode>
                {values.mode === 'ask'
                  ? 'Each post waits in your queue until you approve it.'
                  : 'Posts go out without you, within the limits above. Pausing the engine stops them at once.'}
              </Mode>
            </div>
            {refusal !== null && <Banner title="The rule was not saved.">{refusal}</Banner>}
            <DialogFoot>
              <Button onClick={onCancel}>Cancel</Button>
              <Button type="submit" variant="primary" busy={busy}>
                Save rule
              </Button>
            </DialogFoot>
          </Form>
        </PanelBody>
      </Panel>
      <Panel title="Dry run">
        <PanelBody>
          <Sentence>{ruleSentence(isChosen ? input : withoutHolidays(input), holidayName, pillars)}</Sentence>
          <DryRun preview={preview} />
        </PanelBody>
      </Panel>
    </Columns>
  );
}

/** With no holiday chosen yet, its sentence must not say "every one". */
const withoutHolidays = ({ trigger, ...rule }: RuleInput): RuleInput => ({
  ...rule,
  trigger: trigger.on === 'holiday' ? { ...trigger, holidays: ['…'] } : trigger,
});

/** With the one that a rule has although it was deleted, so that this can be seen. */
const subjects = (pillars: readonly Pillar[], chosen: string): { value: string; label: string }[] => [
  { value: '', label: 'The day’s best idea' },
  ...pillars.map(({ id, name }) => ({ value: id, label: name || 'Without a name' })),
  ...(chosen !== '' && !pillars.some(({ id }) => id === chosen)
    ? [{ value: chosen, label: 'A pillar that was deleted' }]
    : []),
];

const isOwn = (pillar: string): boolean => pillar !== '' && !standardPillars.some(({ id }) => id === pillar);

/** It gets those posts only that have a clip. */
const isVideoOnly = (network: Network): boolean => networkRules[network].pictures === null;

const CONTENT = [
  { value: 'picture', label: 'A post with a picture' },
  { value: 'clip', label: 'A post with a picture and a clip' },
  { value: 'words', label: 'A post without a picture' },
] as const;

export interface RuleBuilderProps {
  /** What it begins with: a stored rule, a starting point, or nothing. */
  from: RuleInput | null;
  /** null for a new one. */
  ruleId: string | null;
  today: string;
  holidays: readonly Holiday[];
  onClose: () => void;
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  align-items: start;
  gap: ${theme.space[5]};
  @media (max-width: 1024px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** Its group has the same name for assistive technology. */
const Approval = styled.p`
  margin-bottom: 0.375rem;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
`;

const Mode = styled.p`
  margin-top: ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Sentence = styled.p`
  margin-bottom: ${theme.space[4]};
  ${theme.type.md}
  overflow-wrap: anywhere;
`;
