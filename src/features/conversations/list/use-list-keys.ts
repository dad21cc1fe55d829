import { useDispatch, useSelector } from 'react-redux';
import type { Conversation } from '../../../contracts/conversation-record';
import { useShortcut } from '../../../hooks/use-shortcut';
import { selectOpened } from '../conversation-filter';
import { conversationOpened, conversationPicked } from '../conversations-slice';

/**
 * The list by keyboard: j and k open the next and the one before, x picks. What acts on the open conversation presses
 * its button, which says `data-key`. Where something is open above the page the letters are its own.
 */
export function useListKeys(conversations: readonly Conversation[], onHelp: () => void): void {
  const dispatch = useDispatch();
  const opened = useSelector(selectOpened);
  const at = conversations.findIndex(({ id }) => id === opened);
  const onPage = (act: () => void) => () => {
    if (!document.querySelector(ABOVE)) act();
  };
  const go = (to: number) => {
    const conversation = conversations[Math.min(Math.max(to, 0), conversations.length - 1)];
    if (conversation) dispatch(conversationOpened(conversation.id));
  };
  const press = (key: string) => onPage(() => document.querySelector<HTMLElement>(`[data-key="${key}"]`)?.click());

  useShortcut(
    'j',
    onPage(() => go(at + 1)),
  );
  useShortcut(
    'k',
    onPage(() => go(at < 0 ? 0 : at - 1)),
  );
  useShortcut(
    'x',
    onPage(() => opened !== null && void dispatch(conversationPicked(opened))),
  );
  useShortcut('e', press('e'));
  useShortcut('s', press('s'));
  useShortcut('a', press('a'));
  useShortcut('#', press('#'));
  useShortcut(
    'r',
    onPage(() => document.querySelector<HTMLElement>('[data-key="r"]')?.focus()),
  );
  useShortcut('?', onPage(onHelp));
}

/** Not toasts: they call themselves dialogs too, and leave the page to whoever works on it. */
const ABOVE = '[data-open]:is([role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"])';
