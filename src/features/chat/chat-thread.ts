import type { ChatMessage } from '../../contracts/chat';
import { element, linked } from './chat-elements';
import type { ChatSession, WaitingLine } from './chat-session';
import { visitorLocale, type ChatWords } from './chat-words';

/** The messages, oldest first, in a log that screen readers follow. Draws only what has changed. */
export function makeChatThread({ words, language, origin, session }: Dependencies) {
  const log = element('div', { class: 'log', role: 'log', tabindex: '0', 'aria-label': words.conversation });
  const greeting = element('p', { class: 'line theirs', dir: 'auto' });
  const drawn = new Map<string, { node: HTMLElement; form: string }>();
  const region = visitorLocale(language, navigator.languages);
  const time = new Intl.DateTimeFormat(region, { hour: 'numeric', minute: '2-digit' });
  const day = new Intl.DateTimeFormat(region, { weekday: 'long', day: 'numeric', month: 'long' });
  log.append(greeting);

  function draw(): void {
    const { state } = session;
    const { visit } = state;
    const text = visit?.look.greeting || (state.open ? words.greeting : words.away);
    if (greeting.textContent !== text) greeting.textContent = text;
    const isNear = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
    const wanted: { id: string; form: string; make: () => HTMLElement }[] = [];
    let today = '';
    for (const message of state.messages) {
      const at = new Date(message.timestamp);
      const date = day.format(at);
      if (date !== today)
        wanted.push({ id: `day ${date}`, form: date, make: () => element('p', { class: 'day' }, date) });
      today = date;
      wanted.push({ id: message.id, form: 'sent', make: () => sent(message, time.format(at)) });
    }
    for (const line of state.waiting)
      wanted.push({ id: line.id, form: `${line.state} ${line.cause ?? ''}`, make: () => waiting(line) });

    const kept = new Set(wanted.map(({ id }) => id));
    for (const [id, { node }] of drawn)
      if (!kept.has(id)) {
        node.remove();
        drawn.delete(id);
      }
    let before: Element = greeting;
    for (const { id, form, make } of wanted) {
      let here = drawn.get(id);
      if (here?.form !== form) {
        const node = make();
        here?.node.remove();
        drawn.set(id, (here = { node, form }));
      }
      if (before.nextElementSibling !== here.node) before.after(here.node);
      before = here.node;
    }
    if (isNear) log.scrollTop = log.scrollHeight;
  }

  function sent(message: ChatMessage, clock: string): HTMLElement {
    const mine = message.sender === 'contact';
    return element(
      'div',
      { class: `line ${mine ? 'mine' : 'theirs'}` },
      ...(message.byMail ? [element('p', { class: 'meta' }, words.byMail)] : []),
      ...(message.content ? [element('p', { dir: 'auto' }, ...linked(message.content))] : []),
      ...message.attachments.map((file) => attached(file)),
      element(
        'p',
        { class: 'meta' },
        element('bdi', {}, mine ? words.you : message.author),
        ` · `,
        element('bdi', {}, element('time', { datetime: message.timestamp }, clock)),
      ),
    );
  }

  /** A picture is drawn on a canvas: the page's policy may forbid pictures of ours, but not what a script has fetched. */
  function attached(file: ChatMessage['attachments'][number]): HTMLElement {
    const address = new URL(file.url, origin).href;
    const link = element('a', { class: 'file', href: address, target: '_blank', rel: 'noopener noreferrer' });
    link.append(element('bdi', {}, file.name));
    if (/^image\/(png|jpeg|webp|gif)$/.test(file.contentType)) void preview(link, address, file.name);
    return link;
  }

  async function preview(link: HTMLAnchorElement, address: string, name: string): Promise<void> {
    try {
      const reply = await fetch(address, { credentials: 'omit' });
      if (!reply.ok) return;
      const picture = await createImageBitmap(await reply.blob());
      const size = Math.min(1, 480 / picture.width, 480 / picture.height);
      const canvas = element('canvas', { role: 'img', 'aria-label': name });
      canvas.width = Math.max(1, Math.round(picture.width * size));
      canvas.height = Math.max(1, Math.round(picture.height * size));
      canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
      const atEnd = log.scrollHeight - log.scrollTop - log.clientHeight < 80;
      link.replaceChildren(canvas);
      if (atEnd) log.scrollTop = log.scrollHeight;
    } catch {
      // its name stays
    }
  }

  function waiting(line: WaitingLine): HTMLElement {
    const meta = element('p', { class: 'meta' });
    if (line.state === 'failed') {
      const again = element('button', { type: 'button', class: 'again' }, words.retry);
      again.addEventListener('click', () => session.again(line.id));
      meta.append(`${words.failed} ${words[line.cause ?? 'refused']} `);
      if (line.cause === 'refused') meta.append(again);
    } else meta.append(line.state === 'sending' ? words.sending : words.waiting);
    return element('div', { class: 'line mine pending' }, element('p', { dir: 'auto' }, line.text), meta);
  }

  return {
    log,
    draw,
    toEnd: () => {
      log.scrollTop = log.scrollHeight;
    },
  };
}

interface Dependencies {
  words: ChatWords;
  language: string;
  origin: string;
  session: ChatSession;
}
