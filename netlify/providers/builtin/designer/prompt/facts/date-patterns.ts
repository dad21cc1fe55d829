/** Names of days and months as owners here type them, and dates made of them. Short names ("sat", "Di") only count beside a number. */
export const longDay = String.raw`(?:(?:mon|tues?|we(?:d(?:nes|ns|enes)|ns)|thurs?|thrus|fri|sat[ue]r|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|sonnabends?|lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?|lunes|martes|miércoles|miercoles|jueves|viernes|sábados?|sabados?|domingos?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag|poniedział(?:ek|k\p{L}{1,3})|wtor(?:ek|k\p{L}{1,3})|środ[aęy]|czwart(?:ek|k\p{L}{1,3})|piąt(?:ek|k\p{L}{1,3})|sobot[aęy]|niedziel[aęi]|(?:man|tirs|ons|tors|fre|lør|søn|mån|tis|lör|sön)dag(?:ar|er|en)?|(?:segunda|terça|quarta|quinta|sexta)-feira)(?!\p{L})`;
/** Of "Sat. to Mon." and "Sa. 5.12."; before a new sentence it ends the old one ("Wed to Sun. Loaf $9"). */
const point = String.raw`(?:\.(?!\s*$|\s{3}|\s*,|\s+(?!only|from|till?|untill?|and|bis|und|von|vom|nur|tot|dalle|alle|les|the|den|dem)\p{L}{3}))?`;
export const shortDay = String.raw`(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mié|mie|jue|vie|sáb|sab|dom|gio|ma|wo|vr|za|zo)(?!\p{L})${point}`;
const anyDay = String.raw`(?:${longDay}|${shortDay})`;
export const anyMonth = String.raw`(?:jan(?:uary|uari|uar|vier|v)?|jänner|feb(?:ruary|uary|ruari|ruar|braio)?|févr(?:ier)?|fevr(?:ier)?|enero|ene|gennaio|genn|febrero|febr?|mar(?:ch|s|zo)?|maart|mrt|märz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mei|mayo|maggio|magg?|june?|juni|juin|junio|giugno|giu|july?|juli|juill?(?:et)?|julio|luglio|lugl?|aug(?:ust|ustus)?|août|aout|ago(?:sto)?|sept?(?:ember|iembre|embre)?|sett(?:embre)?|oct(?:ober|obre|ubre)?|okt(?:ober)?|ott(?:obre)?|nov(?:ember|embre|iembre)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember)?|dic(?:iembre|embre)?|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|januari|februari|augusti|maj|desember)(?!\p{L})(?:(?<!\p{L}{5})\.(?=\s?[\d,–-]))?`;
const dayOfMonth = String.raw`\d{1,2}(?:st|nd|rd|th|er|[.ºª°])?(?![\d\p{L}])`;
const between = String.raw`(?:\s?(?:–|—|-|\+|&)\s?|\s(?:to|till?|untill?|and|au|et|al|a|y|e|bis|und|en|tot|t\/m|tot en met|do|og|och|til)\s)`;
/** "closes", "from", "untill", "jusqu'au", "ab dem": what leads to a date and means nothing without it. */
const lead = String.raw`(?:(?<![\p{L}\p{N}])(?:every|this|next|on|from|untill?|['’]?till?|thru|through|by|before|after|avant|antes\sdel?|entro|prima\sdel?|przed|senest|senast|före|vor(?=\s(?:dem|\d))|starting|starts?|beginning|begins?|only|each|ends|ending|due|closes|opens|all|elke|iedere|ogni|cada|chaque|toda|jeden|à partir|a partir|ab|no(?=\s(?:sábado|domingo|dia)s?(?!\p{L}))|na(?=\s(?:segunda|terça|quarta|quinta|sexta))|aos|we?(?=\s(?:poniedział|wtor|środ|czwart|piąt|sobot|niedziel))|am|vom|von|bis|zum|den|dem|le|les|du|au|dès|jusqu['’]au|del|desde|hasta|el|los|dal|al|fino|il|vanaf|van(?=\s\d{1,2}\st\/m\s)|tot|t\/m|op|de|the|den|fra|från|(?:(?:first|second|third|fourth|last|other|alternate|1st|2nd|3rd|4th)(?:\s(?:and|&)\s(?:first|second|third|fourth|last|1st|2nd|3rd|4th))?(?=\s(?:mon|tue|wed|thu|fri|sat|sun))))\s+)*`;
const oneDate = String.raw`(?:${anyDay},?\s+(?:the\s|den\s|dem\s|le\s|el\s|il\s)?)?${dayOfMonth}\s?(?:of\s|de\s|di\s)?${anyMonth}(?:\s(?:de\s)?\d{4}(?!\d))?`;
/** "sat 5 dec", "Fr 11. bis So 13. Dez.", "24 december till 2 january", "van 3 t/m 5 januari". */
const writtenDate = String.raw`${lead}(?<![\p{L}\p{N}\p{Sc}.,])(?:(?:${anyDay},?\s)?${dayOfMonth}(?:${between}|,\s)){0,4}${oneDate}(?:${between}${oneDate})?`;
/** "Sonntag 13.12.", "Sa. 5.12.2026", "24.12. bis 2.1.", with a day also "dimanche 13/12". */
const digits = String.raw`\d{1,2}\.\s?\d{1,2}(?:\.(?:\s?\d{4}(?!\d)|\d{2}(?!\d)|(?=\s(?:sind|ist|wieder|geöffnet|geschlossen|findet|haben|öffnen|öffnet|starten|startet|beginnt|feiern|laden|nachmittags|vormittags|abends|morgens|täglich)\s)|(?=\s(?:um|ab|von|bis|in|im|beim|und|om|vanaf)\s|\s?[–,\d-]|\s*$))|(?=\.(?:\s|$)))`;
const numericDate = String.raw`${lead}(?<![\p{L}\p{N}.,])(?:(?:${anyDay},?\s(?:den\s|dem\s)?)?${digits}(?:${between}(?:${anyDay},?\s)?${digits})?|${anyDay},?\s\d{1,2}\/\d{1,2}(?:\/\d{2,4})?(?!\d))`;
/** "friday 18th", "Saturday the 5th": of this or the next month. */
const dayWithNumber = String.raw`${lead}(?<![\p{L}\p{N}])${anyDay},?\s(?:the\s)?\d{1,2}(?:st|nd|rd|th)(?!\p{L})(?:${between}(?:${anyDay}\s)?(?:the\s)?\d{1,2}(?:st|nd|rd|th)(?!\p{L}))?`;
const knownDay = String.raw`(?:${longDay}|(?:mon|tues?|weds?|thu(?:rs?)?|fri|sat|sun)(?!\p{L})${point})`;
/** "Tues + Thurs lunchtimes", "mon - fri", "za en zo", "lun-ven". */
const severalDays = String.raw`${lead}(?<![\p{L}\p{N}.])(?:${knownDay}(?:(?:,\s|${between})${knownDay})+|${anyDay}(?:\s?[–-]\s?${anyDay})+)(?:\s(?:mornings?|lunchtimes?|afternoons?|evenings?|nights?|only))?`;
/** "samedi de 14h", "sabato dalle 9": a day in another language, alone. */
const foreignDay = String.raw`${lead}(?<![\p{L}\p{N}])(?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|(?:maan|dins|woens|donder|vrij|zater|zon)dag)(?!\p{L})(?:\s(?:mattina|pomeriggio|sera|ochtend|middag|avond))?`;
/** "sat 2pm", "wed 19.30", "Do ab 18 Uhr". */
const dayWithHour = String.raw`${lead}(?<![\p{L}\p{N}.])${knownDay},?(?=\s(?:at\s|from\s|ab\s|um\s|à\s|a\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:am|pm|h(?!\p{L})|Uhr|noon|–|-)|\s\d{1,2}[:.h]\d{2}(?!\d)|\s(?:mornings?|lunchtimes?|afternoons?|evenings?|nights?)\b)(?:\s(?:mornings?|lunchtimes?|afternoons?|evenings?|nights?)\b)?`;

