import { useEffect } from 'react';
import { deferred, type Standing } from './deferred';
import type { PopoverProps } from './popover-popup';
import { withHandlers } from './with-handlers';

/** A little more of the page, beside the button that asked for it. */
export function Popover(props: PopoverProps) {
  useEffect(() => PopoverPart.fetch(), []);
  return <PopoverPart {...props} />;
}

/** The button alone, until the rest is there. */
function PopoverButton({ trigger, onOpenChange, onReach }: PopoverProps & Standing) {
  const handlers = {
    onFocus: () => onReach('focus'),
    onBlur: () => onReach(null),
    onClick: () => {
      onReach('press');
      onOpenChange?.(true);
      PopoverPart.fetch();
    },
  };
  return withHandlers(trigger, handlers, { 'aria-haspopup': 'dialog', 'aria-expanded': false });
}

const PopoverPart = deferred<PopoverProps>(async () => (await import('./popover-popup')).PopoverPopup, PopoverButton);
