import { Button } from '../../../../ui/button';
import { Dialog } from '../../../../ui/dialog';
import { useToast } from '../../../../ui/use-toast';
import type { EmailDraft } from '../../emails/hooks/use-email-draft';

/** Two people changed one mail: whose stands. The other one stays among its versions, or comes back by Undo. */
export function ConflictDialog({ draft }: { draft: EmailDraft }) {
  const { show } = useToast();
  const loadTheirs = () => {
    const takeBack = draft.loadTheirs();
    show({ text: 'The latest version is loaded.', undo: takeBack });
  };
  return (
    <Dialog
      open={draft.conflict}
      onClose={() => undefined}
      title="Someone else changed this email"
      sentence="They saved it while you were writing. Your changes are still here. If you keep yours, theirs stays in Versions."
      actions={
        <>
          <Button onClick={loadTheirs}>Load theirs</Button>
          <Button variant="primary" onClick={draft.keepMine}>
            Keep mine
          </Button>
        </>
      }
    />
  );
}
