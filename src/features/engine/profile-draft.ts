import * as z from 'zod/mini';
import { linkKinds, MAX_OPENING_TIMES } from '../../domain/business-details';
import { brandFonts, MAX_AVOID_WORDS, MAX_COLOURS, MAX_OFFERS, tones } from '../../domain/business-profile';

import { MAX_TRADE_ID } from '../../domain/trade';

/** Where a browser keeps the first profile of a workspace while it is being typed. */
export const profileDraftKey = (workspaceId: string): string => `profileDraft:${workspaceId}`;

const text = (max: number) => z.string().check(z.maxLength(max));

/** The profile as typed, with nothing required yet. */
export const profileDraftSchema = z.object({
  name: text(2_000),
  what: text(2_000),
  where: text(2_000),
  audience: text(2_000),
  offers: z.array(text(2_000)).check(z.maxLength(MAX_OFFERS * 2)),
  tone: z.enum(tones),
  website: z.optional(text(2_000)),
  colours: z.optional(z.array(text(20)).check(z.maxLength(MAX_COLOURS))),
  logoFileId: z.optional(z.nullable(z.uuid())),
  font: z.optional(z.enum(brandFonts)),
  details: z.optional(
    z.object({
      phone: text(200),
      email: text(500),
      address: text(2_000),
      hours: z.array(z.object({ day: z.int(), from: text(5), to: text(5) })).check(z.maxLength(MAX_OPENING_TIMES * 2)),
      hoursNote: text(2_000),
      prices: z.array(z.object({ offer: text(2_000), price: text(200) })).check(z.maxLength(MAX_OFFERS * 2)),
      link: text(2_000),
      linkKind: z.enum(linkKinds),
    }),
  ),
  trade: z.optional(text(MAX_TRADE_ID)),
  avoidWords: z.optional(z.array(text(200)).check(z.maxLength(MAX_AVOID_WORDS))),
});
