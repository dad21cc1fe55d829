import { foldText } from './contact';
import { importLimits, type ImportPreset, type ImportTarget } from './contact-import';

/**
 * Proposes what each column holds by its header, in ten languages; the user can change it. Custom fields match
 * by their labels before anything else. For single-value targets the first column wins; email and phone may have
 * several.
 */
export function proposeColumns(
  headers: readonly string[],
  fields: readonly { id: string; label: string }[],
): ProposedColumn[] {
  const byLabel = new Map(fields.map(({ id, label }) => [keyOf(label), id]));
  const here = new Set(headers.map(keyOf));
  const columns = headers.slice(0, importLimits.columns).flatMap((header, column): ProposedColumn[] => {
    // Our own export writes "Phone (field)" when a custom field has the name of a built-in column.
    const key = keyOf(header);
    const fieldId = byLabel.get(key.replace(/ field$/, '')) ?? byLabel.get(key);
    if (fieldId && here.has(`${key} field`)) return targetOf(header) ? [{ column, target: targetOf(header)! }] : [];
    const target = fieldId ? { fieldId } : targetOf(header);
    return target ? [{ column, target }] : [];
  });
  const named = new Set(columns.map(({ target }) => target));
  const taken = new Set<unknown>();
  return columns.filter(({ target }) => {
    // First and last name already make up the full name.
    if (target === 'name' && named.has('first-name') && named.has('last-name')) return false;
    const key = typeof target === 'string' ? target : target.fieldId;
    if (target === 'email' || target === 'phone' || !taken.has(key)) return Boolean(taken.add(key));
    return false;
  });
}

/** The target that a header suggests; null for an unknown header. */
export function targetOf(header: string): ImportTarget | null {
  const key = keyOf(header);
  const numbered = key.replace(/ ?\d+ (value|wert|valeur|valor)$/, '').replace(/ ?\d+$/, '');
  return byWord.get(key) ?? byWord.get(numbered) ?? null;
}

/** The program that made the export, by headers that no other program writes. Sources: docs/contacts.md. */
export function presetOf(headers: readonly string[]): ImportPreset | null {
  const here = new Set(headers.map(keyOf));
  return (
    (Object.entries(signs) as [ImportPreset, string[][]][]).find(([, sets]) =>
      sets.some((set) => set.every((header) => here.has(header))),
    )?.[0] ?? null
  );
}

/**
 * Whether the first row is a header: one of its cells is a known header, or none looks like a value (an address,
 * a number, an empty cell).
 */
export function looksLikeHeader(cells: readonly string[], fields: readonly { label: string }[] = []): boolean {
  const known = new Set(fields.map(({ label }) => keyOf(label)));
  if (cells.some((cell) => VALUE.test(cell.slice(0, LONGEST_HEADER).trim()))) return false;
  return (
    cells.some((cell) => targetOf(cell) !== null || known.has(keyOf(cell))) || cells.every((cell) => cell.trim() !== '')
  );
}

/** In characters: no useful header is longer, but a cell may have 64 KB. */
const LONGEST_HEADER = 400;

