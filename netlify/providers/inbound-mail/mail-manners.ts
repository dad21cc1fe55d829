import type { Email } from 'postal-mime';

/**
 * Whether a machine wrote a mail by itself: RFC 3834's Auto-Submitted, what older programs send instead, an empty
 * return path, or the subject of an absence notice.
 */
export function isAutomatic({ headers, subject = '' }: Email): boolean {
  const value = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted !== undefined && submitted !== '' && !/^no\b/.test(submitted)) return true;
  if (/^(?:auto[_-]?reply|bulk|junk|list)$/.test(value('precedence') ?? '')) return true;
  if (AUTOMATIC.some((name) => value(name) !== undefined && value(name) !== 'no' && value(name) !== 'false'))
    return true;
  if (value('return-path') === '<>') return true;
  return ABSENT.test(subject.trim());
}

/** Sent to many people at once: by a list, a newsletter or a shop's system. */
export function isBulk({ headers }: Email): boolean {
  const has = (name: string) => headers.some(({ key, value }) => key === name && value.trim() !== '');
  const precedence =
    headers
      .find(({ key }) => key === 'precedence')
      ?.value.trim()
      .toLowerCase() ?? '';
  return /^(?:bulk|junk|list)$/.test(precedence) || BULK.some(has);
}

const BULK = [
  'list-id',
  'list-post',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
  'x-mailing-list',
  'x-campaign',
  'x-csa-complaints',
];
const AUTOMATIC = [
  'x-autoreply',
  'x-autorespond',
  'x-auto-reply',
  'x-autoreply-from',
  'x-mail-autoreply',
  'x-fc-machinegenerated',
  'list-id',
  'x-ms-exchange-inbox-rules-loop',
];

/** How absence notices and receipts begin, in the languages of common mail programs. */
const ABSENT = new RegExp(
  `^(?:${[
    'auto(?:matic)?[- ]?(?:reply|response|answer)',
    'out of (?:the )?office',
    '(?:re: ?)?autoreply',
    'away from (?:my )?(?:mail|email|desk)',
    'vacation (?:reply|response|message)',
    'automatische antwort',
    'abwesenheits(?:notiz|nachricht|assistent|meldung)',
    '(?:ich bin )?nicht im büro',
    'r[ée]ponse automatique',
    "message d[’']absence",
    'absence du bureau',
    'automatisch antwoord',
    'afwezig(?:heids|heid)?',
    'respuesta autom[áa]tica',
    'fuera de (?:la )?oficina',
    'resposta autom[áa]tica',
    'fora do escrit[óo]rio',
    'risposta automatica',
    'fuori (?:sede|ufficio)',
    'odpowied[źz] automatyczna',
    'automatyczna odpowied[źz]',
    'autosvar',
    'automatiskt? svar',
    'automatisk svar',
    'automaattinen vastaus',
    'automatikus válasz',
    'automatická odpov[ěe]ď',
    'r[ăa]spuns automat',
    'otomatik (?:yanıt|cevap)',
    'αυτόματη απάντηση',
    'автоматический ответ',
    'автоответ',
    'автоматична відповідь',
    '自動(?:返信|応答|回覆)',
    '自动(?:回复|答复)',
    '不在(?:の)?(?:お知らせ|通知)',
    '자동 ?회신',
    '부재중',
    'رد تلقائي',
    'תשובה אוטומטית',
  ].join(
    '|',
  )})(?:\\s*$|\\s*[:–—.(,!-]|\\s+(?:reply|until|from|re|bis|vom|jusqu|du|au|til|tot|van|hasta|do|od)(?![\\p{L}]))`,
  'iu',
);
