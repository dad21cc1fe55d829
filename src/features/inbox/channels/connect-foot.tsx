import { Button } from '../../../ui/button';
import { DialogFoot } from '../../../ui/dialog-foot';

export function ConnectFoot({ busy, onClose }: { busy: boolean; onClose: () => void }) {
  return (
    <DialogFoot>
      <Button onClick={onClose}>Cancel</Button>
      <Button type="submit" variant="primary" busy={busy} busyLabel="Trying it…">
        Connect
      </Button>
    </DialogFoot>
  );
}
