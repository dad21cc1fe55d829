import * as z from 'zod/mini';
import { linkKinds } from '../domain/business-details';
import { brandFonts, tones } from '../domain/business-profile';
import { MAX_TRADE_ID } from '../domain/trade';
import { endpoint } from './endpoint';
import { brandKit, colourInput, profileInput, toneInput } from './profile-input';
import { id, storedText } from './text';

const profileSchema = z.object({
  name: storedText(),
  what: storedText(),
  where: storedText(),
  audience: storedText(),
  offers: z.array(storedText()),
  tone: z.enum(tones),
  /** '' when the business has none. */
  website: storedText(),
  colours: z.array(storedText(7)),
  logoFileId: z.nullable(id),
  font: z.enum(brandFonts),
  avoidWords: z.array(storedText(60)),
  /** '' where the owner chose none. */
  trade: storedText(MAX_TRADE_ID),
  details: z.object({
    phone: storedText(60),
    email: storedText(254),
    address: storedText(200),
    hours: z.array(z.object({ day: z.number(), from: storedText(5), to: storedText(5) })),
    hoursNote: storedText(160),
    prices: z.array(z.object({ offer: storedText(120), price: storedText(40) })),
    link: storedText(300),
    linkKind: z.enum(linkKinds),
  }),
});

export type Profile = z.infer<typeof profileSchema>;

export const engineProfileContract = {
  getProfile: endpoint({
    method: 'GET',
    path: '/api/engine/profile',
    access: 'session',
    summary: 'The business profile, or null.',
    input: z.object({}),
    output: z.nullable(profileSchema),
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/engine/profile',
    access: 'session',
    summary:
      'Saves the business profile; the first time, ideas follow. With asksFirst they wait until the interview is answered or put off, an hour at most.',
    input: z.extend(profileInput, { asksFirst: z.optional(z.boolean()) }),
    output: profileSchema,
  }),
  updateBrand: endpoint({
    method: 'PATCH',
    path: '/api/engine/brand',
    access: 'session',
    summary: 'Changes the brand kit: voice, colours, lettering, logo and words to avoid.',
    input: z.object({ tone: z.optional(toneInput), ...brandKit }),
    output: profileSchema,
  }),
  getBrandPreview: endpoint({
    method: 'GET',
    path: '/api/engine/brand/preview',
    access: 'session',
    produces: 'image/webp',
    limit: { calls: 240, perSeconds: 3600 },
    workspaceLimit: { calls: 40, perSeconds: 60 },
    summary: 'Previews a poster in a colour and a typeface. It is neither stored nor counted.',
    input: z.object({
      colour: z.optional(colourInput),
      font: z.optional(z.enum(brandFonts, { error: 'Choose a lettering style.' })),
    }),
    output: z.unknown(),
  }),
};
