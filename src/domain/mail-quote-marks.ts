/** How many lines from here on introduce a quotation, such as "On 3 May, Ada <ada@bakery.example> wrote:"; 0 for none. */
export const attributionAt = (lines: readonly string[], at: number): number =>
  knownAt(lines, at) || (introducesMarked(clean(lines[at]!), lines.slice(at + 1, at + 4)) ? 1 : 0);

function knownAt(lines: readonly string[], at: number): number {
  const first = clean(lines[at]!);
  if (first === '' || first.length > MOST) return 0;
  let joined = '';
  for (let more = 0; more < WRAPPED; more += 1) {
    const line = clean(lines[at + more] ?? '');
    if (line === '' || /^>/.test(line)) return 0;
    joined = joined === '' ? line : `${joined} ${line}`;
    if (joined.length > MOST) return 0;
    // What stands above may be the end of what somebody wrote.
    if (isAttribution(joined)) return more > 0 && knownAt(lines, at + 1) > 0 ? 0 : more + 1;
  }
  return 0;
}

/** In any language: a line with an address that ends in a colon, right above marked lines. */
function introducesMarked(line: string, below: readonly string[]): boolean {
  if (!/<[^<>\s@]{1,100}@[^<>\s@]{1,200}>\s?[:：]$/.test(line)) return false;
  return /^\s{0,3}>/.test(below.find((next) => next.trim() !== '') ?? '');
}

/** Outlook's From, Sent, To and Subject, one below the other, in any of the common languages. */
export function headerBlockAt(lines: readonly string[], at: number): boolean {
  if (!FROM.test(clean(lines[at]!))) return false;
  const block = lines.slice(at + 1, at + 12).map(clean);
  return [SENT, TO, SUBJECT].filter((label) => block.some((line) => label.test(line))).length >= 2;
}

export const isOriginalMark = (line: string): boolean => ORIGINAL.test(clean(line));

/** What follows is what the mail is about. */
export const isForwardMark = (line: string): boolean => FORWARDED.test(clean(line));

function isAttribution(line: string): boolean {
  if (!/[:：]$/.test(line) || !/[\d@٠-٩]/.test(line)) return false;
  return WROTE.some((pattern) => pattern.test(line));
}

/** Without signs of bold, direction marks and odd spaces. */
const clean = (line: string): string =>
  line
    .slice(0, MOST + 1)
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/\*/g, '')
    .trim();

const MOST = 400;
const WRAPPED = 4;

const WROTE = [
  /^On .+ (?:wrote|writes) ?:$/i,
  /^.+ (?:wrote on|wrote) .{0,60}:$/i,
  /^(?:Am|Den|Von) .+ schrieb\b.*:$/i,
  /^.+ schrieb (?:am|um)\b.*:$/i,
  /^(?:Le|Il) .+ a (?:é|e\u0301)crit ?:$/i,
  /^Op .+ schreef\b.*:$/i,
  /^.+ schreef op\b.*:$/i,
  /^El .+ (?:escribió|va escriure) ?:$/i,
  /^(?:Em|No dia|A) .+ escreveu ?:$/i,
  /^(?:Il|In data|Il giorno) .+ ha scritto ?:$/i,
  /^.+ (?:napisał|napisała|napisał\(a\)|pisze) ?:$/i,
  /^.+ (?:skrev|kirjoitti)\b.*:$/i,
  /^.+ (?:napsal|napsala|napsal\(a\)|napísal|napísala|napísal\(a\)) ?:$/i,
  /^.+ (?:ezt )?írta\b.*:$/i,
  /^.+ a scris ?:$/i,
  /^.+ (?:şunu )?yazdı ?:$/i,
  /^.+ έγραψε ?:$/i,
  /^.+ (?:пишет|написал|написала|написал\(а\)|пише|написав|написала|написа) ?:$/i,
  /^.+ (?:je napisao|je napisala|je napisao\/la|đã viết|menulis) ?:$/i,
  /^\d{4}年\d{1,2}月\d{1,2}日.+[:：]$/,
  /^\d{4}\/\d{1,2}\/\d{1,2}.+ <[^<>\s@]+@[^<>\s@]+>[:：]$/,
  /^.+(?:のメール|さんは書きました|写道|寫道|님이 작성|이 작성|작성)\s?[:：]$/,
  /^.*(?:كتب|كتبت|כתב|כתבה|כתב\/ה|مساءً|نوشت).*:$/,
];

