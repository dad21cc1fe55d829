import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { fieldsOf, isApiError, messageOf } from '../../../api/api-error';
import type { Automation, StoredAutomation } from '../../../contracts/automations';
import { automationsApi, useUpdateAutomationMutation } from '../automations-api';
import {
  draftEdited,
  draftSettled,
  selectDraft,
  type AutomationEdit,
  type AutomationsState,
} from '../automations-slice';

/**
 * An automation as it is changed, until it is saved or the changes are dropped. A newer one from elsewhere replaces what
 * stands here only while nothing was changed; otherwise, if it differs, there is a conflict to decide.
 */
export function useAutomationDraft(campaignId: string, stored: StoredAutomation) {
  const dispatch = useDispatch<Dispatch>();
  const store = useStore<{ automations: AutomationsState }>();
  const draft = useSelector((state: { automations: AutomationsState }) => selectDraft(state, campaignId));
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [update, { isLoading }] = useUpdateAutomationMutation();
  // What saving reads after it has waited: the newest, not what stood when it began.
  const newest = useRef(stored);
  useEffect(() => {
    newest.current = stored;
  }, [stored]);
  const draftNow = () => selectDraft(store.getState(), campaignId);
  const hold = (next: AutomationEdit | undefined) =>
    dispatch(next && isDirty(next) ? draftEdited({ campaignId, draft: next }) : draftSettled(campaignId));

  return {
    automation: draft?.value ?? valueOf(stored),
    dirty: isDirty(draft),
    conflict: isConflict(draft, stored),
    saving: isLoading,
    /** Why it was not saved, and what is wrong with a step, the trigger or the goal. */
    failure: refusal?.message ?? null,
    refused: refusal?.faults ?? {},
    /** As it is at this moment, also before the page has drawn it. */
    isDirtyNow: () => isDirty(draftNow()),
    edit: (change: Partial<Automation> | ((automation: Automation) => Partial<Automation>)) => {
      const { value, from, sent = [] } = draftNow() ?? { value: valueOf(newest.current), from: baseOf(newest.current) };
      setRefusal(null);
      hold({ value: { ...value, ...(typeof change === 'function' ? change(value) : change) }, from, sent });
    },
    /** Tells whether all is stored. */
    save: async (): Promise<boolean> => {
      const begun = draftNow();
      if (!begun) return true;
      if (isConflict(begun, newest.current)) return false;
      const sent: AutomationEdit = { ...begun, sent: [...(begun.sent ?? []), begun.value] };
      hold(sent);
      const send = (revision: number) => update({ campaignId, revision, ...sent.value });
      let { data, error } = await send(newest.current.revision);
      // Too old, though nothing of anybody else's stands against it: it goes over what is known now.
      if (isApiError(error) && error.code === 'conflict') {
        const { data: read } = await dispatch(
          automationsApi.endpoints.getAutomation.initiate({ campaignId }, { forceRefetch: true, subscribe: false }),
        );
        if (read && !isConflict(sent, read)) ({ data, error } = await send(read.revision));
      }
      if (!data) {
        setRefusal(refusalOf(error, sent.value));
        return false;
      }
      setRefusal(null);
      await dispatch(automationsApi.util.upsertQueryData('getAutomation', { campaignId }, data));
      const now = draftNow();
      hold(now && !isSame(now.value, sent.value) ? { value: now.value, from: baseOf(data) } : undefined);
      return draftNow() === undefined;
    },
    /** Drops what was changed; returns the way back. */
    discard: (): (() => void) => {
      const dropped = draftNow();
      setRefusal(null);
      hold(undefined);
      return () => void hold(dropped);
    },
    /** What was changed here is the answer to the newest. */
    keepMine: () => {
      const mine = draftNow();
      setRefusal(null);
      if (mine) hold({ value: mine.value, from: baseOf(newest.current) });
    },
  };
}

const valueOf = ({ trigger, steps, goal, reentry }: Automation): Automation => ({ trigger, steps, goal, reentry });
const baseOf = (stored: StoredAutomation): AutomationEdit['from'] => ({
  ...valueOf(stored),
  revision: stored.revision,
});
const isSame = (one: Automation, other: Automation): boolean =>
  JSON.stringify(valueOf(one)) === JSON.stringify(valueOf(other));
const isDirty = (draft: AutomationEdit | undefined): boolean => draft !== undefined && !isSame(draft.value, draft.from);
const isConflict = (draft: AutomationEdit | undefined, newest: StoredAutomation): boolean =>
  draft !== undefined &&
  draft.from.revision < newest.revision &&
  [draft.from, draft.value, ...(draft.sent ?? [])].every((known) => !isSame(known, newest));

/** The server names steps by their place; here they are named by their id. */
function refusalOf(error: unknown, { steps }: Automation): Refusal {
  if (isApiError(error) && error.code === 'conflict')
    return { message: 'Someone else saved this automation in the meantime.', faults: {} };
  const faults = Object.fromEntries(
    Object.entries(fieldsOf(error)).map(([field, sentence]) => [
      steps[Number(/^steps\.(\d+)/.exec(field)?.[1] ?? NaN)]?.id ?? field,
      sentence,
    ]),
  );
  return {
    message: Object.keys(faults).length > 0 ? 'It was not saved. Fix the steps marked below.' : messageOf(error),
    faults,
  };
}

interface Refusal {
  message: string;
  faults: Record<string, string>;
}

/** The store's dispatch as far as the cache's own thunks need it. */
type Dispatch = ThunkDispatch<
  Parameters<ReturnType<typeof automationsApi.endpoints.getAutomation.select>>[0],
  unknown,
  UnknownAction
>;

export type AutomationDraft = ReturnType<typeof useAutomationDraft>;
