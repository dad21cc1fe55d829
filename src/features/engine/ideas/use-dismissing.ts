import { messageOf } from '../../../api/api-error';
import type { Idea } from '../../../contracts/engine-cycle';
import type { Dismissal } from '../../../domain/idea';
import { useToast } from '../../../ui/use-toast';
import { useDismissIdeaMutation, useRestoreIdeaMutation } from '../engine-api';

/** Says why an idea is not wanted, and takes that back. */
export function useDismissing() {
  const [dismiss] = useDismissIdeaMutation();
  const [restore] = useRestoreIdeaMutation();
  const { show } = useToast();
  const bringBack = async ({ id, title }: Idea) => {
    const { error } = await restore({ ideaId: id });
    if (error) show({ kind: 'failure', text: `“${title}” was not brought back. ${messageOf(error)}` });
  };
  return {
    restore: bringBack,
    dismiss: async (idea: Idea, reason: Dismissal) => {
      const { error } = await dismiss({ ideaId: idea.id, reason });
      if (error) show({ kind: 'failure', text: `“${idea.title}” was not dismissed. ${messageOf(error)}` });
      else show({ text: 'Thank you. The next ideas will take it into account.', undo: () => void bringBack(idea) });
    },
  };
}
