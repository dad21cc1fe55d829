import { makeChatClient, type ChatFault } from './chat-client';
import { makeChatMemory, pageStorage } from './chat-memory';
import { makeChatPanel } from './chat-panel';
import { makeChatSession } from './chat-session';
import css from './chat-widget.css';
import { chatWords } from './chat-words';

/**
 * The chat on a website of a business. Its pages, which we did not write, load it from /chat.js under policies of their
 * own: everything is in a closed shadow root, styles are a constructed sheet, nothing is made of text, and nothing is
 * thrown into the page. 20 KB compressed at most (scripts/chat-script.test.ts).
 */
function begin(): void {
  const script = document.currentScript as HTMLScriptElement | null;
  const key = script?.dataset.chat;
  if (!script || !key) return;
  const { origin } = new URL(script.src);
  const { words, language } = chatWords([
    script.dataset.lang ?? '',
    document.documentElement.lang,
    ...navigator.languages,
  ]);
  const memory = makeChatMemory(key, pageStorage);
  let isWatched = false;
  const session = makeChatSession({
    client: makeChatClient(origin, key),
    memory,
    room: `fourbeat-chat:${key}`,
    page: () => `${location.origin}${location.pathname}`.slice(0, 500),
    isWatched: () => isWatched,
  });

  const open = (): void => {
    const host = document.createElement('div');
    const root = host.attachShadow({ mode: 'closed' });
    dress(root);
    const look = session.state.visit!.look;
    const frame = document.createElement('div');
    frame.className = 'chat';
    frame.lang = language;
    frame.dir = getComputedStyle(document.documentElement).direction;
    frame.dataset.side = look.side;
    frame.style.setProperty('--accent', look.accent);
    frame.style.setProperty('--on-accent', look.onAccent);
    root.append(frame);
    makeChatPanel({
      frame,
      root,
      session,
      memory,
      words,
      language,
      origin,
      setWatched: (watched) => (isWatched = watched),
    });
    document.body.append(host);
    // Pages that load their next page by script replace what they do not know.
    new MutationObserver(() => {
      if (!host.isConnected) document.body.append(host);
    }).observe(document.documentElement, { childList: true, subtree: false });
    document.addEventListener('turbo:load', () => host.isConnected || document.body.append(host));
  };

  const start = (pause: number): void => {
    session.start().then(open, ({ kind, waitMs }: ChatFault) => {
      if (kind === 'refused')
        console.warn('The chat is not set up for this domain. Add it under Inbox settings, Channels.');
      else setTimeout(() => start(Math.min(pause * 2, 300_000)), Math.max(waitMs, pause));
    });
  };
  if (document.body) start(5_000);
  else addEventListener('DOMContentLoaded', () => start(5_000));
}

function dress(root: ShadowRoot): void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
  } catch {
    // browsers before 2023
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
  }
}

begin();
