import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { fieldsOf } from '../../../api/api-error';
import { checkInput } from '../../../api/check-input';
import { segmentsContract, type Segment } from '../../../contracts/segments';
import { useToast } from '../../../ui/use-toast';
import { useGetContactBookQuery } from '../../contacts/contacts-api';
import { completeRules, newRule } from '../segment-rules';
import { useCreateSegmentMutation, useUpdateSegmentMutation } from '../segments-api';
import {
  draftEdited,
  draftSettled,
  NEW,
  segmentClosed,
  selectDraft,
  type SegmentDraft,
  type SegmentsState,
} from '../segments-slice';

/** A segment while it is edited: the draft if there is one, otherwise the stored one. */
export function useSegmentEditor(stored: Segment | null) {
  const segment = stored?.id ?? NEW;
  const dispatch = useDispatch();
  const { show } = useToast();
  const { data: book } = useGetContactBookQuery();
  const edited = useSelector((state: { segments: SegmentsState }) => selectDraft(state, segment));
  const [create, creating] = useCreateSegmentMutation();
  const [update, updating] = useUpdateSegmentMutation();
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [tried, setTried] = useState(false);
  const draft: SegmentDraft =
    edited ??
    (stored
      ? { name: stored.name, rules: stored.rules }
      : { name: '', rules: { match: 'all', rules: [newRule(book?.tags.length === 0 ? 'status' : 'tag')] } });
  const rules = completeRules(draft.rules, book?.fields ?? []);

  const save = async () => {
    setTried(true);
    const input = { name: draft.name, rules: rules ?? draft.rules };
    const found = checkInput(segmentsContract.createSegment, input);
    setFaults(found);
    if (!rules || found.name) return;
    const outcome = stored
      ? await update({ segmentId: stored.id, ...input, rules })
      : await create({ ...input, rules });
    setFaults(fieldsOf(outcome.error));
    if (outcome.error) return;
    dispatch(draftSettled(segment));
    dispatch(segmentClosed());
    show({ text: `“${draft.name.trim()}” is saved.` });
  };

  return {
    draft,
    rules,
    faults,
    tried,
    fields: book?.fields ?? [],
    tags: book?.tags ?? [],
    isBookKnown: book !== undefined,
    currency: book?.currency,
    isChanged: edited !== undefined,
    busy: creating.isLoading || updating.isLoading,
    error: creating.error ?? updating.error,
    edit: (change: Partial<SegmentDraft>) => {
      if (change.name !== undefined) setFaults(({ name: _mended, ...others }) => others);
      dispatch(draftEdited({ segment, draft: { ...draft, ...change } }));
    },
    save: () => void save(),
    discard: () => {
      dispatch(draftSettled(segment));
      dispatch(segmentClosed());
    },
  };
}

export type SegmentEditor = ReturnType<typeof useSegmentEditor>;
