import { Fragment, type ReactNode } from 'react';
import type { CampaignMaking } from './campaign-making';
import { campaignStyles as styles } from './campaign-look';
import { richBlocks, type PlacedSpan } from './rich-blocks';

/** A text of an email; `small` is for footers. */
export function RichTextView({
  text,
  making,
  small = false,
}: {
  text: string;
  making: CampaignMaking;
  small?: boolean;
}) {
  const tone = small ? 'text2' : undefined;
  return richBlocks(text, making.slots).map((block, index) => {
    if (block.kind === 'conditions') return <Fragment key={index}>{block.tags.join('')}</Fragment>;
    if (block.kind === 'paragraph')
      return (
        <p key={index} dir="auto" className={tone} style={small ? styles.small : styles.paragraph}>
          <Spans spans={block.spans} making={making} small={small} />
        </p>
      );
    const items = block.items.map((spans, at) => (
      <li key={at} style={styles.item}>
        <Spans spans={spans} making={making} small={small} />
      </li>
    ));
    const style = small ? styles.smallList : styles.list;
    return block.ordered ? (
      <ol key={index} dir="auto" start={block.start} className={tone} style={style}>
        {items}
      </ol>
    ) : (
      <ul key={index} dir="auto" className={tone} style={style}>
        {items}
      </ul>
    );
  });
}

function Spans({ spans, making, small }: { spans: readonly PlacedSpan[]; making: CampaignMaking; small: boolean }) {
  return spans.map((span, index) => {
    if (span.kind === 'break') return <br key={index} />;
    if (span.kind === 'tag') return <Fragment key={index}>{span.text}</Fragment>;
    let words: ReactNode = span.text;
    if (span.italic) words = <em>{words}</em>;
    if (span.bold) words = <strong>{words}</strong>;
    const href = span.href === undefined ? null : making.href(span.href);
    if (href === null) return <Fragment key={index}>{words}</Fragment>;
    return small ? (
      <a key={index} href={href} className="text2" style={styles.quietLink}>
        {words}
      </a>
    ) : (
      <a
        key={index}
        href={href}
        className="accent"
        style={{ color: making.colours.light.link, textDecoration: 'underline' }}
      >
        {words}
      </a>
    );
  });
}
