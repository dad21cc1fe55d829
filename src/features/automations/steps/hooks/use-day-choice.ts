import { useState } from 'react';
import { fieldsOf, messageOf } from '../../../../api/api-error';
import type { Automation } from '../../../../contracts/automations';
import { automationLimits } from '../../../../domain/automation';
import { useCreateContactFieldMutation, useGetContactBookQuery } from '../../../contacts/contacts-api';

/** A day of each person's own. Where contacts have no field for one yet, it is named here and made when it is `settled`. */
export function useDayChoice(stored: DateTrigger | null) {
  const { data: book } = useGetContactBookQuery();
  const [create, { error }] = useCreateContactFieldMutation();
  const [edited, setEdited] = useState<DateTrigger>(
    stored ?? { on: 'date', fieldId: '', offsetDays: 0, hour: 9, yearly: true },
  );
  const [label, setLabel] = useState('Birthday');
  const fields = book?.fields.filter(({ kind }) => kind === 'date') ?? [];
  const trigger = { ...edited, fieldId: edited.fieldId || (fields.length === 1 ? fields[0]!.id : '') };
  const isNew = book !== undefined && fields.length === 0;
  const daysLack =
    Number.isInteger(trigger.offsetDays) && Math.abs(trigger.offsetDays) <= automationLimits.offsetDays
      ? null
      : `Enter 0 to ${automationLimits.offsetDays} days.`;
  const fieldLack = isNew
    ? label.trim() === ''
      ? 'Enter a field name first.'
      : null
    : fields.some(({ id }) => id === trigger.fieldId)
      ? null
      : 'Choose a field.';
  return {
    trigger,
    fields,
    isNew,
    label,
    daysLack,
    fieldLack,
    fault: error ? (fieldsOf(error).label ?? messageOf(error)) : null,
    isChanged: stored !== null && JSON.stringify(trigger) !== JSON.stringify(stored),
    edit: setEdited,
    type: setLabel,
    /** The trigger; null, with a fault at its field, when something is missing. */
    settle: async (): Promise<DateTrigger | null> => {
      if (daysLack !== null || fieldLack !== null) return null;
      if (!isNew) return trigger;
      const { data } = await create({ label: label.trim(), kind: 'date', choices: [] });
      return data ? { ...trigger, fieldId: data.id } : null;
    },
  };
}

export type DateTrigger = Extract<Automation['trigger'], { on: 'date' }>;
export type DayChoice = ReturnType<typeof useDayChoice>;
