import { messageOf } from '../../../api/api-error';
import type { Rule } from '../../../contracts/rules';
import { useLatestToast } from '../../../hooks/use-latest-toast';
import {
  useDeleteRuleMutation,
  usePauseRuleMutation,
  useRestoreRuleMutation,
  useResumeRuleMutation,
} from '../rules-api';

/** What is done with a rule at a press; failures are told in a toast. */
export function useRuleActions() {
  const show = useLatestToast();
  const [pause, pausing] = usePauseRuleMutation();
  const [resume, resuming] = useResumeRuleMutation();
  const [remove] = useDeleteRuleMutation();
  const [restore] = useRestoreRuleMutation();
  const failed = (error: unknown): boolean => {
    if (error !== undefined) show({ kind: 'failure', text: messageOf(error) });
    return error !== undefined;
  };

  return {
    busy: pausing.isLoading || resuming.isLoading,
    async turn({ id, name, active }: Rule) {
      const { error } = await (active ? pause : resume)({ ruleId: id });
      if (!failed(error)) show({ text: active ? `“${name}” is paused.` : `“${name}” is running.` });
    },
    async remove({ id, name }: Rule) {
      const { error } = await remove({ ruleId: id });
      if (failed(error)) return;
      show({
        text: `“${name}” was deleted. The posts it made are kept.`,
        undo: () => void restore({ ruleId: id }).then((outcome) => failed(outcome.error)),
      });
    },
  };
}
