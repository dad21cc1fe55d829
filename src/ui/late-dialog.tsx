import type { ComponentType } from 'react';
import { Banner } from './banner';
import { deferred, type Deferred, type Standing } from './deferred';
import { Dialog } from './dialog';

/** A dialog whose code loads after the page. If that fails, `safe` says what is not lost: "Your picture is safe." */
export function lateDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  safe: string,
): Deferred<Props> {
  return deferred<Props>(load, (props) => <DialogLost {...props} safe={safe} />);
}

/** Renders nothing while the code is loading, and an error if it fails. */
export function DialogLost({ open, onClose, safe, lost, onRetry }: DialogLostProps) {
  return (
    <Dialog open={open && lost} onClose={onClose} title="This could not be opened">
      <Banner title="Part of the page could not be loaded." onRetry={onRetry}>
        Check your connection, then try again. {safe}
      </Banner>
    </Dialog>
  );
}

interface Openable {
  open: boolean;
  onClose: () => void;
}

interface DialogLostProps extends Openable, Pick<Standing, 'lost' | 'onRetry'> {
  safe: string;
}
