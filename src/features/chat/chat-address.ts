import { element } from './chat-elements';
import type { ChatSession } from './chat-session';
import type { ChatWords } from './chat-words';

/** Asks where an answer may go when nobody is there: outside business hours at once, otherwise after a minute's silence. */
export function makeChatAddress({ words, session }: { words: ChatWords; session: ChatSession }) {
  const { state } = session;
  const name = element('input', { type: 'text', autocomplete: 'name', maxlength: '200', dir: 'auto', id: 'name' });
  const email = element('input', {
    type: 'email',
    autocomplete: 'email',
    maxlength: '254',
    required: true,
    id: 'email',
    'aria-describedby': 'email-fault',
  });
  const fault = element('p', { class: 'fault', role: 'alert', id: 'email-fault' });
  const save = element('button', { type: 'submit', class: 'save' }, words.save);
  const thanks = element('p', { class: 'thanks', role: 'status' });
  const fields = element(
    'div',
    { class: 'fields' },
    element('p', {}, words.askAddress),
    element('label', { for: 'name' }, words.name),
    name,
    element('label', { for: 'email' }, words.email),
    email,
    fault,
    save,
  );
  const form = element('form', { class: 'address', novalidate: true, hidden: true }, fields, thanks);
  let savedHere = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  form.addEventListener('submit', (submitted) => {
    submitted.preventDefault();
    if (email.value.trim() === '' || !email.checkValidity()) return refuse();
    save.disabled = true;
    fault.textContent = '';
    session
      .introduce(name.value, email.value.trim())
      .then(() => (savedHere = true), refuse)
      .finally(() => {
        save.disabled = false;
        draw();
      });
  });

  function refuse(): void {
    fault.textContent = words.noAddress;
    email.setAttribute('aria-invalid', 'true');
    email.focus();
  }

  /** Milliseconds since the visitor's newest message if nothing has answered it; null otherwise. */
  function unansweredMs(): number | null {
    const last = state.messages.at(-1);
    return last?.sender === 'contact' ? Date.now() - Date.parse(last.timestamp) : null;
  }

  function draw(): void {
    const silence = unansweredMs();
    const asks = !state.knowsEmail && (!state.open || (silence !== null && silence >= PATIENCE_MS));
    clearTimeout(timer);
    if (!asks && !state.knowsEmail && silence !== null) timer = setTimeout(draw, PATIENCE_MS - silence + 50);
    fields.hidden = !asks;
    thanks.textContent = savedHere ? words.saved : '';
    form.hidden = !asks && !savedHere;
  }

  return { form, draw };
}

const PATIENCE_MS = 60_000;
