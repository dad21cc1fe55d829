import { useDispatch, useSelector } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import type { ContactImport } from '../../../contracts/imports';
import { useToast } from '../../../ui/use-toast';
import { storeDraft } from '../import-draft';
import { useCancelImportMutation, useDeleteImportMutation, useUndoImportMutation } from '../imports-api';
import { importOpened, selectOpened } from '../imports-slice';

/** Actions on an import at any step; each shows a message when it fails. */
export function useImportActions({ id: importId, name }: Pick<ContactImport, 'id' | 'name'>) {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpened);
  const { show } = useToast();
  const [cancel, cancelling] = useCancelImportMutation();
  const [undo, undoing] = useUndoImportMutation();
  const [forget, forgetting] = useDeleteImportMutation();
  const say = ({ error }: { error?: unknown }) =>
    error !== undefined && show({ kind: 'failure', text: messageOf(error) });

  const remove = async () => {
    const outcome = await forget({ importId });
    if (outcome.error) return void say(outcome);
    storeDraft(importId, null);
    if (opened === importId) dispatch(importOpened(null));
    show({ text: `${name} was removed. Nothing in it was imported.` });
  };

  return {
    cancel: () => void cancel({ importId }).then(say),
    isCancelling: cancelling.isLoading,
    undo: () => void undo({ importId }).then(say),
    isUndoing: undoing.isLoading,
    forget: () => void remove(),
    isForgetting: forgetting.isLoading,
  };
}
