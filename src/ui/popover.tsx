import { useEffect } from 'react';
import { deferred, type Standing } from './deferred';
import type { PopoverProps } from './popover-popup';
import { withHandlers } from './with-handlers';

/** Additional content next to the button that opens it. */
export function Popover(props: PopoverProps) {
  useEffect(() => PopoverPart.fetch(), []);
  return <PopoverPart {...props} />;
}

/** Only the button, until the popover has loaded. */
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
