import { Fragment } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { styled } from 'styled-components';
import { phraseText, type Block, type Phrase, type Span } from '../../../domain/article';
import { theme } from '../../../ui/theme';

/** The text of an article or legal document as elements, never as injected HTML. */
export function TextBlocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => <TextBlock key={index} block={block} />);
}

function TextBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading id={block.id}>
          <Phrases text={block.text} />
        </Heading>
      );
    }
    case 'paragraph':
      return (
        <p>
          <Phrases text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((item, index) => (
            <li key={index}>
              <Phrases text={item} />
            </li>
          ))}
        </List>
      );
    }
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>
              <Phrases text={paragraph} />
            </p>
          ))}
        </blockquote>
      );
    case 'table':
      return <TextTable {...block} />;
  }
}

function TextTable({ head, rows }: { head: Phrase[][]; rows: Phrase[][][] }) {
  const label = `Table: ${head.map(phraseText).filter(Boolean).join(', ')}`;
  return (
    // Scrolls by itself when it is wider than a phone, also by arrow keys, hence the tab stop.
    <Scroller role="region" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, index) =>
              phraseText(cell) === '' ? (
                <td key={index} />
              ) : (
                <th key={index} scope="col">
                  <Phrases text={cell} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) => (
                <td key={column}>
                  <Phrases text={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  );
}

function Phrases({ text }: { text: readonly Phrase[] }) {
  return text.map((phrase, index) => {
    if (!('href' in phrase)) return <Marked key={index} span={phrase} />;
    const words = phrase.spans.map((span, at) => <Marked key={at} span={span} />);
    return phrase.href.startsWith('/') ? (
      <RouterLink key={index} to={phrase.href}>
        {words}
      </RouterLink>
    ) : (
      <a key={index} href={phrase.href}>
        {words}
      </a>
    );
  });
}

function Marked({ span: { text, bold, italic, code } }: { span: Span }) {
  const plain = code ? <code>{text}</code> : text;
  const slanted = italic ? <em>{plain}</em> : plain;
  return bold ? <strong>{slanted}</strong> : <Fragment>{slanted}</Fragment>;
}

/** Typography of long texts: 17 px on 28, at most 42 rem wide. */
export const Prose = styled.div`
  min-width: 0;
  max-width: ${theme.size.reading};
  font-size: 1.0625rem;
  line-height: 1.75rem;
  color: ${theme.color.text1};
  text-wrap: pretty;
  > * + * {
    margin-top: ${theme.space[5]};
  }
  h2 {
    margin-top: ${theme.space[12]};
    ${theme.type['2xl']} letter-spacing: ${theme.track.tight};
  }
  h3 {
    margin-top: ${theme.space[8]};
    ${theme.type.xl} letter-spacing: -0.014em;
  }
  h2 + *,
  h3 + * {
    margin-top: ${theme.space[3]};
  }
  [id] {
    scroll-margin-top: ${theme.space[6]};
  }
  a {
    font-weight: ${theme.weight.medium};
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-decoration-thickness: 1px;
    text-underline-offset: 3px;
    overflow-wrap: anywhere;
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: 1.375rem;
  }
  ul {
    list-style: disc;
  }
  ol {
    list-style: decimal;
  }
  li {
    padding-inline-start: ${theme.space[1]};
  }
  li::marker {
    color: ${theme.color.text3};
    font-variant-numeric: tabular-nums;
  }
  strong {
    font-weight: ${theme.weight.semibold};
  }
  code {
    padding: 0.125em 0.3125em;
    border-radius: ${theme.radius.bar};
    background: ${theme.color.sunken};
    font: 0.875em ${theme.font.mono};
    overflow-wrap: anywhere;
  }
  blockquote {
    display: grid;
    gap: ${theme.space[3]};
    padding: ${theme.space[1]} 0 ${theme.space[1]} ${theme.space[5]};
    border-inline-start: 3px solid ${theme.color.soft};
    color: ${theme.color.text2};
  }
  ${theme.media.phone} {
    font-size: ${theme.text.lg};
    line-height: 1.625rem;
    h2 {
      margin-top: ${theme.space[10]};
      font-size: 1.375rem;
      line-height: 1.75rem;
    }
    h3 {
      font-size: 1.125rem;
      line-height: 1.5rem;
    }
  }
`;

const Scroller = styled.div`
  overflow-x: auto;
  border: 1px solid ${theme.color.hairline};
  border-radius: ${theme.radius.panel};
  > table {
    width: 100%;
    min-width: 30rem;
    border-collapse: collapse;
    ${theme.type.md}
  }
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    text-align: start;
    vertical-align: top;
  }
  th {
    ${theme.type.sm} font-weight: ${theme.weight.medium};
    color: ${theme.color.text3};
  }
  tr + tr > *,
  tbody > tr:first-child > * {
    border-top: 1px solid ${theme.color.hairline};
  }
  tbody td:first-child {
    font-weight: ${theme.weight.medium};
  }
`;
