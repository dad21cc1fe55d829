import { useState } from 'react';
import type { Automation } from '../../../../contracts/automations';
import { paths } from '../../../../config/paths';
import { Field } from '../../../../ui/field';
import { Form } from '../../../../ui/form';
import { Link } from '../../../../ui/link';
import { Select } from '../../../../ui/select';
import { Text } from '../../../../ui/text';
import { useListSegmentsQuery } from '../../../segments/segments-api';
import { triggerNote } from '../../automation-words';
import { useCardForm } from '../hooks/use-card-form';
import { useDayChoice } from '../hooks/use-day-choice';
import { useTagChoice } from '../hooks/use-tag-choice';
import { DateTriggerFields } from './date-trigger-fields';
import { FormFoot } from './automation-form-foot';
import { TagNameField } from './tag-name-field';

/** What brings people in. */
export function TriggerForm({
  trigger,
  hasBegun,
  onDone,
  onCancel,
}: {
  trigger: Automation['trigger'];
  hasBegun: boolean;
  onDone: (trigger: Trigger) => void;
  onCancel: () => void;
}) {
  const { data: segments } = useListSegmentsQuery();
  const [on, setOn] = useState<Trigger['on']>(trigger?.on ?? 'form');
  const tag = useTagChoice(trigger?.on === 'tag' ? trigger.tagId : '');
  const day = useDayChoice(trigger?.on === 'date' ? trigger : null);
  const [segmentId, setSegmentId] = useState(trigger?.on === 'segment' ? trigger.segmentId : '');
  const known = segments?.items ?? [];
  const chosen = async (): Promise<Trigger | null> => {
    if (on === 'form') return { on };
    if (on === 'date') return day.settle();
    if (on === 'segment') return known.some(({ id }) => id === segmentId) ? { on, segmentId } : null;
    const tagId = await tag.settle();
    return tagId === null ? null : { on, tagId };
  };
  const changed =
    on !== (trigger?.on ?? 'form') ||
    tag.isChanged ||
    (on === 'date' && day.isChanged) ||
    (on === 'segment' && trigger?.on === 'segment' && segmentId !== trigger.segmentId);
  const { form, busy, tried } = useCardForm({
    changed,
    take: async () => {
      const next = await chosen();
      if (next) onDone(next);
      return next !== null;
    },
  });
  return (
    <Form {...form} aria-label="Trigger">
      <Field label="Starts when someone">
        <Select options={KINDS} value={on} onChange={setOn} />
      </Field>
      {on === 'tag' && <TagNameField choice={tag} />}
      {on === 'date' && <DateTriggerFields choice={day} tried={tried} />}
      {on === 'segment' && (
        <Field
          label="Segment"
          required
          error={
            !tried
              ? null
              : known.length === 0
                ? 'Create a segment first.'
                : known.some(({ id }) => id === segmentId)
                  ? null
                  : 'Choose a segment.'
          }
          {...(segments?.items.length === 0 && {
            help: (
              <>
                There are no segments yet. <Link to={paths.segments}>Create one</Link>, then come back.
              </>
            ),
          })}
        >
          <Select
            disabled={segments?.items.length === 0}
            placeholder={segments?.items.length === 0 ? 'No segments yet' : 'Choose segment'}
            options={known.map(({ id, name }) => ({ value: id, label: name }))}
            value={known.some(({ id }) => id === segmentId) ? segmentId : null}
            onChange={setSegmentId}
          />
        </Field>
      )}
      <Text size="sm" tone={2}>
        {triggerNote(on, !hasBegun ? 'draft' : changed ? 'changed' : 'begun')}
        {on === 'form' && (
          <>
            {' '}
            <Link to={paths.signup}>Your sign-up page</Link>
          </>
        )}
      </Text>
      <FormFoot label="Done" busy={busy} onCancel={onCancel} />
    </Form>
  );
}

const KINDS = [
  { value: 'form', label: 'signs up on your page' },
  { value: 'tag', label: 'gets a tag' },
  { value: 'segment', label: 'joins a segment' },
  { value: 'date', label: 'has a date coming up, such as a birthday' },
] as const;

type Trigger = NonNullable<Automation['trigger']>;
