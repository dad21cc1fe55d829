import { analyticsContract } from '../../../contracts/analytics';
import type { Goal } from '../../../contracts/analytics-goals';
import { goalKinds, goalKindWords, goalLimits, type GoalKind } from '../../../domain/goal';
import { useContractForm } from '../../../hooks/use-contract-form';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { DialogFoot } from '../../../ui/dialog-foot';
import { Field } from '../../../ui/field';
import { Form } from '../../../ui/form';
import { Select } from '../../../ui/select';
import { SuggestInput } from '../../../ui/suggest-input';
import { TextInput } from '../../../ui/text-input';
import { useCreateGoalMutation, useUpdateGoalMutation } from './goals-api';

/** Sets a goal or changes one. */
export function GoalDialog({ edited, suggestions, onClose }: GoalDialogProps) {
  return (
    <Dialog
      open={edited !== null}
      onClose={onClose}
      title={edited === 'new' ? 'Add goal' : 'Edit goal'}
      sentence="Counted from the first to the last day of each month."
    >
      {edited !== null && (
        <GoalForm goal={edited === 'new' ? null : edited} suggestions={suggestions} onClose={onClose} />
      )}
    </Dialog>
  );
}

function GoalForm({ goal, suggestions, onClose }: Omit<GoalDialogProps, 'edited'> & { goal: Goal | null }) {
  const [create] = useCreateGoalMutation();
  const [update] = useUpdateGoalMutation();
  const { ref, values, bind, change, faults, refusal, busy, onSubmit } = useContractForm({
    endpoint: analyticsContract.createGoal,
    from: {
      name: goal?.name ?? '',
      kind: goal?.kind ?? 'conversion',
      match: goal?.match ?? '',
      monthly: goal ? String(goal.monthly) : '',
    },
    input: ({ monthly, ...typed }) => ({ ...typed, monthly: monthly.trim() === '' ? undefined : Number(monthly) }),
    check: (found, { monthly }) =>
      monthly.trim() === '' ? { ...found, monthly: 'Enter how many you want each month.' } : found,
    send: (input) => (goal ? update({ goalId: goal.id, ...input }) : create(input)),
    onSaved: onClose,
    guarded: false,
  });
  const known = suggestions.filter(({ kind }) => kind === values.kind).map(({ match }) => match);
  return (
    <Form ref={ref} onSubmit={onSubmit} noValidate>
      {refusal !== null && <Banner title="The goal was not saved.">{refusal}</Banner>}
      <Field label="Name" error={faults.name}>
        <TextInput dir="auto" {...bind('name')} maxLength={goalLimits.name} placeholder="Bookings" />
      </Field>
      <Field label="What counts" error={faults.kind}>
        <Select<GoalKind> value={values.kind} onChange={(kind) => change({ kind, match: '' })} options={KINDS} />
      </Field>
      <Field label={MATCH[values.kind].label} help={MATCH[values.kind].help} optional error={faults.match}>
        <SuggestInput
          dir="auto"
          value={values.match}
          suggestions={known}
          onChange={(match) => change({ match })}
          maxLength={goalLimits.match}
        />
      </Field>
      <Field label="Monthly target" error={faults.monthly}>
        <TextInput inputMode="numeric" {...bind('monthly')} maxLength={7} />
      </Field>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" busy={busy}>
          Save goal
        </Button>
      </DialogFoot>
    </Form>
  );
}

const KINDS = goalKinds.map((value) => ({ value, label: goalKindWords[value] }));

const MATCH: Record<GoalKind, { label: string; help: string }> = {
  conversion: { label: 'Only those named', help: 'Leave it empty to count all sales and bookings.' },
  form: { label: 'Only on this page', help: 'Leave it empty to count every form.' },
  custom: { label: 'Only those named', help: 'Leave it empty to count all your custom events.' },
  view: {
    label: 'Only this page',
    help: 'The address without https://, such as “grill.example/menu”. Leave it empty to count every page.',
  },
};

interface GoalDialogProps {
  /** The goal that is changed, 'new', or null while the dialog is closed. */
  edited: Goal | 'new' | null;
  suggestions: readonly { kind: GoalKind; match: string; count: number }[];
  onClose: () => void;
}
