import { PhoneCall } from 'lucide-react';
import { messageOf } from '../../../api/api-error';
import { callsContract, type CallPlan } from '../../../contracts/calls';
import type { CallChannel } from '../../../domain/call/call-record';
import { useContractForm } from '../../../hooks/use-contract-form';
import { zoneInWords } from '../../../lib/zone-in-words';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form, FormPair } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';
import { useToast } from '../../../ui/use-toast';
import { useGetCallPlanQuery, useUpdateCallPlanMutation } from '../calls-api';
import { useTestCall } from './use-test-call';

/** Another time for the next call, or a call at once. */
export function ScheduleCallDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { data: plan, error } = useGetCallPlanQuery(undefined, { skip: !open });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Schedule a call"
      sentence={
        plan?.next
          ? `${WHERE[plan.next.channel]} Times are in ${zoneInWords(plan.zone)}.`
          : 'Your agent reads you this week’s ideas, and you say which one to make.'
      }
    >
      {error && <Banner title="Your next call could not be loaded.">{messageOf(error)}</Banner>}
      {plan &&
        (plan.next ? (
          <ScheduleForm key={plan.next.at} next={plan.next} onClose={onClose} />
        ) : (
          <CallsOff onClose={onClose} />
        ))}
    </Dialog>
  );
}

const WHERE: Record<CallChannel, string> = {
  browser: 'Your agent calls you here, in the browser, about this week’s ideas.',
  phone: 'Your agent calls your phone about this week’s ideas.',
};

function ScheduleForm({ next, onClose }: { next: NonNullable<CallPlan['next']>; onClose: () => void }) {
  const [move] = useUpdateCallPlanMutation();
  const { show } = useToast();
  const { ref, bind, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: callsContract.updateCallPlan,
    from: { date: next.date, time: next.time },
    input: (values) => values,
    send: move,
    onSaved: () => {
      show({ text: 'The time of your next call was saved.' });
      onClose();
    },
    guarded: false,
  });
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The call was not moved.">{refusal}</Banner>}
      <FormPair>
        <Field label="Date" error={faults.date}>
          <TextInput type="date" {...bind('date')} />
        </Field>
        <Field label="Time" error={faults.time}>
          <TextInput type="time" {...bind('time')} />
        </Field>
      </FormPair>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <CallNow onClose={onClose} />
        <Button type="submit" variant="primary" busy={busy} busyLabel="Saving…">
          Save time
        </Button>
      </DialogFoot>
    </Form>
  );
}

function CallsOff({ onClose }: { onClose: () => void }) {
  return (
    <>
      <Banner title="Calls are off.">
        Turn on Voice calls under Content Engine, Settings, to be called every week.
      </Banner>
      <DialogFoot>
        <CallNow onClose={onClose} />
      </DialogFoot>
    </>
  );
}

function CallNow({ onClose }: { onClose: () => void }) {
  const { call, busy } = useTestCall();
  return (
    <Button
      icon={<PhoneCall />}
      busy={busy}
      busyLabel="Calling…"
      onClick={() => {
        void call().then(onClose);
      }}
    >
      Test call now
    </Button>
  );
}
