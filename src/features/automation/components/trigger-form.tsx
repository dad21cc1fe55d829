import { useState } from 'react';
import type { Automation } from '../../../contracts/automations';
import { paths } from '../../../config/paths';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Link } from '../../../ui/link';
import { Select } from '../../../ui/select';
import { Text } from '../../../ui/text';
import { useGetContactBookQuery } from '../../contacts/contacts-api';
import { useListSegmentsQuery } from '../../segments/segments-api';
import { triggerNote } from '../automation-words';
import { useCardForm } from '../hooks/use-card-form';
import { useTagChoice } from '../hooks/use-tag-choice';
import { DateTriggerFields, lackOfDate, type DateTrigger } from './date-trigger-fields';
import { FormFoot } from './form-foot';
import { TagNameField } from './tag-name-field';

/** What brings people in. */
export function TriggerForm({ trigger, onDone, onCancel }: { trigger: Automation['trigger']; onDone: (trigger: Trigger) => void; onCancel: () => void }) {
  const { data: book } = useGetContactBookQuery();
  const { data: segments } = useListSegmentsQuery();
  const [on, setOn] = useState<Trigger['on']>(trigger?.on ?? 'form');
  const tag = useTagChoice(trigger?.on === 'tag' ? trigger.tagId : '');
  const [date, setDate] = useState<DateTrigger>(trigger?.on === 'date' ? trigger : { on: 'date', fieldId: '', offsetDays: 0, hour: 9, yearly: true });
  const [segmentId, setSegmentId] = useState(trigger?.on === 'segment' ? trigger.segmentId : '');
  const days = book?.fields.filter(({ kind }) => kind === 'date') ?? [];
  const known = segments?.items ?? [];
  const lack = on === 'date' ? lackOfDate(date, days) : on === 'segment' && !known.some(({ id }) => id === segmentId) ? 'Choose a segment.' : null;

  const chosen = async (): Promise<Trigger | null> => {
    if (lack !== null) return null;
    if (on === 'form') return { on };
    if (on === 'date') return date;
    if (on === 'segment') return { on, segmentId };
    const tagId = await tag.settle();
    return tagId === null ? null : { on, tagId };
  };
  const { form, busy, tried } = useCardForm({
    changed: on !== (trigger?.on ?? 'form') || tag.isChanged || (on === 'date' && trigger?.on === 'date' && JSON.stringify(date) !== JSON.stringify(trigger)) || (on === 'segment' && trigger?.on === 'segment' && segmentId !== trigger.segmentId),
    take: async () => {
      const next = await chosen();
      if (next) onDone(next);
      return next !== null;
    },
  });
  return (
    <Form {...form} aria-label="What starts it">
      <Field label="Starts when somebody"><Select options={KINDS} value={on} onChange={setOn} /></Field>
      {on === 'tag' && <TagNameField choice={tag} />}
      {on === 'date' && <DateTriggerFields trigger={date} fields={days} lack={tried ? lack : null} onChange={setDate} />}
      {on === 'segment' && (known.length > 0
        ? <Field label="Segment" required error={tried ? lack : null}><Select placeholder="Choose a segment" options={known.map(({ id, name }) => ({ value: id, label: name }))} value={known.some(({ id }) => id === segmentId) ? segmentId : null} onChange={setSegmentId} /></Field>
        : <Text size="sm" tone={2}>There is no segment yet. <Link to={paths.segments}>Make one</Link>, then come back.</Text>)}
      <Text size="sm" tone={2}>{triggerNote({ on } as Trigger)}{on === 'form' && <> <Link to={paths.signup}>Your sign-up page</Link></>}</Text>
      <FormFoot label="Done" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const KINDS = [{ value: 'form', label: 'signs up on your page' }, { value: 'tag', label: 'gets a tag' }, { value: 'segment', label: 'comes to belong to a segment' }, { value: 'date', label: 'has a day, such as a birthday' }] as const;

type Trigger = NonNullable<Automation['trigger']>;
