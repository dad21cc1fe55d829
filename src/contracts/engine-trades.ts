import * as z from 'zod/mini';
import { MAX_OFFERS } from '../domain/business-profile';
import { MAX_TRADE_ID } from '../domain/trade';
import { tradeKindNames } from '../domain/trade-kind';
import { endpoint } from './endpoint';
import { optionalText, requiredText, storedText } from './text';

const tradeSchema = z.object({
  id: storedText(MAX_TRADE_ID),
  name: storedText(60),
  kind: z.enum(tradeKindNames),
  /** null where only its kind is known. */
  pack: z.nullable(storedText(40)),
});
const trades = z.array(tradeSchema);
const oneOrMore = z.tuple([tradeSchema], tradeSchema);

/** In which language posts for the business are written: a BCP 47 tag, or 'other' for one that nothing of ours is written in. */
const language = storedText(10);
const tradeReadingSchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('known'), by: z.enum(['owner', 'words']), trades: oneOrMore, language }),
  z.object({ state: z.literal('asked'), candidates: oneOrMore, near: trades, language }),
  z.object({ state: z.literal('unknown'), near: trades, language }),
]);
export type BusinessReading = z.infer<typeof tradeReadingSchema>;

export const engineTradesContract = {
  getTradeReading: endpoint({
    method: 'GET',
    path: '/api/engine/trade',
    access: 'session',
    limit: { calls: 600, perSeconds: 3600 },
    summary:
      'Which trade we take a business to be in (known, in doubt with the likeliest trades first, or unknown), and the language its posts are written in. Nothing is stored.',
    input: z.object({
      name: optionalText('Business name', 120),
      what: optionalText('What you do', 400),
      /** One on each line. */
      offers: optionalText('What you offer', MAX_OFFERS * 121),
      trade: optionalText('The trade', MAX_TRADE_ID),
    }),
    output: tradeReadingSchema,
  }),
  updateTrade: endpoint({
    method: 'PUT',
    path: '/api/engine/trade',
    access: 'session',
    limit: { calls: 60, perSeconds: 3600 },
    summary:
      'Keeps the trade that the owner chose. While nothing is chosen this week, three ideas in its light follow.',
    input: z.object({ trade: requiredText('The trade', MAX_TRADE_ID) }),
    output: z.object({
      /** Three new ideas were made. */
      renewed: z.boolean(),
    }),
  }),
  listTrades: endpoint({
    method: 'GET',
    path: '/api/engine/trades',
    access: 'session',
    limit: { calls: 1200, perSeconds: 3600 },
    summary: 'Trades that a name or a part of one stands for, best first; without a name one of each kind.',
    input: z.object({ name: optionalText('The name', 60) }),
    output: z.object({ trades }),
  }),
};
