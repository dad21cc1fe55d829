import { Column } from '@react-email/column';
import { Heading } from '@react-email/heading';
import { Row } from '@react-email/row';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { SimpleBlock } from '../../../domain/email-block';
import { ActionButton } from './action-button';
import { campaignStyles as styles } from './campaign-look';
import type { CampaignMaking } from './campaign-making';
import { RichTextView } from './rich-text-view';

/** What is for sale: its picture beside it where there is room, else above. */
export function ProductView({ block, making, width, picture }: { block: Product; making: CampaignMaking; width: number; picture(width: number): ReactNode }) {
  const { slots } = making;
  const words = (
    <>
      <Heading as="h2" className="text1" style={{ ...styles.subtitle, margin: '0 0 6px' }}>{slots.take(block.name)}</Heading>
      {block.text.trim() !== '' && <RichTextView text={block.text} making={making} />}
      {block.price.trim() !== '' && <Text className="text1" style={styles.price}>{slots.take(block.price)}</Text>}
      {block.label.trim() !== '' && <ActionButton label={block.label} url={block.url} making={making} />}
    </>
  );
  if (block.creationId === null) return words;
  if (width < BESIDE) return <>{picture(width)}<div style={{ paddingTop: 14 }}>{words}</div></>;
  const side = Math.floor(width * 0.42);
  return (
    <Row>
      <Column className="column" width={side} style={{ width: side, verticalAlign: 'top', paddingRight: 24 }}>{picture(side - 24)}</Column>
      <Column className="column" style={{ verticalAlign: 'top' }}>{words}</Column>
    </Row>
  );
}

const BESIDE = 400;

type Product = Extract<SimpleBlock, { kind: 'product' }>;
