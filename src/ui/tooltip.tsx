import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { TooltipPart } from './floating-parts';
import { createTooltipTrigger } from './tooltip-trigger';
import { withHandlers } from './with-handlers';

export interface TooltipProps {
  /** Null when there is nothing to say at the moment; the element stays the same. */
  label: ReactNode;
  /** One focusable element that passes on unknown props. It needs its own accessible name: a tooltip is only visual. */
  children: ReactElement;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds before it opens on hover; on focus it opens at once. */
  delay?: number;
  /**
   * For elements whose press does nothing: pressing shows the tooltip, on touch screens too. Elsewhere a press
   * closes it.
   */
  opensOnPress?: boolean;
}

export function Tooltip({ label, children, side = 'top', delay = 500, opensOnPress = false }: TooltipProps) {
  const [trigger] = useState(createTooltipTrigger);
  const state = useSyncExternalStore(trigger.subscribe, trigger.getState, trigger.getState);
  const hasLabel = label !== null;
  const reached = hasLabel && state.anchor !== null;
  useEffect(() => (hasLabel ? trigger.dispose : undefined), [trigger, hasLabel]);
  useEffect(() => {
    if (reached) TooltipPart.fetch();
  }, [reached, state]);

  return (
    <>
      {hasLabel ? withHandlers(children, trigger.on({ delay, opensOnPress })) : children}
      {reached && <TooltipPart {...state} trigger={trigger} label={label} side={side} />}
    </>
  );
}
