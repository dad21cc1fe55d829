import { styled } from 'styled-components';
import { zoneInWords } from '../../../lib/zone-in-words';
import { engineContract } from '../../../contracts/engine';
import type { EngineSettingsView } from '../../../contracts/engine-settings';
import { weekdayNames } from '../../../domain/business-details';
import { networkLabel, networks } from '../../../domain/network';
import { postingFrequencies, type PostingFrequency } from '../../../domain/posting-frequency';
import { timesAWeek } from '../../../domain/posting-rhythm';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Fieldset } from '../../../ui/fieldset';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Select } from '../../../ui/select';
import { TextInput } from '../../../ui/text-input';
import { theme } from '../../../ui/theme';
import { useUpdateEngineSettingsMutation } from '../engine-api';
import { PillarsField } from './pillars-field';
import { SlotsField } from './slots-field';

/** How often posts come out, where they go and what they are about. */
export function PostingPanel({ settings, zone }: { settings: EngineSettingsView; zone: string }) {
  const [update] = useUpdateEngineSettingsMutation();
  const { frequency, slot, slots, platforms, newsletter, pillars } = settings;
  const form = useContractForm({
    endpoint: engineContract.updateEngineSettings,
    from: { frequency, slot, slots, platforms, newsletter, pillars },
    // The times belong to the frequency: one that was chosen before they were is refused at their place.
    input: (all, part) => (all.frequency === 'custom' ? { ...part, frequency: all.frequency, slots: all.slots } : part),
    send: update,
  });
  const { ref, values, change, faults, refusal, onSubmit } = form;
  const toggle = (network: (typeof networks)[number], on: boolean) =>
    change({ platforms: networks.filter((one) => (one === network ? on : values.platforms.includes(one))) });

  return (
    <Panel title="Posting">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate>
          <Field label="Content frequency" help={HELP[values.frequency]} error={faults.frequency}>
            <Select<PostingFrequency>
              value={values.frequency}
              onChange={(next) =>
                change({
                  frequency: next,
                  ...(next === 'custom' && values.slots.length === 0 && { slots: [values.slot] }),
                })
              }
              options={postingFrequencies.map((value) => ({ value, label: NAMES[value] }))}
            />
          </Field>
          {(values.frequency === 'weekly' || values.frequency === 'daily') && (
            <FormPair>
              {values.frequency === 'weekly' && (
                <Field label="Day" error={faults['slot.weekday']}>
                  <Select
                    value={String(values.slot.weekday)}
                    onChange={(day) => change({ slot: { ...values.slot, weekday: Number(day) } })}
                    options={weekdayNames.map((label, index) => ({ value: String(index + 1), label }))}
                  />
                </Field>
              )}
              <Field label="Time" error={faults['slot.time']} help={zoneInWords(zone)}>
                <TextInput
                  type="time"
                  value={values.slot.time}
                  onChange={(event) => change({ slot: { ...values.slot, time: event.target.value } })}
                />
              </Field>
            </FormPair>
          )}
          {values.frequency === 'custom' && (
            <SlotsField slots={values.slots} faults={faults} onChange={(next) => change({ slots: next })} />
          )}
          <Fieldset
            legend="Platforms"
            help="New posts start with these; you can change them for each post. Your page shows every post."
            error={faults.platforms}
          >
            <Columns>
              {networks.map((network) => (
                <Checkbox
                  key={network}
                  checked={network === 'blog' || values.platforms.includes(network)}
                  disabled={network === 'blog'}
                  onChange={(on) => toggle(network, on)}
                >
                  {networkLabel(network)}
                </Checkbox>
              ))}
              <Checkbox
                checked={values.newsletter}
                onChange={(on) => change({ newsletter: on })}
                help="At most one a week"
              >
                Newsletter
              </Checkbox>
            </Columns>
          </Fieldset>
          <PillarsField pillars={values.pillars} faults={faults} onChange={(next) => change({ pillars: next })} />
          {refusal !== null && <Banner title="Your settings were not saved.">{refusal}</Banner>}
          <PanelFoot>
            <span>
              {values.frequency === 'weekly'
                ? 'More posts in the same week go out on the following working days.'
                : `${timesAWeek(values)} times a week.`}{' '}
              What is already scheduled keeps its time.
            </span>
            <SaveButton form={form} />
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const Columns = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
  gap: ${theme.space[2]} ${theme.space[4]};
  ${theme.media.phone} {
    gap: 0 ${theme.space[4]};
  }
`;

const NAMES: Record<PostingFrequency, string> = {
  hourly: 'Hourly',
  daily: 'Daily',
  weekly: 'Weekly',
  custom: 'Custom',
};

const HELP: Record<PostingFrequency, string> = {
  hourly: 'One post an hour, 08:00 to 20:00, every day.',
  daily: 'One post a day, at the same time.',
  weekly: 'One post a week.',
  custom: 'As many times a week as you like.',
};
