import { avoidedWordIn } from './avoid-words';
import type { IdeaKind } from './idea';

/**
 * Whether a post speaks of prices or offers. It would rather ask once too often: a post in which it finds a sum of money,
 * a percentage or one of these words waits for a person, and costs nobody anything.
 */
export const mentionsOffer = (text: string, kind: IdeaKind | null): boolean =>
  kind === 'Offer' || MONEY.test(text) || avoidedWordIn(text, WORDS) !== null;

const MONEY = /[$£€¥₹%]|\b(?:usd|eur|gbp|aud|cad|nzd|chf)\b/i;

/** In the languages that the planner writes: English, German, French and Spanish. */
const WORDS = [
  ...['price', 'pricing', 'offer', 'discount', 'sale', 'deal', 'bargain', 'voucher', 'coupon', 'promotion', 'cheap'],
  ...[
    'cheaper',
    'half price',
    'per cent',
    'percent',
    'free of charge',
    'for free',
    'two for one',
    'pound',
    'euro',
    'dollar',
  ],
  ...['Preis', 'Preise', 'Angebot', 'Angebote', 'Rabatt', 'Gutschein', 'gratis', 'kostenlos', 'günstig', 'Prozent'],
  ...['prix', 'offre', 'remise', 'promo', 'réduction', 'gratuit', 'soldes', 'pour cent'],
  ...['precio', 'oferta', 'descuento', 'rebaja', 'cupón', 'por ciento'],
];
