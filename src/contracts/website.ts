import * as z from 'zod/mini';
import { MAX_OPENING_TIMES } from '../domain/business-details';
import { MAX_COLOURS, MAX_OFFERS } from '../domain/business-profile';
import { HOUR_SECONDS } from '../domain/duration';
import { endpoint } from './endpoint';
import { findsSchema } from './material-finds';
import { id, requiredText, storedText } from './text';

/** What a website says about its business; '' and [] where it says nothing. Nothing is guessed. */
const websiteProposalSchema = z.object({
  /** The address after redirects. */
  source: storedText(2_000),
  name: storedText(120),
  what: storedText(400),
  where: storedText(160),
  audience: z.nullable(storedText(240)),
  offers: z.array(storedText(120)).check(z.maxLength(MAX_OFFERS)),
  /** Details for the public page. */
  details: z.object({
    phone: storedText(60),
    email: storedText(254),
    address: storedText(200),
    hours: z
      .array(z.object({ day: z.number(), from: storedText(5), to: storedText(5) }))
      .check(z.maxLength(MAX_OPENING_TIMES)),
    prices: z.array(z.object({ offer: storedText(120), price: storedText(40) })).check(z.maxLength(MAX_OFFERS)),
  }),
  /** Colours as #rrggbb, most important first. */
  colours: z.array(storedText(7)).check(z.maxLength(MAX_COLOURS)),
  logo: z.nullable(z.object({ fileId: id, url: storedText(300) })),
  /** What posts can be made of: questions and answers, services, prices, praise. Nothing of it is stored yet. */
  finds: findsSchema,
  /** Where on the website each field was found: { name: 'structured data' }. */
  found: z.record(z.string(), storedText(80)),
  missing: z.array(z.enum(['name', 'what', 'where', 'audience', 'offers', 'colours', 'logo'])),
  /** Sentences about the reading that the owner should know. */
  notes: z.array(storedText(200)),
});

export type WebsiteProposal = z.infer<typeof websiteProposalSchema>;

export const websiteContract = {
  createWebsiteProposal: endpoint({
    method: 'POST',
    path: '/api/website/proposal',
    access: 'session',
    notInDemo: true,
    limit: { calls: 20, perSeconds: HOUR_SECONDS },
    summary: "Reads a business's website and proposes its profile; stores nothing but the logo.",
    input: z.object({ address: requiredText('The address', 2_000) }),
    output: websiteProposalSchema,
  }),
};
