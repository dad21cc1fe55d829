import type { Liquid } from 'liquidjs';
import { countConstructs, MOST_CONSTRUCTS, opensElse, WRITTEN_BRACE } from '../../../../src/domain/merge-construct';
import { AppError } from '../../../errors/app-error';
import type { MailTemplates, MailValues } from '../../../ports/mail-templates';
import { makeMailLiquid } from './mail-liquid';
import { templateProgram, type Program } from './mail-template-program';
import { templateFaults, type Rules } from './mail-template-rules';

export const builtinMailTemplates: MailTemplates = {
  faults(text, fields) {
    if (!/\{[{%]/.test(text)) return [];
    if (text.length > LONGEST_TEXT)
      return [`This text is longer than ${LONGEST_TEXT.toLocaleString('en-US')} characters. Divide it into several.`];
    const faults = templateFaults(liquid(), text, {
      knows: (path) => path.length === 2 && path[0] === 'contact' && fields.includes(path[1]!),
      unknown: (written, path) =>
        path?.length === 2 && path[0] === 'contact'
          ? `“${path[1]!.slice(0, 60)}” is not a field of your contacts. There are: ${fields.slice(0, 12).join(', ')}${fields.length > 12 ? ' and more' : ''}.`
          : `“${written.slice(0, 60)}” is not known. A merge field looks like this: {{ contact.first_name | default: "there" }}.`,
      needsDefault: (field) => field !== 'email',
      literals: false,
    });
    return faults.length === 0 && opensElse(text)
      ? ['A merge field cannot hold braces, percent signs or backslashes in its words.']
      : faults;
  },

  compile(mail) {
    for (const template of [mail.subject, mail.html, mail.text]) refuseHuge(template);
    const [subject, html, text] = [read(mail.subject, asItIs), read(mail.html, escapeHtml), read(mail.text, asItIs)];
    return (values) => ({ subject: oneLine(subject(values)), html: html(values), text: text(values) });
  },

  linkTarget(template, contact) {
    const known = links.get(template) ?? readLink(template);
    if (links.size >= REMEMBERED) links.clear();
    links.set(template, known);
    const address = known?.({ ...NOWHERE, contact }).trim() ?? '';
    return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? new URL(address).href : null;
  },
};

/** What a template of ours may see; fields of contacts are not asked for by name: one may be gone since the mail was written. */
const inside: Rules = {
  knows: (path) =>
    path[0] === 'contact'
      ? path.length === 2
      : path[0] === 'link'
        ? path.length === 2 && /^\d+$/.test(path[1]!)
        : path.length === 1 && ['honeypot', 'pixel', 'preferences'].includes(path[0]!),
  unknown: (written) => `“${written.slice(0, 60)}” is not known.`,
  needsDefault: () => false,
  literals: true,
};

function read(written: string, escape: (value: string) => string): Program {
  const template = written.replaceAll(BRACE, '').replaceAll(WRITTEN_BRACE, BRACE);
  const [fault] = templateFaults(liquid(), template, inside);
  if (fault) throw new Error(`This is no template of a mail: ${fault}`);
  return templateProgram(liquid(), liquid().parse(template), escape, (words) => words.replaceAll(BRACE, '{'));
}

/** Before anything is read: what a refusal costs must not grow with what is refused. */
function refuseHuge(template: string): void {
  const isHuge =
    template.length > LONGEST_TEMPLATE || countConstructs(template.replaceAll(WRITTEN_BRACE, '')) > MOST_CONSTRUCTS;
  if (isHuge)
    throw new AppError('too_large', 'This email is too long to be shown or sent. Shorten its texts or remove blocks.');
}

/** A link that begins with a field is an address as a whole; elsewhere fields are parts of one. */
function readLink(template: string): Program | null {
  try {
    return read(template, /^\s*\{[{%]/.test(template) ? asItIs : encodeURIComponent);
  } catch {
    return null;
  }
}

function liquid(): Liquid {
  made ??= makeMailLiquid();
  return made;
}

/** A subject is one header line (RFC 5322, 2.2): a name with a line break must not begin another. */
const oneLine = (subject: string): string =>
  subject.replace(CONTROLS, ' ').replace(/ {2,}/g, ' ').trim().slice(0, SUBJECT_LENGTH).toWellFormed();

const asItIs = (value: string): string => value;
const escapeHtml = (value: string): string =>
  /[&<>"']/.test(value) ? value.replace(/[&<>"']/g, (sign) => SIGNS.get(sign)!) : value;

const SIGNS: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
);
// eslint-disable-next-line no-control-regex -- control characters are what it looks for
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028\u2029]+/g;
const SUBJECT_LENGTH = 900;
/** In characters: of what one block holds, with room; of a whole mail, nine times what Gmail shows. */
const LONGEST_TEXT = 20_000;
const LONGEST_TEMPLATE = 900_000;
/** Stands for a brace that is a word while Liquid reads: as an output each would cost as much as a merge field. Texts hold none of it (merge-slots.ts). */
const BRACE = '\uF8FF';
const NOWHERE: MailValues = { contact: {}, link: [], honeypot: '', pixel: '', preferences: '' };
const REMEMBERED = 2_000;

/** Links of mails that are followed now, read once. */
const links = new Map<string, Program | null>();
let made: Liquid | undefined;
