import * as z from 'zod/mini';
import type { LegalDocument } from '../../../src/contracts/site';
import {
  phraseText,
  plainText,
  readFrontMatter,
  type Block,
  type Phrase,
  type Span,
} from '../../../src/domain/article';
import { contentsWords } from '../../../src/domain/workspace-contents';
import { markdownBlocks } from './site-markdown';

/**
 * A file of content/legal with the operator's details in its {{placeholders}}. Where one is not set, the text
 * says so and nothing is linked. What precedes the first ## is the introduction; every ## is listed with its id,
 * so that links to it survive a changed title.
 */
export function readLegal(file: string, operator: OperatorDetails): Omit<LegalDocument, 'contactEmail'> {
  const { fields, body } = readFrontMatter(file);
  const { title, version, date, sections: named } = fieldsSchema.parse(fields);
  const introduction: Block[] = [];
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  for (const block of markdownBlocks(body).map((block) => filled(block, operator))) {
    if (block.kind === 'heading' && block.level === 2)
      sections.push({ id: named[sections.length]?.id ?? '', title: phraseText(block.text), blocks: [] });
    else (sections.at(-1)?.blocks ?? introduction).push(block);
  }
  const odd =
    named.length === sections.length
      ? sections.find((section, index) => section.title !== named[index]?.title)
      : { title: `${sections.length} instead of ${named.length}` };
  if (odd) throw new Error(`“${title}”: the sections in its fields are not those of its text (${odd.title}).`);
  return {
    title,
    version,
    lastUpdated: date,
    content: {
      introduction: plainText(introduction),
      blocks: introduction,
      sections: sections.map((section) => ({ ...section, content: plainText(section.blocks) })),
    },
  };
}

function filled(block: Block, operator: OperatorDetails): Block {
  const fill = (phrases: Phrase[]): Phrase[] =>
    phrases.flatMap((phrase) => ('href' in phrase ? [phrase] : filledSpan(phrase, operator)));
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, text: fill(block.text) };
    case 'list':
      return { ...block, items: block.items.map(fill) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(fill) };
    case 'table':
      return { ...block, head: block.head.map(fill), rows: block.rows.map((row) => row.map(fill)) };
  }
}

const filledSpan = ({ text, ...marks }: Span, operator: OperatorDetails): Phrase[] =>
  text
    .split(PLACEHOLDER)
    .flatMap((part, index): Phrase[] =>
      index % 2 === 1 ? [detail(part, operator, marks)] : part === '' ? [] : [{ text: part, ...marks }],
    );

function detail(
  name: string,
  { operatorName, operatorEmail, operatorAddress }: OperatorDetails,
  marks: Omit<Span, 'text'>,
): Phrase {
  switch (name) {
    case 'operatorName':
      return { text: operatorName ?? 'the operator of this installation', ...marks };
    case 'operatorAddress':
      return { text: operatorAddress ?? 'whose postal address has not been entered yet', ...marks };
    case 'operatorEmail':
      return operatorEmail === null
        ? { href: '/contact', spans: [{ text: 'us by the contact form', ...marks }] }
        : { href: `mailto:${operatorEmail}`, spans: [{ text: operatorEmail, ...marks }] };
    case 'workspaceContents':
      return { text: contentsWords(), ...marks };
    default:
      throw new Error(`Nobody fills {{${name}}} in.`);
  }
}

/** Splitting by it puts the names at every second position. */
const PLACEHOLDER = /\{\{\s*(\w+)\s*\}\}/;

const line = () => z.string().check(z.minLength(1), z.maxLength(120));
const fieldsSchema = z.strictObject({
  title: line(),
  version: line(),
  date: z.iso.date(),
  sections: z.array(z.strictObject({ id: z.string().check(z.regex(/^[a-z0-9-]+$/)), title: line() })),
});

/** null means not set. */
export interface OperatorDetails {
  operatorName: string | null;
  operatorEmail: string | null;
  operatorAddress: string | null;
}
