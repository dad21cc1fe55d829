import { element, icons } from './chat-elements';
import { makeChatAddress } from './chat-address';
import type { ChatMemory } from './chat-memory';
import type { ChatSession } from './chat-session';
import { chime } from './chat-sound';
import { makeChatThread } from './chat-thread';
import type { ChatWords } from './chat-words';

/** The button in the corner and the dialog that it opens. On phones the dialog fills the screen and keeps the focus. */
export function makeChatPanel({ frame, root, session, memory, words, language, origin, setWatched }: Dependencies) {
  const { state } = session;
  const thread = makeChatThread({ words, language, origin, session });
  const address = makeChatAddress({ words, session });
  const badge = element('span', { class: 'badge', 'aria-hidden': 'true' });
  const launcher = element(
    'button',
    { type: 'button', class: 'launcher', 'aria-expanded': 'false' },
    icons.chat(),
    badge,
  );
  const title = element('h2', { dir: 'auto', id: 'title' });
  const sound = element('button', { type: 'button', class: 'plain' });
  const close = element('button', { type: 'button', class: 'plain', 'aria-label': words.closeChat }, icons.close());
  const typing = element('p', { class: 'typing', role: 'status' });
  const notice = element('p', { class: 'notice', role: 'status' });
  const heard = element('p', { class: 'unseen', role: 'status' });
  const text = element('textarea', {
    rows: '1',
    maxlength: '4000',
    dir: 'auto',
    'aria-label': words.message,
    placeholder: words.message,
  });
  const picker = element('input', { type: 'file', hidden: true });
  const attach = element('button', { type: 'button', class: 'plain', 'aria-label': words.attach }, icons.file());
  const send = element(
    'button',
    { type: 'submit', class: 'send', 'aria-label': words.send, disabled: true },
    icons.send(),
  );
  const composer = element('form', { class: 'composer', novalidate: true }, attach, picker, text, send);
  const panel = element(
    'section',
    { class: 'panel', role: 'dialog', 'aria-labelledby': 'title', hidden: true },
    element('header', {}, title, sound, close),
    thread.log,
    typing,
    address.form,
    notice,
    composer,
  );
  frame.append(panel, launcher, heard);

  let isOpen = false;
  let heardSeq = -1;
  const narrow = matchMedia('(max-width: 30rem), (max-height: 26rem)');

  function toggle(open: boolean): void {
    isOpen = open;
    panel.hidden = !open;
    launcher.setAttribute('aria-expanded', String(open));
    if (narrow.matches) panel.setAttribute('aria-modal', 'true');
    else panel.removeAttribute('aria-modal');
    setWatched(open && document.visibilityState === 'visible');
    session.look();
    if (open) {
      thread.toEnd();
      (narrow.matches ? thread.log : text).focus(); // a phone would cover half of it with its keyboard
    } else launcher.focus();
  }

  function submit(): void {
    const written = text.value.trim();
    if (written === '') return;
    session.send(written);
    text.value = '';
    fit();
    session.typing(false);
    thread.toEnd();
  }

  /** As many lines as were written, up to five. */
  function fit(): void {
    send.disabled = text.value.trim() === '';
    text.rows = Math.min(5, text.value.split('\n').length + Math.floor(text.value.length / 34));
  }

  function draw(): void {
    title.textContent = state.visit?.look.title || words.title;
    badge.textContent = state.unread > 9 ? '9+' : state.unread > 0 ? String(state.unread) : '';
    const news =
      state.unread === 0 ? '' : state.unread === 1 ? words.oneNew : words.manyNew.replace('{n}', String(state.unread));
    launcher.setAttribute(
      'aria-label',
      news && !isOpen ? `${words.openChat}: ${news}` : isOpen ? words.closeChat : words.openChat,
    );
    const theirs = state.messages.filter(({ sender }) => sender !== 'contact');
    const newest = theirs.at(-1)?.seq ?? 0;
    if (heardSeq >= 0 && newest > heardSeq) {
      if (!isOpen) heard.textContent = news;
      if (memory.read().sound) chime();
    }
    if (isOpen) heard.textContent = '';
    heardSeq = newest;
    typing.textContent = state.typing ? words.typing : '';
    notice.textContent = state.notice ? words[state.notice] : '';
    const isOn = memory.read().sound;
    const label = isOn ? words.soundOff : words.soundOn;
    if (sound.getAttribute('aria-label') !== label) {
      sound.setAttribute('aria-label', label);
      sound.replaceChildren(isOn ? icons.sound() : icons.silent());
    }
    address.draw();
    thread.draw();
  }

  launcher.addEventListener('click', () => toggle(!isOpen));
  close.addEventListener('click', () => toggle(false));
  sound.addEventListener('click', () => {
    memory.change({ sound: !memory.read().sound });
    if (memory.read().sound) chime();
    draw();
  });
  text.addEventListener('input', () => {
    fit();
    session.typing(text.value.trim() !== '');
  });
  text.addEventListener('blur', () => session.typing(false));
  text.addEventListener('keydown', (press) => {
    if (press.key !== 'Enter' || press.shiftKey || press.isComposing) return;
    press.preventDefault();
    submit();
  });
  composer.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    submit();
    text.focus();
  });
  attach.addEventListener('click', () => picker.click());
  picker.addEventListener('change', () => {
    for (const file of [...(picker.files ?? [])]) session.sendFile(file);
    picker.value = '';
    thread.toEnd();
  });
  text.addEventListener('paste', (pasted) => {
    const files = [...(pasted.clipboardData?.files ?? [])];
    if (files.length === 0) return;
    pasted.preventDefault();
    files.forEach((file) => session.sendFile(file));
  });
  panel.addEventListener('keydown', (press) => {
    // What is typed here is none of the page's shortcuts.
    press.stopPropagation();
    if (press.key === 'Escape') toggle(false);
    else if (press.key === 'Tab' && narrow.matches) keepFocus(press);
  });
  for (const type of ['keyup', 'keypress'] as const) panel.addEventListener(type, (press) => press.stopPropagation());
  document.addEventListener('visibilitychange', () => {
    setWatched(isOpen && document.visibilityState === 'visible');
    session.look();
  });
  fitToKeyboard(panel, narrow);
  session.subscribe(draw);
  draw();

  function keepFocus(press: KeyboardEvent): void {
    const stops = [...panel.querySelectorAll<HTMLElement>('button, textarea, input, a[href], [tabindex="0"]')].filter(
      (stop) => !(stop as HTMLButtonElement).disabled && stop.offsetParent !== null,
    );
    const at = stops.indexOf(root.activeElement as HTMLElement);
    const next = press.shiftKey ? (at <= 0 ? stops.length - 1 : -1) : at === stops.length - 1 ? 0 : -1;
    if (next < 0) return;
    press.preventDefault();
    stops[next]?.focus();
  }
}

/** A phone's keyboard covers a part of the page without making it smaller. */
function fitToKeyboard(panel: HTMLElement, narrow: MediaQueryList): void {
  const seen = window.visualViewport;
  const fit = (): void => {
    panel.style.setProperty('--seen-height', seen && narrow.matches ? `${seen.height}px` : '100dvh');
    panel.style.setProperty('--seen-top', seen && narrow.matches ? `${seen.offsetTop}px` : '0px');
  };
  seen?.addEventListener('resize', fit);
  seen?.addEventListener('scroll', fit);
  fit();
}

interface Dependencies {
  frame: HTMLElement;
  root: ShadowRoot;
  session: ChatSession;
  memory: ChatMemory;
  words: ChatWords;
  language: string;
  origin: string;
  setWatched(isWatched: boolean): void;
}
