import type { ComponentType } from 'react';
import { Banner } from './banner';
import { deferred, type Deferred, type Standing } from './deferred';
import { Dialog } from './dialog';

/** A dialog whose code comes after the page. If it does not come, `safe` says what is not lost: "Your picture is safe." */
export function lateDialog<Props extends Openable>(
  load: () => Promise<ComponentType<Props>>,
  safe: string,
): Deferred<Props> {
  return deferred<Props>(load, (props) => <DialogLost {...props} safe={safe} />);
}

/** Nothing while the code is on its way; it says so when it does not come. */
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
