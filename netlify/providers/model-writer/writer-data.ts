import { openingLines, pricedOffers, weekdayNames } from '../../../src/domain/business-details';
import type { ClaimLanguage } from '../../../src/domain/claims/claim-language';
import type { Given } from '../../../src/domain/claims/unsupported-claims';
import { TOLD } from '../../../src/domain/material';
import { tongueOf, type PostLanguage } from '../../../src/domain/text-language';
import type { PieceDraft } from '../../../src/domain/idea';
import type { WriterRequest } from '../../ports/writer';
import { withoutOrders } from './typed-orders';

/** Everything that a model may write from: what it is sent as JSON is what its text is compared with. */
export function writerData({ profile, idea, material = [], piece }: Asked): Material {
  const clean = (text: string) => withoutOrders(text.slice(0, MOST_OF_ONE));
  const {
    phone = '',
    email = '',
    address = '',
    hours = [],
    hoursNote = '',
    prices = [],
    link = '',
  } = profile.details ?? {};
  const told = material.find(({ id }) => idea.topic === `${TOLD}${id}`);
  const priced = pricedOffers(profile.offers, prices).flatMap(({ offer, price }) =>
    price === null ? [] : [{ offer: clean(offer), price: clean(price) }],
  );
  const business = {
    name: clean(profile.name),
    what: clean(profile.what),
    where: clean(profile.where),
    audience: clean(profile.audience),
    offers: profile.offers.map(clean),
    prices: priced,
    hours: openingLines(hours).map(
      ({ first, last, times }) =>
        `${weekdayNames[first - 1]}${last > first ? ` to ${weekdayNames[last - 1]}` : ''}: ${times}`,
    ),
    hoursNote: clean(hoursNote),
    phone: clean(phone),
    email: clean(email),
    address: clean(address),
    links: [profile.website ?? '', link].map(clean).filter(Boolean),
  };
  const plan = {
    kind: idea.kind,
    title: clean(idea.title),
    firstLine: clean(idea.hook),
    day: idea.aboutOn,
    facts: idea.evidence.filter(({ source }) => FACTS.has(source)).map(({ text }) => clean(text)),
  };
  const ownWords = told ? { text: clean(told.text), detail: clean(told.detail) } : null;
  const draft = piece ? { title: clean(piece.title), text: clean(piece.body) } : null;
  return {
    data: { business, plan, ownWords, draft },
    avoid: profile.avoidWords ?? [],
    ...readable(languageFor({ profile, idea, material, piece })),
    given: {
      texts: textsOf({ business: { ...business, prices: [], hours: [] }, ownWords }).concat(
        priced.map(({ offer }) => offer),
      ),
      // What the owner said is the draft's text as well, where the idea is theirs.
      advice: textsOf({ plan, draft }),
      prices: priced.map(({ price }) => price),
      hours,
      days: idea.aboutOn ? [idea.aboutOn] : [],
    },
  };
}

/** The owner's own words decide, then how the business describes itself; the built-in writer's framing is mostly English. */
function languageFor({ profile, idea, material = [], piece }: Asked): PostLanguage {
  const told = material.find(({ id }) => idea.topic === `${TOLD}${id}`);
  const said = [profile.what, profile.audience, ...profile.offers].join('. ');
  return (told && tongueOf(`${told.text} ${told.detail}`)) ?? tongueOf(said) ?? (piece && tongueOf(piece.body)) ?? 'en';
}

/** What cannot be checked for claims is not written by a model. */
const readable = (language: PostLanguage): Pick<Material, 'language' | 'unread'> =>
  language === 'pl'
    ? { language: 'en', unread: 'We cannot check yet what a model claims in Polish, so the built-in words stand.' }
    : { language, unread: null };

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(textsOf) : [];
}

/** What the owner said is sent whole, and what was published lately is nobody's business. */
const FACTS: ReadonlySet<string> = new Set(['season', 'calendar', 'trade', 'profile']);
/** The longest that is stored of any of it. */
const MOST_OF_ONE = 4_000;

export interface Asked extends WriterRequest {
  piece?: Pick<PieceDraft, 'title' | 'body'> | undefined;
}

export interface Material {
  data: object;
  avoid: readonly string[];
  language: ClaimLanguage;
  /** Why nothing may be asked of a model: nobody could check what it claims; null where somebody can. */
  unread: string | null;
  given: Given;
}
