import { Button } from '../../../ui/button';
import { Dialog } from '../../../ui/dialog';
import { useToast } from '../../../ui/use-toast';
import type { EmailDraft } from '../hooks/use-email-draft';

/** Two people changed one mail: whose stands. The other one stays among its versions, or comes back by Undo. */
export function ConflictDialog({ draft }: { draft: EmailDraft }) {
  const { show } = useToast();
  const loadTheirs = () => {
    const takeBack = draft.loadTheirs();
    show({ text: 'The newest version is loaded.', undo: takeBack });
  };
  return (
    <Dialog
      open={draft.conflict}
      onClose={() => undefined}
      title="Somebody else changed this mail"
      sentence="They saved it while you were writing. Your words are kept here. If you keep yours, theirs stays among the versions."
      actions={
        <>
          <Button onClick={loadTheirs}>Load theirs</Button>
          <Button variant="primary" onClick={draft.keepMine}>
            Keep mine as the newest
          </Button>
        </>
      }
    />
  );
}
