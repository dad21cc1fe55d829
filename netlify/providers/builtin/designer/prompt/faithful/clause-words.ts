export const isNumber = (text: string): boolean => /[\d\p{Sc}%]/u.test(text);
const setOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));
export const isHour =
  /^(?:\d{1,2}(?:[.:h]\d{0,2})?(?:am|pm|h|uhr|u)?(?:[-–]\d{1,2}(?:[.:h]\d{0,2})?(?:am|pm|h|uhr|u)?)?|am|pm|uhr|uur|h|to|till|until|from|at|between|and|von|bis|um|ab|de|à|dès|des|das|às|as|dalle|alle|van|vanaf|tot|om|od|do|a|las|daily|täglich)$/u;
/** No phrase ends with them. */
export const leadsOn = setOf(
  'm² m2 m³ kg adet a an the and or for from of to at in on by with per plus incl inkl including until till than then our your my is are was im am vom zum zur von und oder für mit bei ab bis nach pro ein eine der die das den dem de des du le la les un une et ou pour avec à dès par chez el los las y o con por para desde hasta del e di da dal dalla il lo per su ed em do dos das no na com até het een en of voor met bij vanaf tot op i lub z ze w we na od do za и или от до с со в за για με από και ή',
);
/** Where they are not the first that was said, something is missing before them. */
export const leadsBack = setOf(
  'when which who whose that more than then wenn die der das welche als mehr dann qui que dont quand plus puis cuando más luego che quando più poi die dat waar meer dan który gdy więcej',
);
/** What they open makes sense only with the clause after it. */
export const opensCondition = setOf(
  'if whoever wer wenn falls sobald quand quiconque cuando quien chi wanneer jeśli kto hvis quem',
);
/** Hold back what was said just before. */
export const limits = setOf(
  'only except excluding excl excluded unless but not then thereafter afterwards otherwise nur außer ausgenommen sonst danach dann aber nicht sauf hormis excepté puis ensuite mais pas solo sólo salvo excepto luego después pero tranne eccetto poi dopo ma alleen behalve daarna maar niet apenas exceto depois mas tylko oprócz potem',
);
/** Nothing is lost with them. */
export const idle = setOf(
  'a an the our my at unser unsere notre nos nuestra nuestro nostra nostro onze and or but so & plus also then und oder aber et ou mais y o pero e ed ma mas en maar i oraz og och ale hi hello hey there all everyone team please now we i just do offer run sell provide',
);
/** How a fact begins that can stand below what it is about. */
export const opensFact =
  /^(?:[\d\p{Sc}]|(?:from|for|at|in|on|by|with|every|this|next|only|each|until|till|before|after|near|between|to|off|free|half|up|save|get|fixed|set|flat|while|festpreis|prix|precio|prezzo|vaste|t\/m|now|weekdays?|weekends?|daily|today|tonight|tomorrow|ab|am|an|im|in|bei|mit|für|von|vom|bis|zum|zur|jeden|jede|nur|täglich|nach|auf|dès|à|au|aux|le|les|du|de|des|dans|chez|pour|avec|par|tous|chaque|sur|el|los|las|en|desde|hasta|por|para|con|del|al|cada|todos|il|lo|la|da|dal|dalle|dai|di|del|per|con|ogni|tutti|a|ai|alle|em|no|na|nos|nas|às|aos|com|até|toda|todo|vanaf|van|op|om|tot|met|voor|bij|elke|iedere|het|od|do|w|we|na|za|dla|co|każdy|każdą|nz\$|chf|eur|usd|gbp|kr|rs|us\$|au?\$|r\$|\p{L}{0,2}\$|(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mié|jue|vie|sáb|dom|ma|wo|vr|za|zo|jan|feb|apr|may|jun|jul|aug|sep|oct|okt|nov|dec|dez)(?!\p{L}{6})|(?:mon|diens|donners|frei|sams|sonn)tag|(?:maan|dins|woens|donder|vrij|zater|zon)dag|venerdì|giovedì|sabato|domenica|sábado|domingo|lunes|martes|miércoles|jueves|viernes|sobot|niedziel|piąt|mittwoch|(?:lun|mar|mercre|jeu|vendre|same)di|dimanche|wednesday|от|до|с|в|по|за|κάθε|από|με|για|στις|στο|στη))/u;

/** A price in signs or in letters. */
export const isPrice = (text: string): boolean =>
  /\p{Sc}|(?:^|\s)(?:chf|eur|usd|gbp|kr|rs)\s?\d|\d\s?(?:zł|pln|kr|kč|chf|eur|euros?|usd|gbp|d[oó]lar(?:es)?|dollars?|pounds?|quid|pesos?|soles|reais|rands?|rupees?|francs?|franken|pfund|libras|kron(?:or|er|en|a|e)|złotych|złote|zlotys?|lei|ron|tl|ft|руб|лв|грн)(?!\p{L})/u.test(
    text,
  );
/** How to get in touch. */
export const isContact = (text: string): boolean =>
  /(?:^|\s)(?:call|ring|phone|text|tel|whatsapp|email|book at|order at)(?:\s|$)|@|www\.|\p{L}\.\p{L}{2,}(?:\/|\s|$)|\d(?:[\s./()-]{0,2}\d){6,}/u.test(
    text,
  );
/** What is only a reason or an aside may be missing where that is told. */
export const opensReason = setOf(
  'because since so and but which who where weil da damit und parce puisque et porque y perché e omdat want en bo ponieważ i',
);
/** What is in a price besides can stand on the next line. */
export const extras = setOf(
  'including incl inclusive inklusive inkl compris inclus incluido incluye incluso inclusief',
);

/** A clause that says something only together with the one before it: "sauf le samedi", "Thursdays only", "after that €50". */
export const isLimit = (clause: readonly { text: string }[]): boolean =>
  limits.has(clause[0]!.text) ||
  limits.has(clause.at(-1)!.text) ||
  /^(?:after (?:that|this|which)|from then|au-delà|passé|a partir de ahí|da allora|a partir daí)(?: |$)/u.test(
    clause.map(({ text }) => text).join(' '),
  );
