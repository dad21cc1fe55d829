import { engineContract } from '../../../contracts/engine';
import type { EngineSettingsView } from '../../../contracts/engine-settings';
import { VETO_HOURS, type Autopilot } from '../../../domain/autopilot';
import { weekdayNames } from '../../../domain/business-details';
import type { RuleMode } from '../../../domain/rule';
import { toLocal } from '../../../domain/zoned-time';
import { useContractForm } from '../../../hooks/use-contract-form';
import { useNow } from '../../../hooks/use-now';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { QuietDaysFields } from '../../../ui/quiet-days-fields';
import { SaveButton } from '../../../ui/save-button';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { useUpdateEngineSettingsMutation } from '../engine-api';

/** Whether the week's post waits for a person, and what it may do where it does not. */
export function AutopilotPanel({ settings, zone }: { settings: EngineSettingsView; zone: string }) {
  const [update] = useUpdateEngineSettingsMutation();
  const { date: today } = toLocal(useNow(), zone);
  const { autopilot, slot: usual } = settings;
  const form = useContractForm({
    endpoint: engineContract.updateEngineSettings,
    from: { ...autopilot, weeklyCap: String(autopilot.weeklyCap), leastConfidence: String(autopilot.leastConfidence) },
    // It is one setting: what was not changed goes with it. An empty number is refused, not taken for nothing.
    input: ({ weeklyCap, leastConfidence, ...rest }) => ({
      autopilot: { ...rest, weeklyCap: numberIn(weeklyCap), leastConfidence: numberIn(leastConfidence) },
    }),
    // Each fault stands at its own field, and goes when that changes.
    check: (faults) =>
      Object.fromEntries(Object.entries(faults).map(([field, fault]) => [field.replace(/^autopilot\./, ''), fault])),
    send: update,
  });
  const { ref, values, change, bind, faults, refusal, onSubmit } = form;
  const { slot } = values;

  return (
    <Panel title="The week’s post">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate>
          <Field label="Who decides" help={HELP[values.mode]} error={faults.mode}>
            <Select<RuleMode>
              value={values.mode}
              onChange={(mode) => change({ mode })}
              options={[
                { value: 'ask', label: 'Ask me' },
                { value: 'auto', label: 'Post by itself within guard rails' },
              ]}
            />
          </Field>
          {values.mode === 'auto' && (
            <>
              <Field label="When it goes out" error={faults.slot}>
                <Select
                  value={slot === null ? '' : String(slot.weekday)}
                  onChange={(day) =>
                    change({ slot: day === '' ? null : { weekday: Number(day), time: slot?.time ?? usual.time } })
                  }
                  options={[
                    { value: '', label: 'At the usual time of your posts' },
                    ...weekdayNames.map((name, at) => ({ value: String(at + 1), label: `On ${name}` })),
                  ]}
                />
              </Field>
              {slot !== null && (
                <Field label="Time" help={`In ${zone.replace(/_/g, ' ')}`} error={faults['slot.time']}>
                  <TextInput
                    type="time"
                    value={slot.time}
                    onChange={({ target }) => change({ slot: { ...slot, time: target.value } })}
                  />
                </Field>
              )}
              <FormPair>
                <Field
                  label="Most posts a week"
                  help="All posts count, including the ones you schedule yourself."
                  error={faults.weeklyCap}
                >
                  <TextInput inputMode="numeric" {...bind('weeklyCap')} maxLength={2} />
                </Field>
                <Field
                  label="Lowest confidence, in percent"
                  help="Ideas that we are less sure of wait for you."
                  error={faults.leastConfidence}
                >
                  <TextInput inputMode="numeric" {...bind('leastConfidence')} maxLength={2} />
                </Field>
              </FormPair>
              <Checkbox
                checked={values.withoutOffers}
                onChange={(withoutOffers) => change({ withoutOffers })}
                help="A post with a price, a discount or an offer waits for you."
              >
                Only what mentions neither prices nor offers
              </Checkbox>
              <Checkbox
                checked={values.evergreens}
                onChange={(evergreens) => change({ evergreens })}
                help="In its new words, unless it speaks of a day. Otherwise each one waits for you."
              >
                Also posts that come again
              </Checkbox>
              <QuietDaysFields
                weekdays={values.quietWeekdays}
                days={values.quietDays}
                faults={faults}
                help="Nothing goes out on these days. Days of remembrance are always off."
                today={today}
                onChange={change}
              />
            </>
          )}
          {refusal !== null && <Banner title="Your settings were not saved.">{refusal}</Banner>}
          <PanelFoot>
            <span>
              {values.mode === 'auto'
                ? `The bell tells you at least ${VETO_HOURS} hours before the post goes out, so that you can stop it.`
                : 'Nothing is posted without your yes.'}
            </span>
            <SaveButton form={form} />
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const numberIn = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text));

const HELP: Record<Autopilot['mode'], string> = {
  ask: 'You pick one of the three ideas and approve its post. A week without a yes posts nothing.',
  auto: 'The first idea is made into a post and goes out, unless a guard rail or you stop it. Anything beyond these limits, or with a word that your business avoids, waits for your approval.',
};
