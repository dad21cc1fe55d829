import { messageOf } from '../../../../api/api-error';
import { pluralise } from '../../../../lib/pluralise';
import { useToast } from '../../../../ui/use-toast';
import { useDeleteSuppressionImportMutation } from '../../contacts-api';

/** Takes a list of blocked addresses back, in as many steps as it takes, and says so. False when it failed on the way. */
export function useSuppressionImportUndo() {
  const { show } = useToast();
  const [takeBack, { isLoading }] = useDeleteSuppressionImportMutation();

  const undo = async (importId: string): Promise<boolean> => {
    let sum = 0;
    for (;;) {
      const { data, error } = await takeBack({ importId });
      if (error) {
        show({ kind: 'failure', text: `${messageOf(error)} The import was only partly undone. Try again.` });
        return false;
      }
      sum += data.unblocked;
      if (data.more) continue;
      const what = pluralise(sum, 'entry is', 'entries are');
      show({ text: sum === 0 ? 'This import was already undone.' : `The import is undone: ${what} as before.` });
      return true;
    }
  };
  return { undo, isLoading };
}
