import type { Entry } from '../knowledge/trade-pack';

/**
 * What owners say of how they work, and what an entry must not tell their customers then: whoever cleans at night explains no
 * closed day, and clients who cannot reach their feet are not told to file them. Whether somebody comes or is visited is read
 * in `manner.ts`.
 */
export const isAgainstOwner = (entry: Entry, against: readonly RegExp[]): boolean => {
  if (against.length === 0) return false;
  const said = [
    entry.title,
    entry.hook,
    entry.text,
    entry.ask,
    ...entry.shots,
    entry.photo ?? '',
    entry.clip ?? '',
  ].join(' | ');
  return against.some((pattern) => pattern.test(said));
};

/** The patterns that what an owner says rules out; none where nothing of the kind is said. */
export const ruledOutBy = (said: string): RegExp[] =>
  opposites.filter(({ says }) => says.test(said)).map(({ against }) => against);

const opposites: readonly { says: RegExp; against: RegExp }[] = [
  // Work after hours.
  {
    says: /(?<!\p{L})(?:(?:only |all |work(?:s|ed)? |clean(?:s|ed)? )?(?:at night(?! ?(?:club|school))|overnight|through the night)|after (?:you|your \p{L}+|the \p{L}+|it) (?:close|shut)s?|after (?:closing|hours|closing time)|(?:when|while|once) (?:the|your) \p{L}+(?: \p{L}+)? (?:is|are) (?:closed|shut|empty))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:closed day|day off of the|at night or|night or (?:a )?(?:closed )?day|during (?:opening|business|trading) hours|by day or by night)(?!\p{L})/iu,
  },
  // Customers who cannot do it themselves.
  {
    says: /(?<!\p{L})(?:can['’]?t|cannot|can not|can no longer|unable to|not able to|struggle to|find it hard to|too (?:old|frail|ill|weak) to) (?:easily |safely |really )?(?:reach|bend|lift|climb|carry|cut|see to|manage|get (?:down|up|to)|do (?:it|this|them|their))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:yourself|by hand at home|(?:file|cream|trim|soak|rub|scrub|cut|dry|climb|lift|carry|kneel|stretch) (?:it|them|your|down|up|well|gently|after|every|between|a little)|(?:a|the) (?:foot )?(?:file|pumice|pumice stone)|cream (?:twice|once|daily|overnight)|(?:every|each) (?:evening|night|morning), (?:a|with))(?!\p{L})/iu,
  },
  // Only by appointment.
  {
    says: /(?<!\p{L})(?:by appointment only|only by appointment|appointments? only|strictly by appointment|no walk[- ]?ins?|no drop[- ]?ins?|nur (?:nach|mit) (?:Vereinbarung|Termin)|(?:uniquement|seulement) sur rendez-vous|solo con cita|solo su appuntamento|alleen op afspraak)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:walk[- ]?ins?|(?:drop|pop|call|walk) (?:in|by)(?! (?:price|value|temperature|pressure))|stop by|come (?:by|in) (?:any|when|whenever)|no appointment|without an? appointment|(?:quiet|quieter|quietest|busiest) (?:hour|time|day)s?|queue|line at the door)(?!\p{L})/iu,
  },
  // Nothing but walking in.
  {
    says: /(?<!\p{L})(?:no appointments?(?: needed| necessary| required)?|walk[- ]?ins? only|first come,? first served|no (?:bookings?|reservations?)|ohne Termin|sans rendez-vous|sin cita(?: previa)?|senza appuntamento|zonder afspraak)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:your appointment|an appointment|(?:before|at|for|miss(?:ed|ing)?) (?:the|an?|your) (?:appointment|booking)|book (?:early|ahead|in advance|a (?:table|slot|place))|when you book|reserv(?:e|ing|ation)s?|waiting list)(?!\p{L})/iu,
  },
  // What is fetched is not brought.
  {
    says: /(?<!\p{L})(?:we|I)(?:['’]ll| will)? (?:collect|pick (?:it|them|everything|your \p{L}+) up|pick up|fetch)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:bring|deliver|return|drop)/iu,
    against:
      /(?<!\p{L})(?:bring (?:it|them) (?:in|along|to us|back)|(?:drop|leave) (?:it|them) (?:off|with us|at the counter)|before you bring|when you (?:bring|hand over|collect|pick up)|what to bring)(?!\p{L})/iu,
  },
  // Nothing is delivered, or sent.
  {
    says: /(?<!\p{L})(?:(?:no|don['’]?t (?:do )?|do not (?:do )?|never) (?:deliver(?:y|ies)?|ship(?:ping)?|post(?:age)?)|(?:collection|pick-?up) only|nur Abholung|keine Lieferung|pas de livraison|sin envíos|solo ritiro)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:deliver(?:y|ies|ed|s)?|ship(?:ped|ping)|by post|to your (?:door|home|table at home))(?!\p{L})/iu,
  },
  // Nobody sits down.
  {
    says: /(?<!\p{L})(?:take-?away only|takeout only|to go only|no (?:seating|tables|seats)|nowhere to sit|nur zum Mitnehmen)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:(?:book|reserve|share|get|find) a table|table for (?:two|four|six)|our tables|sit (?:down|in|inside|outside)|stay (?:for|a while)|seats?)(?!\p{L})/iu,
  },
  // How it is paid.
  {
    says: /(?<!\p{L})(?:cash only|only cash|no cards?(?: payments?)?|(?:don['’]?t|do not) take cards?|nur Barzahlung|nur bar|solo efectivo|solo contanti)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:pay by card|card payments?|contactless|card reader|by card)(?!\p{L})/iu,
  },
  {
    says: /(?<!\p{L})(?:cards? only|only cards?|no cash|cash-?free|cashless)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:in cash|cash (?:in|on|box|is)|pay cash|small change|coins ready)(?!\p{L})/iu,
  },
  // Who teaches to drive with automatic gears alone.
  {
    says: /^(?![\s\S]*(?<!\p{L})(?:manual|stick shift|Schaltwagen|Schaltgetriebe|manuelle?|schakel\p{L}*|manuales?|manuais)(?!\p{L}))[\s\S]*(?<!\p{L})(?:automatic (?:lessons?|car|only|driving|tuition)|(?:lessons?|tuition|driving|learn)[^.\n]{0,30} automatic|Automatik(?:auto|wagen|fahrstunden?|getriebe)?|(?:voiture|boîte|conduite) automatique|automaat(?:lessen|rijles\p{L}*)?|coche automático|auto automatico|carro automático)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:clutch(?: pedal| up| down| control)?|first gear|manual or automatic|(?:a|in|the) manual(?! of)|gear ?(?:lever|stick)|stick shift|Kupplung|Schaltwagen|embrayage|boîte manuelle|koppeling|schakelauto|embrague|frizione|embraiagem|embreagem)(?!\p{L})/iu,
  },
  // Who is done in one visit tells nobody that one is too few.
  {
    says: /(?<!\p{L})(?:(?:done|finished|sorted|solved|treated|cleared|fixed|gone|over|complete|removed|ready) in (?:only |just )?(?:one|1|a single) (?:visit|treatment|session|appointment|sitting|go)|(?:one|single)[- ](?:visit|session|treatment) (?:treatment|removal|solution|service|clinic|cure)|in (?:nur )?einer (?:einzigen )?(?:Sitzung|Behandlung)|in (?:nur )?einem (?:einzigen )?Termin|en une (?:seule )?(?:séance|visite)|en una (?:sola )?(?:sesión|visita|cita)|in una (?:sola )?(?:seduta|visita)|in (?:één|een|1) (?:bezoek|behandeling|sessie)|(?:numa|em uma|em) (?:só|única) (?:sessão|visita))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:(?:one|a single) (?:treatment|visit|session|round|appointment) (?:is not|isn’t|is never|is hardly|is rarely|does not|doesn’t)|once is (?:the mistake|not enough|never enough)|(?:a|the) second (?:round|treatment|visit|session|appointment)|(?:two|three|several|more) (?:rounds|treatments|visits|sessions)|(?:eine|einmal) (?:Behandlung|Sitzung) reicht nicht|zweite (?:Behandlung|Sitzung|Runde)|(?:deuxième|seconde) (?:séance|visite|traitement)|segunda (?:sesión|visita|sessão|aplicación)|seconda (?:seduta|visita)|tweede (?:behandeling|bezoek|ronde|sessie))(?!\p{L})/iu,
  },
  // Who teaches one at a time has no room that fills.
  {
    says: /^(?![\s\S]*(?<!\p{L})(?:group|class|course|workshop|\p{L}*grupp|\p{L}*kurs|stage|atelier|grup|clase(?!s particulares)|corso|cors[io]|taller|groep|cursus|turma|zajęcia grup))[\s\S]*(?<!\p{L})(?:one[- ](?:to|on)[- ]one|1[-: ]?(?:to|on|:)[-: ]?1|individual (?:lessons?|sessions?|tuition)|private (?:lessons?|tuition)|Einzel(?:stunden?|unterricht|therapie|coaching|förderung)|cours (?:particuliers?|individuels?)|séances individuelles|clases (?:particulares|individuales)|sesiones individuales|lezioni (?:private|individuali)|privéles\p{L}*|individuele (?:lessen|begeleiding)|aulas (?:particulares|individuais)|lekcje indywidualne)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:before (?:everybody|everyone|anybody|the class|the group) (?:is here|comes|arrives|is there)|bevor alle da sind|avant que tout le monde arrive|antes de que lleguen todos|prima che arrivino tutti|voor iedereen er is|zanim wszyscy przyjdą|antes de chegarem todos)(?!\p{L})/iu,
  },
  // Who sells several at once, talks nobody out of them.
  {
    says: /(?<!\p{L})(?:(?:block|package|pack|bundle|course|card|book) of (?:\d+|five|six|eight|ten|twelve|twenty)|\d+[- ](?:lesson|class|session|visit|ride|trip|entry) (?:card|pass|pack|block|package|bundle))(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:(?:never|not|rather than|instead of) (?:the|a) (?:\p{L}+ )?(?:block|package|pack|bundle|course|card|pass)(?: of \p{L}+)?)(?!\p{L})/iu,
  },
  // One price for all.
  {
    says: /(?<!\p{L})(?:fixed prices?|flat (?:fee|rate|price)|one price for|same price for (?:all|every)|Festpreise?|Pauschalpreise?|prix fixe|tarifa plana)(?!\p{L})/iu,
    against:
      /(?<!\p{L})(?:what (?:does )?(?:the|a|your) price depends?|(?:price|cost)s? depends?|ask for (?:a (?:quote|price|quotation)|an estimate)|why (?:the )?(?:quotes|estimates|prices) differ|by the hour)(?!\p{L})/iu,
  },
  // What the owner does for the customer is not taught as the customer's own work: who measures on the spot, measures.
  {
    says: /(?<!\p{L})(?:(?:we|I)(?:['’]ll| will| come(?: out)?(?: to you)?(?: and| to))? measure|measur(?:e|es|ed|ing) (?:and|&|\+) (?:fit|install|quot|mak)\p{L}*|(?:free|home|on-?site) measur\p{L}*|(?:made|make \p{L}+|built|cut) while you wait|Aufmaß|messen (?:wir|vor Ort)|wir messen|prise de (?:mesures|cotes)|(?:nous|je) (?:prenons|prends) les (?:mesures|cotes)|toma(?:mos)? (?:de )?medidas|rilievo misure|prendiamo le misure|(?:wij|we) meten|inmeten|tira(?:mos)? (?:as )?medidas|medição|pomiar)(?!\p{L})/iu,
    against: /(?:^|\| )(?:how to measure|measure (?:it|them|your|the) )|(?<!\p{L})so measure it/iu,
  },
  // Nor is what the owner replaces praised: who trims barefoot and sells boots sends nobody to be shod.
  {
    says: /^(?![\s\S]*(?<!\p{L})(?:farrier|shoeing|hot shoe|Hufschmied|Hufbeschlag|beschlagen|maréchal|ferrure|herraje|herrador|mascalcia|maniscalco|hoefsmid|beslaan|ferrador|ferrageamento|podkuwani))[\s\S]*(?<!\p{L})(?:barefoot|barhuf|pieds? nus|parage naturel|recorte natural|pareggio naturale|scalz[io]|blote voet|natuurlijk bekap|casqueamento natural|boso|werkowani|naturalne struganie|barfota|barfods)/iu,
    against:
      /(?<!\p{L})(?:shoe(?:s|d|ing)?\b(?! or hoof)|nail(?:s|ed)?(?! file)|farriers?|anvil|barefoot always)(?!\p{L})/iu,
  },
  // Whoever cuts the "ums" out is not told why to leave them in.
  {
    says: /(?<!\p{L})(?:(?:cut|remov|tak|edit|clean)\p{L}* (?:out )?(?:(?:all|the|your|of|every) )*["“']?(?:ums?|uhs?|ahs?|filler(?: word)?s?)|filler (?:word )?remov\p{L}*|Füllwörter|Ähs?|euhs?|hésitations|muletillas|intercalari|stopwoord\p{L}*|vícios de linguagem|przerywnik\p{L}*)(?!\p{L})/iu,
    against: /(?<!\p{L})(?:ums?”? be cut|not (?:every|all) “?ums?|leave (?:the|some) “?ums?|hesitations?)(?!\p{L})/iu,
  },
];
