import { useState } from 'react';
import { messageOf } from '../../../api/api-error';
import { paths } from '../../../config/paths';
import type { CallNumber } from '../../../contracts/call-phone';
import { callsContract } from '../../../contracts/calls';
import { useContractForm } from '../../../hooks/use-contract-form';
import { formatDay } from '../../../lib/format-day';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Checkbox } from '../../../ui/checkbox';
import { CopyButton } from '../../../ui/copy-button';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Panel, PanelBody } from '../../../ui/panel';
import { Row } from '../../../ui/stack';
import { Text } from '../../../ui/text';
import { TextInput } from '../../../ui/text-input';
import {
  useCreateCallNumberMutation,
  useDeleteCallNumberMutation,
  useGetCallNumberQuery,
  useUpdateCallNumberMutation,
} from '../calls-api';

/** The owner's telephone: connected with keys of their own, proved by a code, switched off at any time. */
export function PhonePanel({ zone }: { zone: string }) {
  const { data, error } = useGetCallNumberQuery();
  return (
    <Panel title="Your phone">
      <PanelBody>
        {error && <Banner title="Your number could not be loaded.">{messageOf(error)}</Banner>}
        {data && (data.phone ? <Connected {...data} phone={data.phone} zone={zone} /> : <Connect about={data} />)}
      </PanelBody>
    </Panel>
  );
}

function Connect({ about }: { about: CallNumber }) {
  const [create] = useCreateCallNumberMutation();
  const { ref, bind, values, change, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: callsContract.createCallNumber,
    from: { number: '', sender: '', agrees: false },
    input: ({ number, sender, agrees }) => ({ number, sender, agrees: agrees as true }),
    send: create,
    guarded: false,
  });
  if (!about.hasService)
    return (
      <Text size="sm" tone={2}>
        Calls ring in the dashboard. To be called on your own phone, store the keys of your Twilio account under{' '}
        <Link to={`${paths.settings}?tab=keys`}>Settings, API keys</Link>. Twilio charges you for each call and text.
      </Text>
    );
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The code was not sent.">{refusal}</Banner>}
      <FormPair>
        <Field label="Your number" error={faults.number} help="With its country code, such as +44 7700 900123">
          <TextInput type="tel" autoComplete="tel" {...bind('number')} />
        </Field>
        <Field label="The number that calls you" error={faults.sender} help="One of your Twilio numbers">
          <TextInput type="tel" {...bind('sender')} />
        </Field>
      </FormPair>
      <Checkbox checked={values.agrees} onChange={(agrees) => change({ agrees })} error={faults.agrees}>
        {about.consentText}
      </Checkbox>
      <Row>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Sending…">
          Text me a code
        </Button>
      </Row>
    </Form>
  );
}

function Connected({ phone, hasService, zone }: ConnectedProps) {
  const [update, updating] = useUpdateCallNumberMutation();
  const [remove, removing] = useDeleteCallNumberMutation();
  const error = updating.error ?? removing.error;
  return (
    <>
      {error && <Banner title="That was not saved.">{messageOf(error)}</Banner>}
      {phone.isVerified ? (
        <Checkbox
          checked={phone.isOn}
          onChange={(isOn) => void update({ isOn })}
          help={`${phone.minutesUsed} of ${phone.minutesAMonth} minutes used this month. Agreed by ${phone.consentBy} on ${formatDay(phone.consentAt, zone)}.`}
        >
          Call and text {phone.number}
        </Checkbox>
      ) : (
        <CodeForm number={phone.number} />
      )}
      {!hasService && (
        <Banner title="Nothing is called or texted.">
          The keys of your Twilio account are no longer stored. Store them again under{' '}
          <Link to={`${paths.settings}?tab=keys`}>Settings, API keys</Link>.
        </Banner>
      )}
      {phone.isVerified && <MinutesForm key={phone.minutesAMonth} minutes={phone.minutesAMonth} />}
      {phone.isVerified && phone.textUrl !== null && (
        <>
          <Text size="sm" tone={2}>
            To answer by text, enter this address at Twilio as the webhook for messages that come in to {phone.sender}.
          </Text>
          <Row>
            <CopyButton text={phone.textUrl} label="Copy the address" />
          </Row>
        </>
      )}
      <Row>
        <Button size="sm" onClick={() => void remove()} busy={removing.isLoading} busyLabel="Removing…">
          Remove this number
        </Button>
      </Row>
    </>
  );
}

interface ConnectedProps extends Pick<CallNumber, 'hasService'> {
  phone: NonNullable<CallNumber['phone']>;
  zone: string;
}

function MinutesForm({ minutes }: { minutes: number }) {
  const [update] = useUpdateCallNumberMutation();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: callsContract.updateCallNumber,
    from: { minutesAMonth: String(minutes) },
    input: ({ minutesAMonth }) => ({ minutesAMonth: minutesAMonth.trim() === '' ? Number.NaN : Number(minutesAMonth) }),
    send: update,
    guarded: false,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The minutes were not saved.">{refusal}</Banner>}
      <Field
        label="Minutes a month"
        error={faults.minutesAMonth}
        help="When they are used up, nothing is dialled until next month. A call is five minutes at most."
      >
        <TextInput inputMode="numeric" {...bind('minutesAMonth')} />
      </Field>
      <Row>
        <Button type="submit" size="sm" busy={busy} busyLabel="Saving…">
          Save minutes
        </Button>
      </Row>
    </Form>
  );
}

function CodeForm({ number }: { number: string }) {
  const [update] = useUpdateCallNumberMutation();
  const [sentTo] = useState(number);
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: callsContract.updateCallNumber,
    from: { code: '' },
    input: ({ code }) => ({ code }),
    send: update,
    guarded: false,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The number was not confirmed.">{refusal}</Banner>}
      <Field label="The code" error={faults.code} help={`We texted it to ${sentTo}. It works for ten minutes.`}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" {...bind('code')} />
      </Field>
      <Row>
        <Button type="submit" variant="primary" busy={busy} busyLabel="Checking…">
          Confirm number
        </Button>
      </Row>
    </Form>
  );
}
