import { useDispatch } from 'react-redux';
import { messageOf } from '../../../api/api-error';
import type { ContactBatch } from '../../../contracts/contact-changes';
import type { ContactChangeKind } from '../../../domain/contact';
import { useToast } from '../../../ui/use-toast';
import { changeSentence, stoppedSentence } from './change-words';
import type { ContactsChange, SelectionInput } from '../contact-filter';
import { useChangeContactsMutation, useUndoContactBatchMutation } from '../contacts-api';
import { changeBegun, pickDropped } from '../contacts-slice';

/** Changes many and says what came of it, with the way back. What takes longer goes on in the background. */
export function useChanges() {
  const dispatch = useDispatch();
  const { show } = useToast();
  const [change, { isLoading }] = useChangeContactsMutation();
  const [undo] = useUndoContactBatchMutation();
  const fail = (error: unknown) => void show({ kind: 'failure', text: messageOf(error) });

  /** What came of a change, or that it goes on. */
  const tell = (kind: ContactChangeKind, { id, state, changed, total, canUndo }: ContactBatch) => {
    const back = canUndo && changed > 0 && kind !== 'undo' ? { undo: () => void takeBack(id) } : {};
    if (state === 'running') dispatch(changeBegun({ id, kind }));
    else if (state === 'failed') show({ kind: 'failure', text: stoppedSentence(changed, total), ...back });
    else show({ text: changeSentence(kind, changed), ...back });
  };

  const takeBack = async (batchId: string) => {
    const { data, error } = await undo({ batchId });
    if (data) tell('undo', data);
    else fail(error);
  };

  return {
    tell,
    changing: isLoading,
    change: async (selection: SelectionInput, what: ContactsChange): Promise<boolean> => {
      const { data, error } = await change({ selection, change: what });
      if (!data) {
        fail(error);
        return false;
      }
      dispatch(pickDropped());
      tell(what.kind, data);
      return true;
    },
  };
}
