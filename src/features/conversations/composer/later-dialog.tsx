import { useState } from 'react';
import { addDays, toInstant, toLocal } from '../../../domain/zoned-time';
import { useNow } from '../../../hooks/use-now';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { Field } from '../../../ui/field';
import { FormPair } from '../../../ui/form';
import { TextInput } from '../../../ui/text-input';

/** A day and a time in the workspace's zone. */
export function LaterDialog({
  open,
  title,
  action,
  zone,
  onClose,
  onChosen,
}: {
  open: boolean;
  title: string;
  action: string;
  zone: string;
  onClose: () => void;
  /** With an instant in the future. */
  onChosen: (at: string) => void;
}) {
  const now = useNow();
  const today = toLocal(now, zone).date;
  const [date, setDate] = useState(() => addDays(today, 1));
  const [time, setTime] = useState('09:00');
  const [tried, setTried] = useState(false);
  const at = date && time ? toInstant({ date, time }, zone) : null;
  const fault = !at || Number.isNaN(at.getTime()) ? 'Choose a day and a time.' : at <= now ? PAST : undefined;
  const choose = () => {
    setTried(true);
    if (fault || !at) return;
    onClose();
    onChosen(at.toISOString());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      sentence={`In your workspace’s time zone, ${zone.replaceAll('_', ' ')}.`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={choose}>
            {action}
          </Button>
        </>
      }
    >
      <FormPair>
        <Field label="Day" error={tried ? fault : undefined}>
          <TextInput type="date" min={today} value={date} onChange={({ target }) => setDate(target.value)} />
        </Field>
        <Field label="Time">
          <TextInput type="time" value={time} onChange={({ target }) => setTime(target.value)} />
        </Field>
      </FormPair>
    </Dialog>
  );
}

const PAST = 'Choose a time in the future.';