/** "Sa ab 9 Uhr", "Mer. 14h30": capitals, since "so" and "do" are English words. */
const capitalDayWithHour = String.raw`(?<![\p{L}\p{N}.])(?:Mo|Di|Mi|Do|Fr|Sa|So|Lun|Mar|Mer|Jeu|Ven|Sam|Dim|Jue|Vie|Gio|Sab|Dom|Ma|Wo|Vr|Za|Zo)\.?,?(?=\s(?:ab\s|um\s|von\s|à\s|de\s|vanaf\s)?\d{1,2}(?:[:.h]\d{2})?\s?(?:h(?!\p{L})|Uhr|uur|–|-))`;

const ordinal = String.raw`(?:\d(?:e|de|ste|er|ère|ème|[ºª.])|eerste|tweede|derde|vierde|laatste|ersten?|zweiten?|dritten?|vierten?|letzten?|premiers?|deuxièmes?|troisièmes?|derniers?|prim[ao]|primer[oa]?|segund[oa]|second[oa]|tercer|terz[oa]|últim[oa]|ultim[oa]|primeir[oa]|terceir[oa]|pierwsz\p{L}{1,2}|drug\p{L}{1,2}|ostatni\p{L}{0,2})`;
/** "elke 2e zaterdag van de maand", "jeden ersten Samstag im Monat", "chaque premier samedi du mois". */
const nthDay = String.raw`${lead}(?<![\p{L}\p{N}])${ordinal}(?:\s(?:und|en|et|y|e|i)\s${ordinal})?\s${longDay}(?:\s(?:van|im|in|du|de|del|do|della)\s?(?:de\s|jeden\s|chaque\s|cada\s|ogni\s|elke\s)?(?:maand|monats?|mois|mes|mese|mês|miesiąca))?`;

export const datePatterns = [
  { pattern: new RegExp(nthDay, 'giu') },
  { needs: /\d/, pattern: new RegExp(writtenDate, 'giu') },
  { needs: /\d\.\s?\d|\d\//, pattern: new RegExp(numericDate, 'giu') },
  { needs: /\d(?:st|nd|rd|th)/i, pattern: new RegExp(dayWithNumber, 'giu') },
  { pattern: new RegExp(severalDays, 'giu') },
  { pattern: new RegExp(dayWithHour, 'giu') },
  { needs: /\d/, pattern: new RegExp(capitalDayWithHour, 'gu') },
  { pattern: new RegExp(foreignDay, 'giu') },
] as const;

const rangeEnd = String.raw`(?:\p{Sc}?\s?\d+(?:[.,:]\d+)*(?:st|nd|rd|th|\s?(?:am|pm|h|cm|mm|kg|km|m|g|%)|\.)?(?:\s?(?:Uhr|\p{Sc}))?(?![\p{L}\d])|${anyDay}|${anyMonth})`;
/** "1938 - 2026", "12 - 2", "£5 – £8", "Mon - Fri": a dash between two ends divides no sentence. */
export const rangePattern = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${rangeEnd}|\d{1,2}\s${anyMonth})\s[–—-]\s(?=${rangeEnd})`,
  'giu',
);
