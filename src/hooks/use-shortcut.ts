import { useEffect, useEffectEvent } from 'react';
import { useShortcutChoice } from './use-shortcut-choice';

/**
 * Calls `act` when a key is pressed anywhere on the page. `key` is a letter or character ('z', '/'), or 'mod+k'
 * with the platform's command key. Plain keys are ignored while something is being typed.
 */
export function useShortcut(key: string, act: () => void, active = true): void {
  const [choice] = useShortcutChoice();
  const withCommand = key.startsWith('mod+');
  const letter = withCommand ? key.slice('mod+'.length) : key;
  const enabled = active && (withCommand || choice === 'on');

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return;
    if ((event.metaKey || event.ctrlKey) !== withCommand) return;
    if (event.key.toLowerCase() !== letter) return;
    if (!withCommand && isTyping(event.target)) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [enabled]);
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target.closest('[contenteditable="true"]')) return true;
  return (
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement ||
    (target instanceof HTMLInputElement && !NOT_TYPED_INTO.has(target.type))
  );
}

const NOT_TYPED_INTO = new Set(['checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'range', 'color']);
