import { anyMonth, longDay } from '../facts/date-patterns';
import { beings, speakers } from './telling-words';

/**
 * What a greeting says of trade and place: "Pecan cracking shed on Highway 96" of "this is Darlene at the pecan cracking shed on
 * Highway 96". '' where it names no place.
 */
export function whoAndWhere(greeting: string): string {
  const found = withPlace.exec(greeting);
  if (!found) return '';
  const clause = greeting.slice(0, found.index + found[0].length);
  const spoken = ownClause.exec(clause)?.[0].trim() ?? '';
  if (spoken !== '' && spoken.length <= MOST) return spoken;
  const [who = '', where = ''] = found.slice(1);
  // "am Wochenende" is no place
  if (notAPlace.test(where)) return '';
  const trade = who.replace(upToDeterminer, '').replace(upToSpeaker, '').replace(upToJoint, '').trim();
  return trade === '' ? '' : `${trade} ${where}`;
}
/** In letters. */
const MOST = 75;
const notAPlace = new RegExp(
  String.raw`(?:wochenende|weekend|abend|morgen|nachmittag|vormittag|ostern|weihnachten|pfingsten|christmas|easter|english|german)|(?<!\p{L})(?:${longDay}|${anyMonth})`,
  'iu',
);

const places = String.raw`(?:in|at|on|near|outside|out of|off|aus|bei|im|(?<!(?:^|\s)I\s)am|auf|an|hinterm|à|près de|sur|dans|en|cerca de|a|vicino a|nel|nella|te|uit|bij|op|nabij|em|perto de|w|we|na|pod|koło|i|på|vid|ved|utanför|utenfor)`;
const articles = String.raw`(?:the|der|dem|den|die|das|het|de|la|le|les|el|los|il|l['’])`;
const withPlace = new RegExp(
  String.raw`((?:[\p{L}'’-]+\s){1,5})(${places}\s(?:${articles}\s?)?\p{Lu}[\p{L}'’-]+(?:[\s-]\p{Lu}[\p{L}'’-]+){0,2}(?:\s\d{1,4})?)(?=[,.;!?]|\s*$)`,
  'u',
);
/** "je répare les accordéons à Tulle": what somebody says they do there, to its end. */
const ownClause =
  /(?:(?<=^|,\s)(?:i|we|wir|ich|je|on|nous|wij|ik|vi|jag|jeg)\s(?!['’]?(?:am|are|m|re|bin|sind|suis|sommes|ben|zijn|är|er)\s)|(?<=^|,\s)j['’])[^,]+$/iu;
const upToDeterminer =
  /^.*(?<!\p{L})(?:the|an?|our|my|der|die|das|dem|den|eine?[nmr]?|unser\p{L}*|mein\p{L}*|le|la|les|une?|du|notre|mon|ma|el|un[ao]?|mi|nuestr[oa]|il|lo|della|dello|del|de|het|een|onze|nosso|nossa|uma?)\s(?=\S)/iu;
const upToSpeaker = new RegExp(
  String.raw`^.*(?<![\p{L}'’-])(?:${speakers}|${beings}|sono|soy|sou|jestem|here|hier|ici)\s(?=\S)`,
  'iu',
);
const upToJoint =
  /^.*(?<!\p{L})(?:and|for|from|of|with|und|für|von|vom|mit|et|pour|de|du|des|avec|y|para|con|e|per|di|en|voor|van|met|i|dla|z|og|och|för|med)\s(?=\S)/iu;
