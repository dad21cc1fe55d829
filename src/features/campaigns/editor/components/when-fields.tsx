import { useState } from 'react';
import { paths } from '../../../../config/paths';
import { addDays, toInstant, toLocal, type LocalDateTime } from '../../../../domain/zoned-time';
import { useNow } from '../../../../hooks/use-now';
import { formatMoment } from '../../../../lib/format-moment';
import { Field } from '../../../../ui/field';
import { FormPair } from '../../../../ui/form';
import { Link } from '../../../../ui/link';
import { Segmented } from '../../../../ui/segmented';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { TextInput } from '../../../../ui/text-input';
import { clockName } from '../when-words';

/** Now, at a time on the workspace's clock, or at an hour on each reader's own. */
export function WhenFields({ sendAt, localHour, zone, onChange, fault }: WhenFieldsProps) {
  const now = useNow(30_000);
  const way = localHour !== null ? 'hour' : sendAt !== null ? 'time' : 'now';
  // A date is no date yet while its digits are typed: what stands in the fields is kept until they are left.
  const [typed, setTyped] = useState<LocalDateTime | null>(null);
  const at = typed ?? (sendAt === null ? null : toLocal(new Date(sendAt), zone));
  const clock = clockName(zone);
  const whose = (
    <>
      You can change the time zone in the <Link to={`${paths.settings}?section=workspace`}>workspace’s settings</Link>.
    </>
  );
  const choose = (next: typeof way) => {
    setTyped(null);
    const tomorrow = addDays(toLocal(now, zone).date, 1);
    if (next === 'now') onChange({ sendAt: null, localHour: null });
    else if (next === 'time') onChange({ sendAt: instantOf({ date: tomorrow, time: '10:00' }, zone), localHour: null });
    else onChange({ sendAt: null, localHour: 10 });
  };
  const set = (part: Partial<LocalDateTime>) => {
    const next = { ...(at ?? { date: toLocal(now, zone).date, time: '00:00' }), ...part };
    const instant = instantOf(next, zone);
    setTyped(next);
    if (instant) onChange({ sendAt: instant });
  };
  const leave = () => setTyped(null);
  const leaveDay = () => {
    if (typed?.date === '') onChange({ sendAt: null });
    leave();
  };
  const isPast = sendAt !== null && Date.parse(sendAt) <= now.getTime();
  return (
    <>
      <Segmented label="When to send" value={way} onChange={choose} options={WAYS} />
      {way === 'now' && (
        <Text size="sm" tone={2}>
          It is sent as soon as you press Send now.
        </Text>
      )}
      {way === 'time' && at && (
        <>
          <FormPair>
            <Field
              label="Date"
              error={fault ?? (isPast ? 'This time has passed, so it would be sent immediately.' : undefined)}
            >
              <TextInput
                type="date"
                value={at.date}
                min={toLocal(now, zone).date}
                onChange={({ target }) => set({ date: target.value })}
                onBlur={leave}
              />
            </Field>
            <Field label="Time">
              <TextInput
                type="time"
                value={at.time}
                onChange={({ target }) => set({ time: target.value })}
                onBlur={leave}
              />
            </Field>
          </FormPair>
          <Text size="sm" tone={2}>
            {sendAt && !isPast
              ? `Press Schedule to send it ${formatMoment(sendAt, zone, now)}. Times are in ${clock}.`
              : `Times are in ${clock}.`}{' '}
            {whose}
          </Text>
        </>
      )}
      {way === 'hour' && (
        <>
          <FormPair>
            <Field label="Hour">
              <Select
                options={HOURS}
                value={String(localHour)}
                onChange={(hour) => onChange({ localHour: Number(hour) })}
              />
            </Field>
            <Field label="Not before" optional>
              <TextInput
                type="date"
                value={at?.date ?? ''}
                min={toLocal(now, zone).date}
                onChange={({ target }) => set({ date: target.value, time: '00:00' })}
                onBlur={leaveDay}
              />
            </Field>
          </FormPair>
          <Text size="sm" tone={2}>
            Each reader gets it at {HOURS[localHour ?? 0]?.label} in their own time zone, based on the country of their
            phone number. Without a phone number, it is sent at that time in {clock}. {whose}
          </Text>
        </>
      )}
    </>
  );
}

/** Null for what a field holds while it is typed into. */
function instantOf({ date, time }: LocalDateTime, zone: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !/^\d{2}:\d{2}$/.test(time) || Number(date.slice(0, 4)) < 2000) return null;
  return toInstant({ date, time }, zone).toISOString();
}

const WAYS = [
  { value: 'now', label: 'Now' },
  { value: 'time', label: 'At a set time' },
  { value: 'hour', label: 'In each reader’s time zone' },
] as const;
const HOURS = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));

interface WhenFieldsProps {
  sendAt: string | null;
  localHour: number | null;
  zone: string;
  onChange: (change: { sendAt?: string | null; localHour?: number | null }) => void;
  fault: string | undefined;
}
