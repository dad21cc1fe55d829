import { Fragment } from 'react';
import type { Block, Phrase, Span } from '../domain/article';

/** An article as plain elements for feed readers: no styles, and only absolute links. */
export function ArticleText({ blocks, url }: { blocks: Block[]; url: string }) {
  return blocks.map((block, index) => <BlockText key={index} block={block} url={url} />);
}

function BlockText({ block, url }: { block: Block; url: string }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? <h2>{phrases(block.text, url)}</h2> : <h3>{phrases(block.text, url)}</h3>;
    case 'paragraph':
      return <p>{phrases(block.text, url)}</p>;
    case 'list': {
      const items = block.items.map((item, index) => <li key={index}>{phrases(item, url)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case 'quote':
      return (
        <blockquote>
          {block.paragraphs.map((paragraph, index) => (
            <p key={index}>{phrases(paragraph, url)}</p>
          ))}
        </blockquote>
      );
    case 'table':
      return (
        <table>
          <thead>
            <tr>
              {block.head.map((cell, index) => (
                <th key={index}>{phrases(cell, url)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {block.rows.map((row, index) => (
              <tr key={index}>
                {row.map((cell, column) => (
                  <td key={column}>{phrases(cell, url)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
  }
}

const phrases = (text: Phrase[], url: string) =>
  text.map((phrase, index) =>
    'href' in phrase ? (
      <a key={index} href={new URL(phrase.href, url).href}>
        {phrase.spans.map(marked)}
      </a>
    ) : (
      marked(phrase, index)
    ),
  );

function marked({ text, bold, italic, code }: Span, key: number) {
  const plain = code ? <code>{text}</code> : text;
  const slanted = italic ? <em>{plain}</em> : plain;
  return <Fragment key={key}>{bold ? <strong>{slanted}</strong> : slanted}</Fragment>;
}
