import { Toast } from '@base-ui/react/toast';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useShortcut } from '../hooks/use-shortcut';
import { useShortcutChoice } from '../hooks/use-shortcut-choice';
import { Kbd } from './kbd';
import { theme } from './theme';
import type { ToastData } from './use-toast';

/** Shows toasts at the bottom centre. `UiProvider` loads and renders it once. */
export function Toaster() {
  const { toasts: all, close, update } = Toast.useToastManager<ToastData>();
  const ready = useReady(all.length === 0);
  const toasts = ready ? all : [];
  const [shortcuts] = useShortcutChoice();
  const newest = toasts.find((toast) => toast.data?.undoable && toast.transitionStatus !== 'ending');
  const act = (toast: (typeof toasts)[number]) => {
    close(toast.id);
    toast.data?.act?.();
  };
  useEffect(() => {
    if (!ready) return;
    for (const { id, timeout, data } of all) if (data && data.lasts !== timeout) update(id, { timeout: data.lasts });
  }, [ready, all, update]);
  useShortcut('z', () => newest && act(newest), newest !== undefined);

  return (
    <Toast.Portal>
      <Viewport data-toasts>
        {toasts.map((toast) => (
          <Box key={toast.id} toast={toast} swipeDirection={['down', 'left', 'right']}>
            {toast.data?.failure ? <TriangleAlert /> : <CircleCheck />}
            <Words render={<p />} />
            {toast.data?.act && (
              <Action type="button" onClick={() => act(toast)}>
                {toast.data.actionLabel}
              </Action>
            )}
            {toast.data?.undoable && toast === newest && shortcuts === 'on' && <Key aria-hidden="true">Z</Key>}
            {(toast.data?.failure || !toast.data?.act) && (
              <Dismiss aria-label="Dismiss" aria-hidden={undefined}>
                <X />
              </Dismiss>
            )}
          </Box>
        ))}
      </Viewport>
    </Toast.Portal>
  );
}

/** A live region that appears together with its first text is not announced: it must exist a moment earlier. */
function useReady(atOnce: boolean): boolean {
  const [ready, setReady] = useState(atOnce);
  useEffect(() => {
    if (ready) return;
    const timer = setTimeout(() => setReady(true), REGION_NOTICED);
    return () => clearTimeout(timer);
  }, [ready]);
  return ready;
}

const REGION_NOTICED = 100;

/** An outline in a tint of the strong surface's text colour; there is no token for lines on it. */
const outline = `color-mix(in oklch, ${theme.color.onStrong} 38%, transparent)`;
const wash = `color-mix(in oklch, ${theme.color.onStrong} 12%, transparent)`;

const Viewport = styled(Toast.Viewport)`
  position: fixed;
  z-index: ${theme.layer.toast};
  inset: auto ${theme.space[4]} max(${theme.space[6]}, env(safe-area-inset-bottom));
  display: flex;
  flex-direction: column-reverse;
  align-items: center;
  gap: ${theme.space[2]};
  pointer-events: none;
  outline: none;
  /* What somebody is writing in stays free. */
  :root:has([data-page-foot]) & {
    inset-block-end: 11rem;
  }
  ${theme.media.phone} {
    inset-block-end: calc(5rem + env(safe-area-inset-bottom));
    /* A panel fills the window: its head stays free, its body makes room at its end (slide-over-popup.tsx). */
    :root:has([data-panel][data-open]) & {
      inset-block-end: calc(${theme.space[4]} + env(safe-area-inset-bottom));
    }
    :root:has([data-panel][data-open] [data-panel-foot]) & {
      inset-block-end: calc(4.5rem + env(safe-area-inset-bottom));
    }
  }
  /* The buttons of an open dialog are at its foot: then they stand above it, since what the pointer rests on stays. */
  :root:has([role='dialog'][data-open]:not([data-panel]), [role='alertdialog'][data-open]:not([data-panel])) & {
    inset-block: calc(${theme.space[3]} + env(safe-area-inset-top)) auto;
  }
`;

const Box = styled(Toast.Root)`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  max-width: min(40rem, 100%);
  min-height: 2.75rem;
  padding: 0.5rem 0.625rem;
  padding-inline-start: 0.875rem;
  border-radius: ${theme.radius.panel};
  background: ${theme.color.strong};
  color: ${theme.color.onStrong};
  box-shadow: ${theme.shadow[3]};
  ${theme.type.sm}
  pointer-events: auto;
  transform: translate(var(--toast-swipe-movement-x, 0), var(--toast-swipe-movement-y, 0));
  transition:
    opacity ${theme.duration.slow} ${theme.ease.out},
    transform ${theme.duration.slow} ${theme.ease.out};
  &[data-swiping] {
    transition: none;
    user-select: none;
  }
  &[data-starting-style] {
    opacity: 0;
    transform: translateY(8px);
  }
  &[data-ending-style] {
    opacity: 0;
    transition-timing-function: ${theme.ease.in};
  }
  &[data-limited] {
    display: none;
  }
`;

const Words = styled(Toast.Title)`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Action = styled.button`
  flex: none;
  height: ${theme.size.controlSm};
  padding: 0 0.625rem;
  border: 1px solid ${outline};
  border-radius: ${theme.radius.control};
  font-size: ${theme.text.xs};
  font-weight: ${theme.weight.medium};
  line-height: 1;
  white-space: nowrap;
  &:hover {
    background: ${wash};
  }
  &:focus-visible {
    outline-color: currentColor;
  }
  ${theme.media.phone} {
    height: 2.25rem;
  }
`;

const Key = styled(Kbd)`
  flex: none;
  background: none;
  border-color: ${outline};
  color: inherit;
  @media (pointer: coarse) {
    display: none;
  }
`;

const Dismiss = styled(Toast.Close)`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.size.controlSm};
  height: ${theme.size.controlSm};
  border-radius: ${theme.radius.control};
  &:hover {
    background: ${wash};
  }
  &:focus-visible {
    outline-color: currentColor;
  }
`;