/** Normalises a header: "E-mail_Adresse " and "e mail adresse" are the same. */
const keyOf = (header: string): string =>
  foldText(header.slice(0, LONGEST_HEADER))
    .replace(/ß/g, 'ss')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const words: Record<ImportTarget, string> = {
  name: 'name, full name, fullname, contact name, contact, display name, customer name, client name, vollstandiger name, kunde, nom complet, nombre completo, nome completo, volledige naam, naam, imie i nazwisko, namn, fullstandigt namn, 名前, 氏名, фио, имя и фамилия, kontakt',
  'first-name':
    'first name, firstname, first, fname, given name, givenname, forename, vorname, prenom, nombre, nome, voornaam, imie, fornamn, primeiro nome, nombres, 名, имя',
  'last-name':
    'last name, lastname, last, lname, surname, family name, familyname, nachname, familienname, nom, nom de famille, apellido, apellidos, cognome, achternaam, nazwisko, efternamn, sobrenome, apelido, 姓, фамилия',
  email:
    'email, e mail, mail, email address, e mail address, emailaddress, mail address, email adresse, e mail adresse, mailadresse, courriel, adresse email, adresse e mail, adresse courriel, correo, correo electronico, email do cliente, endereco de email, indirizzo email, posta elettronica, e mailadres, emailadres, adres email, epost, e post, e postadress, メール, メールアドレス, электронная почта, почта, primary email, work email, personal email, additional email addresses, contact email',
  phone:
    'phone, phone number, phonenumber, telephone, telephone number, tel, tel no, mobile, mobile phone, mobile phone number, mobile number, cell, cell phone, cellphone, telefon, telefonnummer, handy, mobil, mobiltelefon, handynummer, rufnummer, telefono, numero de telefono, movil, celular, portable, numero de telephone, telefone, telemovel, cellulare, telefoon, telefoonnummer, mobiel, telefon komorkowy, 電話, 電話番号, телефон, мобильный, work phone, home phone, whatsapp, whatsapp number, sms phone number, sms phone',
  company:
    'company, company name, organisation, organization, organization name, organisation name, business, business name, firma, firmenname, unternehmen, societe, entreprise, empresa, compania, azienda, societa, bedrijf, bedrijfsnaam, foretag, organizacja, 会社, 会社名, компания, организация, employer, account name, organization 1 name, associated company',
  status:
    'status, lifecycle stage, lifecyclestage, contact status, customer status, stage, type, contact type, kundenstatus, statut, estado, stato, статус',
  tags: 'tags, tag, labels, label, groups, group, group membership, categories, category, segments, lists, schlagworter, etiketten, gruppen, etiquettes, etiquetas, etichette, groepen, kategorie, kategorien, метки, теги',
  value:
    'value, customer value, lifetime value, ltv, clv, revenue, total revenue, total spent, total spend, amount, sales, umsatz, kundenwert, wert, chiffre d affaires, montant, valor, ingresos, importe, fatturato, valore, omzet, waarde, 売上, выручка',
  'last-contact':
    'last contact, last contacted, last contacted date, last contact date, last activity, last activity date, last seen, letzter kontakt, zuletzt kontaktiert, dernier contact, ultimo contacto, ultimo contatto, laatste contact, последний контакт',
  note: 'note, notes, comment, comments, remark, remarks, description, notiz, notizen, bemerkung, bemerkungen, kommentar, remarque, remarques, commentaire, nota, notas, comentario, comentarios, note e commenti, commento, opmerking, opmerkingen, notatki, メモ, заметки, комментарий',
  'email-consent':
    'consent, agreed, agrees, agreement, has agreed, agreed to emails, agreed to marketing, email agreed, permission, email permission, gdpr, gdpr consent, email consent, marketing consent, opt in, optin, email opt in, newsletter, subscribed, subscription, subscription status, email marketing, accepts marketing, accepts email marketing, marketing permission, email marketing status, marketing contact status, subscriber status, zugestimmt, zustimmung, dsgvo, einwilligung, werbeeinwilligung, newsletter einwilligung, abonniert, consentement, abonne, consentimiento, suscrito, suscripcion, consenso, iscritto, toestemming, zgoda, согласие',
  'sms-consent':
    'sms consent, text consent, text message consent, sms opt in, sms optin, sms marketing, sms marketing status, sms marketing consent, sms subscription, sms subscription status, accepts sms marketing, sms einwilligung, whatsapp opt in, consentement sms, consentimiento sms, consenso sms',
  'voice-consent':
    'voice consent, call consent, phone consent, calls consent, voice opt in, call opt in, phone opt in, accepts calls, telephone consent, anruf einwilligung, telefon einwilligung, consentement telephone, consentimiento telefono, consenso telefono',
};
const byWord = new Map(
  (Object.entries(words) as [ImportTarget, string][]).flatMap(([target, list]) =>
    list.split(', ').map((word): [string, ImportTarget] => [keyOf(word), target]),
  ),
);

const signs: Record<ImportPreset, string[][]> = {
  mailchimp: [
    ['email address', 'member rating', 'leid'],
    ['email address', 'optin time', 'euid'],
  ],
  hubspot: [
    ['record id', 'lifecycle stage'],
    ['record id', 'contact owner'],
    ['record id contact', 'email'],
  ],
  google: [
    ['given name', 'family name', 'e mail 1 value'],
    ['first name', 'e mail 1 value'],
    ['first name', 'phone 1 value', 'labels'],
    ['name', 'group membership', 'e mail 1 value'],
    ['first name', 'phonetic first name', 'labels'],
  ],
};

/** Matches an email address, a number or a date. */
const VALUE = /@.+\.|^[+(]?[\d\s().,:/+-]{3,}$|^\d+$/;

export interface ProposedColumn {
  column: number;
  target: ImportTarget | { fieldId: string };
}
