import type { ReactNode } from 'react';
import type { SimpleBlock } from '../../../domain/email-block';
import { ActionButton } from './action-button';
import { campaignStyles as styles } from './campaign-look';
import type { CampaignMaking } from './campaign-making';
import { MailTable } from './mail-table';
import { RichTextView } from './rich-text-view';

/** A product: its picture beside the text where there is room, otherwise above it. */
export function ProductView({
  block,
  making,
  width,
  picture,
}: {
  block: Product;
  making: CampaignMaking;
  width: number;
  picture(width: number): ReactNode;
}) {
  const { slots } = making;
  const words = (
    <>
      <h2 style={{ ...styles.subtitle, margin: '0 0 6px' }}>{slots.take(block.name)}</h2>
      {block.text.trim() !== '' && <RichTextView text={block.text} making={making} />}
      {block.price.trim() !== '' && <p style={styles.price}>{slots.take(block.price)}</p>}
      {block.label.trim() !== '' && <ActionButton label={block.label} url={block.url} making={making} />}
    </>
  );
  if (block.creationId === null) return words;
  if (width < BESIDE)
    return (
      <>
        {picture(width)}
        <div style={{ paddingTop: 14 }}>{words}</div>
      </>
    );
  const side = Math.floor(width * 0.42);
  return (
    <MailTable width="100%">
      <tr>
        <td className="column" width={side} style={{ width: side, verticalAlign: 'top', paddingRight: 24 }}>
          {picture(side - 24)}
        </td>
        <td className="column text1" style={{ ...styles.cell, verticalAlign: 'top' }}>
          {words}
        </td>
      </tr>
    </MailTable>
  );
}

const BESIDE = 400;

type Product = Extract<SimpleBlock, { kind: 'product' }>;
