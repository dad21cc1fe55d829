import { styled } from 'styled-components';
import { fieldLabel, readMergeFields } from '../../../../domain/merge-field';
import { readRichText, type RichSpan } from '../../../../domain/rich-text';
import { theme } from '../../../../ui/theme';

/** The text of a block as a mail shows it. Links lead nowhere here. */
export function MailText({ text }: { text: string }) {
  // A merge field goes through Markdown as one letter that it leaves alone: there are underscores and quotes in it.
  const fields: string[] = [];
  const marked = text
    .replace(PRIVATE, '')
    .replace(/\{\{[^{}]*\}\}/g, (field) =>
      fields.length < MOST ? String.fromCharCode(FIRST + fields.push(field) - 1) : field,
    );
  const filled = (part: string) => part.replace(PRIVATE, (letter) => fields[letter.charCodeAt(0) - FIRST] ?? '');
  const shown = (spans: readonly RichSpan[]) =>
    spans.map((span, index) =>
      span.kind === 'break' ? <br key={index} /> : <Run key={index} span={{ ...span, text: filled(span.text) }} />,
    );
  return readRichText(marked).map((block, index) =>
    block.kind === 'paragraph' ? (
      <p key={index}>{shown(block.spans)}</p>
    ) : (
      <Items
        key={index}
        as={block.ordered ? 'ol' : 'ul'}
        {...(block.ordered && { start: block.start })}
        $ordered={block.ordered}
      >
        {block.items.map((item, at) => (
          <li key={at}>{shown(item)}</li>
        ))}
      </Items>
    ),
  );
}

/** One line with its merge fields, which are shown by their names. */
export const MailWords = ({ text }: { text: string }) => words(text);

function Run({ span: { text, bold, italic, href } }: { span: Extract<RichSpan, { kind: 'text' }> }) {
  const plain = italic ? <em>{words(text)}</em> : words(text);
  const strong = bold ? <b>{plain}</b> : plain;
  return href === undefined ? strong : <u>{strong}</u>;
}

const PRIVATE = /[\uE000-\uF8FF]/g;
const FIRST = 0xe000;
const MOST = 6_000;

const words = (text: string) =>
  readMergeFields(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      <Field key={index} $known={part.name !== null}>
        {part.name ? fieldLabel(part.name) : part.raw}
      </Field>
    ),
  );

/** Dashed, as all that is not what will stand there. */
const Field = styled.span<{ $known: boolean }>`
  padding: 0 0.25rem;
  border: 1px dashed ${({ $known }) => ($known ? theme.color.control : theme.tone.red.dot)};
  border-radius: ${theme.radius.tag};
`;

const Items = styled.ul<{ $ordered: boolean }>`
  padding-inline-start: 1.5rem;
  list-style: ${({ $ordered }) => ($ordered ? 'decimal' : 'disc')};
`;
