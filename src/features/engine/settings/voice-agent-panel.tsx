import { engineContract } from '../../../contracts/engine';
import { zoneInWords } from '../../../lib/zone-in-words';
import type { EngineSettingsView } from '../../../contracts/engine-settings';
import { callFrequencies, type CallFrequency } from '../../../domain/engine-settings';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Checkbox } from '../../../ui/checkbox';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import { useUpdateEngineSettingsMutation } from '../engine-api';

/** What the product may bring up by itself, and when it may ring. */
export function VoiceAgentPanel({ settings, zone }: { settings: EngineSettingsView; zone: string }) {
  const [update] = useUpdateEngineSettingsMutation();
  const { voiceCalls, proactiveSuggestions, performanceAlerts, callFrequency, callTime } = settings;
  const form = useContractForm({
    endpoint: engineContract.updateEngineSettings,
    from: { voiceCalls, proactiveSuggestions, performanceAlerts, callFrequency, callTime },
    input: (_all, part) => part,
    send: update,
  });
  const { ref, values, change, bind, faults, refusal, onSubmit } = form;
  return (
    <Panel title="Voice agent">
      <PanelBody>
        <Form ref={ref} onSubmit={onSubmit} noValidate>
          <Text size="sm" tone={2}>
            Calls ring in the dashboard, so have it open at that time. Suggestions and alerts also decide what a call
            opens with.
          </Text>
          <Checkbox
            checked={values.voiceCalls}
            onChange={(on) => change({ voiceCalls: on })}
            help="Calls you with the week’s three ideas."
          >
            Voice calls
          </Checkbox>
          <Checkbox
            checked={values.proactiveSuggestions}
            onChange={(on) => change({ proactiveSuggestions: on })}
            help="Notifies you when new ideas are ready. The ideas arrive either way."
          >
            Proactive suggestions
          </Checkbox>
          <Checkbox
            checked={values.performanceAlerts}
            onChange={(on) => change({ performanceAlerts: on })}
            help="Notifies you when your figures change significantly."
          >
            Performance alerts
          </Checkbox>
          <FormPair>
            <Field label="Call frequency" error={faults.callFrequency}>
              <Select<CallFrequency>
                value={values.callFrequency}
                onChange={(next) => change({ callFrequency: next })}
                options={callFrequencies.map((value) => ({ value, label: NAMES[value] }))}
              />
            </Field>
            <Field label="Preferred call time" error={faults.callTime} help={zoneInWords(zone)}>
              <TextInput type="time" {...bind('callTime')} />
            </Field>
          </FormPair>
          {refusal !== null && <Banner title="Your settings were not saved.">{refusal}</Banner>}
          <PanelFoot>
            <span />
            <SaveButton form={form} />
          </PanelFoot>
        </Form>
      </PanelBody>
    </Panel>
  );
}

const NAMES: Record<CallFrequency, string> = {
  daily: 'Daily',
  weekly: 'Weekly',
  biweekly: 'Every two weeks',
  monthly: 'Monthly',
};
