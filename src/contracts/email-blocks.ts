import * as z from 'zod/mini';
import { blockLimits as limits, socialNetworks } from '../domain/email-block';
import { id, writable } from './text';

/** Text of a block as it is being typed: unfinished text is saved too. The email's checks report what is missing. */
const words = (label: string, max: number) =>
  z
    .string({ error: `${label} must be text.` })
    .check(writable(), z.maxLength(max, { error: `${label} can be at most ${max} characters.` }));
const blockId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, { error: 'This is not a valid id.' }));
const url = words('Address', limits.url);
const picture = { creationId: z.nullable(id), alt: words('Description', limits.alt) };

const simpleBlock = z.discriminatedUnion('kind', [
  z.object({
    id: blockId,
    kind: z.literal('heading'),
    text: words('Heading', limits.heading),
    level: z.union([z.literal(1), z.literal(2)]),
  }),
  z.object({ id: blockId, kind: z.literal('text'), text: words('Text', limits.text) }),
  z.object({ id: blockId, kind: z.literal('image'), ...picture, url }),
  z.object({ id: blockId, kind: z.literal('button'), label: words('Button', limits.label), url }),
  z.object({ id: blockId, kind: z.literal('divider') }),
  z.object({
    id: blockId,
    kind: z.literal('product'),
    name: words('Name', limits.name),
    text: words('Text', limits.text),
    price: words('Price', limits.price),
    ...picture,
    label: words('Button', limits.label),
    url,
  }),
  z.object({
    id: blockId,
    kind: z.literal('social'),
    links: z.array(z.object({ network: z.enum(socialNetworks), url })).check(z.maxLength(limits.links)),
  }),
  z.object({ id: blockId, kind: z.literal('footer'), text: words('Footer', limits.text) }),
]);
const column = z
  .array(simpleBlock)
  .check(z.maxLength(limits.columnBlocks, { error: `A column can have at most ${limits.columnBlocks} blocks.` }));

/** An email's content; see src/domain/email-block.ts. */
export const emailBlocksSchema = z
  .array(z.union([simpleBlock, z.object({ id: blockId, kind: z.literal('columns'), left: column, right: column })]))
  .check(z.maxLength(limits.blocks, { error: `An email can have at most ${limits.blocks} blocks.` }));
