import { anyMonth, longDay } from '../facts/date-patterns';

/** What happens on a day: its name, who announces it, and the day where that is not part of the name. */
export interface Event {
  lead: string;
  name: string;
  day: string;
}

/** "Our new term | begins on Monday 11 January", "Am Samstag, 6. Februar ist | Tag der offenen Tür". */
export function eventIn(clause: string): Event | null {
  const [, before = '', verb = '', after = ''] = happens.exec(clause) ?? [];
  if (before !== '' && !startsWithDay.test(before)) {
    const { lead, name } = nameIn(before);
    if (!isName(name)) return null;
    const whole = `${name} ${verb} ${after}`;
    if (whole.split(' ').length <= MOST_OF_WHOLE) return { lead, name: whole, day: '' };
    return { lead, name, day: isBeing.test(verb) ? after : `${verb} ${after}` };
  }
  const [, from = '', found = ''] = findUs.exec(clause) ?? [];
  if (found !== '') return { lead: '', name: found, day: from };
  const [, day = '', event = ''] = dayFirst.exec(clause) ?? [];
  const { name } = nameIn(event);
  return day !== '' && isName(name) && name === event.replace(determiner, '')
    ? { lead: '', name, day: day.trim() }
    : null;
}

/** The last phrase before the verb: what stands before its conjunction is about somebody else. */
function nameIn(words: string): { lead: string; name: string } {
  const joints = [...words.matchAll(joint)];
  const at = speaks.test(words) ? joints.at(-1) : undefined;
  const from = at ? at.index + at[0].length : 0;
  return { lead: words.slice(0, at?.index ?? 0).trim(), name: words.slice(from).replace(determiner, '') };
}

const isName = (name: string): boolean =>
  (name.includes(' ') || name.length >= LEAST) &&
  name.split(' ').length <= MOST_OF_NAME &&
  /\p{L}{3}/u.test(name) &&
  !speaks.test(name) &&
  !pointing.test(name);

const MOST_OF_NAME = 7;
/** In letters, of a single word: "Walks" says too little. */
const LEAST = 8;
/** No more words than this make a headline together with their day. */
const MOST_OF_WHOLE = 7;
const being = String.raw`is|are|will be|ist|sind|est|sont|es|será|son|sera|è|sarà|sono|zijn|é|são|vai ser|va a ser|jest|będzie`;
const verbs = String.raw`${being}|starts?|begins?|kicks off|opens|re-?opens|runs|takes place|goes on sale|returns|happens|beginnt|startet|findet|öffnet|eröffnet|commence|commencent|démarre|débute|ouvre|rouvre|a lieu|aura lieu|se tient|empieza|empiezan|comienza|abre|tendrá lugar|se celebra|inizia|iniziano|comincia|apre|si tiene|si terrà|begint|beginnen|start|opent|começa|começam|realiza-se|acontece|zaczyna się|rozpoczyna się|odbędzie się|rusza|startuje`;
const isBeing = new RegExp(`^(?:${being})$`, 'iu');
const aDay = String.raw`(?:(?:on|from|this|next|the|am|ab|vom|vom|den|diesen|le|du|dès|ce|el|este|del|il|dal|da|op|vanaf|van|de|em|na|no|w|od)\s){0,2}(?:${longDay}|(?:o|do|di|za|zo|sá|so)?\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:of\s|de\s|di\s)?${anyMonth}|${anyMonth}\s\d{1,2}(?!\d))`;
const happens = new RegExp(String.raw`^([^.!?]{3,160}?)\s(${verbs})\s(${aDay}.*)$`, 'iu');
const startsWithDay = new RegExp(`^${aDay}`, 'iu');
const dayFirst = new RegExp(String.raw`^(${aDay}[^!?]{0,50}?)\s(?:${verbs})\s((?:\p{L}[\p{L}'’-]*\s?){1,7})$`, 'iu');
/** "From Monday 3 May | you can find me at 12 Bridge Street". */
const findUs = new RegExp(
  String.raw`^(${aDay}(?:\s\d{1,2}(?:\.|st|nd|rd|th|er)?)?(?:\s${anyMonth})?),?\s((?:you|we|i|wir|ihr|nous|vous)\s(?:\S+\s){1,7}\S+)$`,
  'iu',
);
const determiner =
  /^(?:(?:our|my|the|an?|this year['’]s|unser(?:e[rn]?)?|mein(?:e[rn]?)?|der|die|das|eine?|notre|mon|ma|la|le|les|l['’](?=\p{L})|une?|nuestr[oa]|mi|el|una?|nostr[oa]|il|lo|onze|ons|de|het|een|nosso|nossa|os?|as?|uma?|nasz[ae]?)(?:\s|(?<=['’])))+/iu;
/** Before the last of them another clause ended. */
const joint = /\s(?:and|but|so|that|und|aber|dass|et|mais|que|y|pero|e|ma|che|en|maar|dat|mas|i|ale|że)\s(?=\p{L})/gu;
/** It has a verb with a person, or a person. */
const speaks =
  /(?<!\p{L})(?:we|we['’](?:re|ve|ll|d)|i|i['’](?:m|ve|ll|d)|you|they|is|are|was|were|has|have|had|wir|ich|ihr|sind|ist|war|haben|habe|hat|nous|je|j['’]\p{L}+|vous|sommes|suis|avons|est|était|somos|soy|estamos|tenemos|hemos|es|siamo|sono|abbiamo|ho|è|wij|ik|jullie|zijn|ben|is|hebben|heb|sou|temos|estamos|jesteśmy|jestem|mamy)(?!\p{L})/iu;
const pointing =
  /^(?:it|that|this|there|these|those|he|she|what|which|who|when|where|es|das|dies|da|ça|cela|c['’]|il|elle|ce|eso|esto|questo|quello|dit|dat|het|isso|isto|to)(?:\s|$)|(?<!\p{L})(?:deadline|closing date|anmeldeschluss)(?!\p{L})|(?:^|\s)(?:closed|open|geschlossen|geöffnet|fermée?s?|cerrad[oa]s?|chius[oaie]|gesloten)$/iu;
