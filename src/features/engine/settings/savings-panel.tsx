import { engineContract } from '../../../contracts/engine';
import type { EngineSettingsView } from '../../../contracts/engine-settings';
import { savedActions, type SavedAction } from '../../../domain/savings';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useUpdateEngineSettingsMutation } from '../engine-api';

/** What each action would take by hand: the owner's own estimate behind "hours saved" and "cost savings". */
export function SavingsPanel({ settings: { minutes, hourlyRate, currency } }: { settings: EngineSettingsView }) {
  const [update] = useUpdateEngineSettingsMutation();
  const form = useContractForm({
    endpoint: engineContract.updateEngineSettings,
    from: {
      ...(Object.fromEntries(savedActions.map((action) => [action, String(minutes[action])])) as Typed),
      hourlyRate: String(hourlyRate),
    },
    input: ({ hourlyRate: rate, ...typed }) => ({
      minutes: Object.fromEntries(savedActions.map((action) => [action, asNumber(typed[action])])) as Numbers,
      hourlyRate: asNumber(rate),
    }),
    // The fields stand by themselves here, and inside `minutes` in the contract.
    check: (found) =>
      Object.fromEntries(Object.entries(found).map(([name, fault]) => [name.replace(/^minutes\./, ''), fault])),
    send: update,
  });
  const { ref, bind, faults, refusal, onSubmit } = form;
  return (
    <Panel title="What your time is worth">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate>
          <Text size="sm" tone={2}>
            How long each step of a post takes you by hand. “Hours saved” counts only our work on published posts; text
            you wrote yourself does not count.
          </Text>
          <FormPair>
            {savedActions.map((action) => (
              <Field key={action} label={`${NAMES[action]}, minutes`} error={faults[action]}>
                <TextInput inputMode="numeric" maxLength={4} {...bind(action)} />
              </Field>
            ))}
            <Field label={`What an hour of your time is worth (${currency})`} error={faults.hourlyRate}>
              <TextInput inputMode="numeric" maxLength={5} {...bind('hourlyRate')} />
            </Field>
          </FormPair>
          {refusal !== null && <Banner title="Your settings were not saved.">{refusal}</Banner>}
          <PanelFoot>
            <span>These are estimates and are labelled as such.</span>
            <SaveButton form={form} />
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

/** NaN, which the contract refuses in words, for anything that is no number. */
const asNumber = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.')));

const NAMES: Record<SavedAction, string> = {
  planned: 'Planning a post',
  written: 'Writing it',
  designed: 'Designing its picture',
  published: 'Publishing it',
};

type Typed = Record<SavedAction, string>;
type Numbers = Record<SavedAction, number>;
