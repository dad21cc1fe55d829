import { findSubject } from './find-subject';
import type { Topic } from './topic';

/** Whether the owner does not want to see it: "I don't want a tractor, everybody's got a tractor", "keine Oma, bitte". */
export function isRefused(topic: Topic, prompt: string): boolean {
  return refusals.some((refusal) =>
    [...prompt.matchAll(refusal)].some(({ groups }) => {
      const refused = findSubject(groups?.thing ?? '')?.topic;
      return refused?.heroes.some((hero) => topic.heroes.includes(hero)) ?? false;
    }),
  );
}

const thing = String.raw`(?<thing>[^,;:.!?\n]{3,60})`;
const of = (...parts: readonly string[]): RegExp => new RegExp(String.raw`(?<!\p{L})${parts.join('')}`, 'giu');
const refusals: readonly RegExp[] = [
  of(String.raw`(?:i|we) (?:don['’]t|do not|wouldn['’]t) (?:really )?(?:want|like)(?: to see)?\s`, thing),
  of(String.raw`(?:please )?(?:don['’]t|do not) (?:draw|paint|show)\s`, thing),
  of(String.raw`(?:ich|wir) (?:will|wollen|möchten?)(?: bitte| gern| gerne| auf jeden fall)? keine?[nmr]?\s`, thing),
  of(String.raw`nicht schon wieder\s`, thing),
  of(String.raw`(?:je|on|nous) (?:ne )?(?:veux|veut|voulons|voudrais) (?:surtout )?pas\s`, thing),
  of(String.raw`no (?:quiero|queremos|me pongas|pongas|pongáis|pongan)\s`, thing),
  of(String.raw`non (?:voglio|vogliamo|vorrei|mettete|metta|mettetemi)\s`, thing),
  of(String.raw`(?:ik|we|wij) (?:wil|willen)(?: liever)? geen\s`, thing),
  of(String.raw`nie (?:chcę|chcemy|rysujcie|dawajcie)\s`, thing),
  of(String.raw`não (?:quero|queremos|ponham|metam)\s`, thing),
  of(String.raw`(?:vill|vil) (?:inte|ikke) (?:ha|have|se)\s`, thing),
  // only to whoever draws one says please, and speaks of the picture
  of(
    String.raw`(?:no|not|keine?n?|bloß kein\p{L}*|pas de|pas d['’]|nada de|niente|geen|bez|inga|ingen)\s`,
    String.raw`(?<thing>[^,;:.!?\n]{3,40}?),?\s`,
    String.raw`(?:please|bitte|svp|s['’]il|por favor|per favore|graag|alsjeblieft|alstublieft|aub|proszę|tack|takk|tak|(?:in|on|auf|sur|en|nella|op|na|no|på) (?:the |dem |der |l['’]|la |el |het |de |o )?(?:picture|poster|bild|plakat|affiche|cartel|locandina|cartaz|plakacie))(?!\p{L})`,
  ),
];
