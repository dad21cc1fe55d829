const closed =
  '(?:closed|shut|geschlossen|zu|ruhetag|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten|dicht|fechad[oa]s?|encerrad[oa]s?|zamknięt\\p{L}+|nieczynn\\p{L}+)';
const days =
  '(?:(?:on |every )?(?:mon|tues|wednes|thurs|fri|satur|sun)days|every (?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:immer )?(?:montags|dienstags|mittwochs|donnerstags|freitags|samstags|sonntags)|(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)(?= ruhetag)|(?:le|tous les) (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s?|los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos)|(?:il|la|di|ogni) (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|(?:maan|dins|woens|donder|vrij|zater|zon)dags|(?:op |elke )(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en)?|(?:às?|aos?) (?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?)(?:-feiras?)?|w (?:poniedziałki|wtorki|środy|czwartki|piątki|soboty|niedziele))';
const who =
  "(?:(?:we|i|wir|nous|on|wij|siamo|estamos|jesteśmy|zijn|sind|haben|sommes|est|are|is|['’]re|always)['’]?\\s?)*";

/** "Closed on Mondays", "le lundi nous sommes fermés": so it is every week, and nothing to announce. A clause that says more is none. */
export const closedWeekly = new RegExp(
  String.raw`^(?:(?:but|and|aber|mais|pero|ma|maar)\s)?(?:${who}${closed}\s${days}|${days},?\s${who}${closed})[.!]?$`,
  'iu',
);
