import { useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readDraft, storeDraft, type ImportDraft } from '../import-draft';
import { draftEdited, selectDraft, type importsSlice } from '../imports-slice';

/** The choices for an import: from the slice, or after a reload from this tab's storage. */
export function useImportDraft(importId: string): [ImportDraft, (draft: ImportDraft) => void] {
  const dispatch = useDispatch();
  const edited = useSelector((state: SliceState) => selectDraft(state, importId));
  const stored = useMemo(() => readDraft(importId), [importId]);
  const edit = (draft: ImportDraft) => {
    storeDraft(importId, draft);
    dispatch(draftEdited({ importId, draft }));
  };
  return [edited ?? stored, edit];
}

type SliceState = Parameters<typeof importsSlice.selectors.selectDraft>[0];
