import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/**
 * When a tooltip shows: a mouse or pen rests on its element, the keyboard focuses it, or, where it `opensOnPress`, it is
 * pressed. It stays while the pointer is on the element or on the tooltip (WCAG 2.2, 1.4.13), Escape and a press take
 * it away, and there is only ever one on a page.
 */
export function createTooltipTrigger(): TooltipTrigger {
  const listeners = new Set<() => void>();
  let state: TooltipState = { anchor: null, open: false, instant: false };
  let focused = false;
  /** Escape or a press took it away: until the pointer or the focus has left and come back. */
  let away = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const change = (next: Partial<TooltipState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const close = () => {
    clearTimeout(timer);
    if (!state.open) return;
    if (shown?.close === close) shown = null;
    closedAt = Date.now();
    change({ open: false });
  };
  const open = (anchor: Element, { instant = isNextToAnother() } = {}) => {
    clearTimeout(timer);
    if (state.open) return;
    shown?.close();
    shown = { close };
    change({ anchor, open: true, instant });
  };
  const dismiss = () => {
    away = true;
    close();
  };
  const closeSoon = () => {
    clearTimeout(timer);
    if (!focused) timer = setTimeout(close, CROSSING);
  };

  return {
    dismiss,
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    dispose: () => {
      clearTimeout(timer);
      if (shown?.close === close) shown = null;
      state = { ...state, open: false };
    },
    on: ({ delay, opensOnPress }) => ({
      onPointerEnter: ({ pointerType, currentTarget }) => {
        if (pointerType === 'touch') return;
        clearTimeout(timer);
        if (away || state.open) return;
        if (isNextToAnother()) open(currentTarget);
        else change({ anchor: currentTarget });
      },
      onPointerMove: ({ pointerType, currentTarget }) => {
        if (pointerType === 'touch' || away || state.open) return;
        clearTimeout(timer);
        timer = setTimeout(() => open(currentTarget), delay);
      },
      onPointerLeave: ({ pointerType }) => {
        away = false;
        if (pointerType !== 'touch') closeSoon();
      },
      onFocus: ({ currentTarget }) => {
        if (away || !currentTarget.matches(':focus-visible')) return;
        focused = true;
        open(currentTarget, { instant: true });
      },
      onBlur: ({ currentTarget, relatedTarget }) => {
        // The window lost the focus, not the element, which gets it again without anyone having asked for a tooltip.
        if (document.activeElement === currentTarget) away = !state.open;
        else if (!isInTooltip(relatedTarget)) {
          away = false;
          focused = false;
          close();
        }
      },
      onPointerDown: () => {
        if (!opensOnPress) dismiss();
      },
      onClick: ({ currentTarget }) => {
        if (opensOnPress) open(currentTarget, { instant: true });
        else close();
      },
      onKeyDown: (event) => {
        if (event.key !== 'Escape' || !state.open || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation(); // what stands around it, a dialog, is left open
        dismiss();
      },
    }),
    popup: { onPointerEnter: () => clearTimeout(timer), onPointerLeave: closeSoon },
  };
}

const isNextToAnother = () => shown !== null || Date.now() - closedAt < NEXT;

const isInTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-tooltip]') !== null;

/** Milliseconds in which the pointer can cross from the element to its tooltip. */
const CROSSING = 120;
/** Milliseconds after one tooltip in which the next does not wait. */
const NEXT = 400;

let shown: { close: () => void } | null = null;
let closedAt = -Infinity;

export interface TooltipTrigger {
  getState: () => TooltipState;
  subscribe: (listener: () => void) => () => void;
  /** For when its element goes, or has nothing to tell any more: nothing is left that could close it. */
  dispose: () => void;
  dismiss: () => void;
  /** What its element listens to. `delay`: milliseconds that a pointer rests. */
  on: (options: { delay: number; opensOnPress: boolean }) => TriggerHandlers;
  /** What the tooltip itself listens to. */
  popup: { onPointerEnter: () => void; onPointerLeave: () => void };
}

export interface TooltipState {
  anchor: Element | null;
  open: boolean;
  /** It comes without a transition. */
  instant: boolean;
}

export interface TriggerHandlers {
  onPointerEnter: (event: PointerEvent) => void;
  onPointerMove: (event: PointerEvent) => void;
  onPointerLeave: (event: PointerEvent) => void;
  onPointerDown: (event: PointerEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onBlur: (event: FocusEvent) => void;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}
