import type { ComponentType } from 'react';
import type { Creation } from '../../../../contracts/creation-record';
import { Banner } from '../../../../ui/banner';
import { deferred, type Deferred, type Standing } from '../../../../ui/deferred';
import { Dialog } from '../../../../ui/dialog';

/** Dialogs of a picture's menu; their code comes with the first press, so that the page does not wait for it. */
export const LateRemixDialog = late(async () => (await import('./remix-dialog')).RemixDialog);
export const LateRatiosDialog = late(async () => (await import('./ratios-dialog')).RatiosDialog);

function late(load: () => Promise<ComponentType<CreationDialogProps>>): Deferred<CreationDialogProps> {
  return deferred(load, Lost);
}

/** Nothing while the code is on its way; it says so when it does not come. */
function Lost({ open, onClose, lost, onRetry }: CreationDialogProps & Standing) {
  return (
    <Dialog open={open && lost} onClose={onClose} title="This could not be opened">
      <Banner title="Part of the page could not be loaded." onRetry={onRetry}>
        Check your connection, then try again. Your picture is safe.
      </Banner>
    </Dialog>
  );
}

interface CreationDialogProps {
  creation: Creation;
  open: boolean;
  onClose: () => void;
}
