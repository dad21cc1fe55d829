import type { ImageBrief, ImageReading } from '../../../../ports/image';
import { heroNoun } from '../subjects/hero-nouns';
import { isEastern, withWrittenSigns } from './letters/drawable';
import { easternMessage } from './eastern/eastern-message';
import { asMeant } from './wishes/as-meant';
import { withBreaks } from './reader/with-breaks';
import { withoutOrders } from './wishes/orders';
import { posterWords } from './poster-words';
import { promptColours } from './wishes/prompt-colours';
import { stretchesOf, type Stretch } from './clauses/stretches';

/** What a brief is understood to say, and the icon that its picture will show, for its owner to look at and change before anything is drawn. */
export function readBrief(brief: ImageBrief, hero: string | null): ImageReading {
  const { headline, kicker, supporting, leftOut } = posterWords(brief);
  const eastern = isEastern(brief.prompt) ? easternMessage(brief.prompt).look : [];
  const { rest, looks } = promptColours(asMeant(withBreaks(withWrittenSigns(brief.prompt))));
  const { stretches, look } = stretchesOf(withoutOrders(rest));
  const of = (role: Stretch['role']): string[] =>
    stretches.filter((stretch) => stretch.role === role).map(({ text }) => text);
  return {
    headline,
    kicker,
    supporting,
    when: of('when'),
    where: of('where'),
    offers: [...of('offer'), ...of('terms')],
    contacts: of('contact'),
    subject: hero ? heroNoun(hero) : null,
    look: [...looks, ...look, ...eastern],
    leftOut,
  };
}
