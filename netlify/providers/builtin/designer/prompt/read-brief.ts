import type { ImageBrief, ImageReading } from '../../../../ports/image';
import { heroNoun } from '../poster-description';
import { subjectOf } from '../subjects/choose-subject';
import { withoutOrders } from './orders';
import { posterWords } from './poster-words';
import { promptColours } from './prompt-colours';
import { stretchesOf, type Stretch } from './stretches';

/** What a brief is understood to say and to show, for its owner to look at and change before anything is drawn. */
export function readBrief(brief: ImageBrief): ImageReading {
  const { headline, kicker, supporting, matter, leftOut } = posterWords(brief);
  const { stretches, look } = stretchesOf(withoutOrders(promptColours(brief.prompt).rest));
  const of = (role: Stretch['role']): string[] =>
    stretches.filter((stretch) => stretch.role === role).map(({ text }) => text);
  const hero = subjectOf(brief, matter)?.heroes[0];
  return {
    headline,
    kicker,
    supporting,
    when: of('when'),
    where: of('where'),
    offers: [...of('offer'), ...of('terms')],
    contacts: of('contact'),
    subject: hero ? heroNoun(hero) : null,
    look,
    leftOut,
  };
}
