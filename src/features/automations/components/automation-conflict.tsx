import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/use-toast';
import type { AutomationDraft } from '../hooks/use-automation-draft';

/** Two people changed one automation: whose stands. What gives way comes back by Undo, as long as it is there. */
export function AutomationConflict({ draft: { conflict, discard, keepMine } }: { draft: AutomationDraft }) {
  const { show } = useToast();
  const loadTheirs = () => {
    const takeBack = discard();
    show({
      text: 'Their version is loaded.',
      undo: () => {
        takeBack();
        keepMine();
      },
    });
  };
  return (
    <Dialog
      open={conflict}
      onClose={() => undefined}
      title="Someone else changed this automation"
      sentence="They saved it while you were editing. Your changes are still here. If you keep yours, they replace theirs when you save."
      actions={
        <>
          <Button onClick={loadTheirs}>Load theirs</Button>
          <Button variant="primary" onClick={keepMine}>
            Keep mine
          </Button>
        </>
      }
    />
  );
}