const label = (...names: string[]): RegExp => new RegExp(String.raw`^(?:${names.join('|')}) ?[:：]`, 'iu');
const FROM = label(
  ...'From|Von|De|Van|Da|Od|Från|Fra|Lähettäjä|Feladó|От|От кого|Від|Από|Kimden|Gönderen|差出人|送信者|发件人|寄件者|보낸 사람|من|מאת|Remitente|Expéditeur|Afzender|Absender|Mittente|Nadawca|Odesílatel|Odosielateľ|Pošiljatelj|Expeditor'.split(
    '|',
  ),
);
const SENT = label(
  ...'Sent|Date|Gesendet|Datum|Envoyé|Verzonden|Enviado|Enviado el|Enviada em|Fecha|Inviato|Data|Wysłano|Skickat|Sendt|Dato|Lähetetty|Päivämäärä|Elküldve|Dátum|Отправлено|Дата|Надіслано|Odesláno|Odoslané|Trimis|Στάλθηκε|Ημερομηνία|Gönderildi|Gönderilme tarihi|Tarih|送信日時|日時|发送时间|日期|寄件日期|보낸 날짜|날짜|تاريخ الإرسال|التاريخ|نشر|נשלח|תאריך|Poslano|Sendt dato'.split(
    '|',
  ),
);
const TO = label(
  ...'To|An|À|Aan|Para|A|Do|Till|Til|Vastaanottaja|Címzett|Кому|Komu|Pre|Către|Προς|Kime|Alıcı|宛先|收件人|收件者|받는 사람|إلى|אל|Destinatario|Ontvanger|Za'.split(
    '|',
  ),
);
const SUBJECT = label(
  ...'Subject|Betreff|Objet|Onderwerp|Asunto|Assunto|Oggetto|Temat|Ämne|Emne|Aihe|Tárgy|Тема|Předmět|Predmet|Subiect|Θέμα|Konu|件名|主题|主旨|제목|الموضوع|נושא'.split(
    '|',
  ),
);

const mark = (names: string): RegExp => new RegExp(String.raw`^[-_]{2,40} ?(?:${names}) ?[-_]{2,40}$`, 'iu');
const ORIGINAL = mark(
  "On .{5,300} wrote|Am .{5,300} schrieb .{0,200}|Original Message|Original Email|Reply message|Reply|Ursprüngliche Nachricht|Original-?Nachricht|Message d[’']origine|Message original|Oorspronkelijk bericht|Mensaje original|Mensagem original|Messaggio originale|Wiadomość oryginalna|Oryginalna wiadomość|Originalmeddelande|Ursprungligt meddelande|Oprindelig meddelelse|Opprinnelig melding|Alkuperäinen viesti|Eredeti üzenet|Исходное сообщение|Původní zpráva|Pôvodná správa|Mesaj original|Αρχικό μήνυμα|Orijinal Mesaj|元のメッセージ|Original Message|原始邮件|原始郵件|원본 메시지|الرسالة الأصلية|הודעה מקורית",
);
const FORWARDED =
  /^(?:-{2,40} ?(?:Forwarded message|Weitergeleitete Nachricht|Forwarded by .{1,80}|Message transféré|Message transmis|Doorgestuurd bericht|Mensaje reenviado|Mensagem encaminhada|Messaggio inoltrato|Wiadomość przekazana dalej|Treść przekazanej wiadomości|Vidarebefordrat meddelande|Vidarebefordrat brev|Videresendt (?:meddelelse|melding)|Välitetty viesti|Továbbított üzenet|Пересылаемое сообщение|Пересланное сообщение|Přeposlaná zpráva|Mesaj redirecționat|Προωθημένο μήνυμα|Yönlendirilen ileti|İletilen ileti|Forwarded Message|転送メッセージ|转发的邮件|轉寄郵件|전달된 메시지|رسالة معاد توجيهها|הודעה שהועברה) ?-{0,40}|Begin forwarded message:|Anfang der weitergeleiteten Nachricht:|Début du message réexpédié ?:|Begin doorgestuurd bericht:|Inicio del mensaje reenviado:|Inizio messaggio inoltrato:|Início da mensagem reencaminhada:|Początek przekazywanej wiadomości:)$/iu;
