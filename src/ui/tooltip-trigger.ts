import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent } from 'react';

/**
 * Decides when a tooltip shows: when a mouse or pen rests on its element, the keyboard focuses it, or, with
 * `opensOnPress`, it is pressed. It stays while the pointer is on the element or the tooltip (WCAG 2.2, 1.4.13);
 * Escape and a press close it; there is only ever one per page.
 */
export function createTooltipTrigger(): TooltipTrigger {
  const listeners = new Set<() => void>();
  let state: TooltipState = { anchor: null, open: false, instant: false };
  let focused = false;
  /** Dismissed by Escape or a press: stays closed until pointer or focus has left and returned. */
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
        // When the window loses the focus and regains it, the element is focused again although nobody asked for its
        // tooltip.
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
        event.stopPropagation(); // a dialog around it stays open
        dismiss();
      },
    }),
    popup: { onPointerEnter: () => clearTimeout(timer), onPointerLeave: closeSoon },
  };
}

const isNextToAnother = () => shown !== null || Date.now() - closedAt < NEXT;

const isInTooltip = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-tooltip]') !== null;

/** Milliseconds for the pointer to cross from the element to its tooltip. */
const CROSSING = 120;
/** For this many milliseconds after one tooltip, the next opens without delay. */
const NEXT = 400;

let shown: { close: () => void } | null = null;
let closedAt = -Infinity;

export interface TooltipTrigger {
  getState: () => TooltipState;
  subscribe: (listener: () => void) => () => void;
  /** Call it when the element is removed or has no tooltip any more: nothing else could close it then. */
  dispose: () => void;
  dismiss: () => void;
  /** Event handlers for the element. `delay`: how many milliseconds a pointer has to rest. */
  on: (options: { delay: number; opensOnPress: boolean }) => TriggerHandlers;
  /** Event handlers for the tooltip itself. */
  popup: { onPointerEnter: () => void; onPointerLeave: () => void };
}

export interface TooltipState {
  anchor: Element | null;
  open: boolean;
  /** Whether it opens without a transition. */
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
