import type { EmailBlock, SimpleBlock } from '../../../domain/email-block';
import type { CampaignMaking } from './campaign-making';

/** Blocks without those that would only leave a gap: pictures that are not chosen or are deleted, and empty texts. */
export const shownBlocks = (blocks: readonly EmailBlock[], making: Pick<CampaignMaking, 'pictureUrl'>): EmailBlock[] =>
  blocks.flatMap((block): EmailBlock[] => {
    if (block.kind !== 'columns') return shown(block, making);
    const [left, right] = [
      block.left.flatMap((inner) => shown(inner, making)),
      block.right.flatMap((inner) => shown(inner, making)),
    ];
    return left.length + right.length > 0 ? [{ ...block, left, right }] : [];
  });

function shown(block: SimpleBlock, { pictureUrl }: Pick<CampaignMaking, 'pictureUrl'>): SimpleBlock[] {
  const hasPicture = 'creationId' in block && block.creationId !== null && pictureUrl(block.creationId) !== null;
  if (block.kind === 'image') return hasPicture ? [block] : [];
  if (block.kind === 'product') return [hasPicture ? block : { ...block, creationId: null }];
  return 'text' in block && block.text.trim() === '' ? [] : [block];
}
