import type { SimpleBlock, SocialNetwork } from '../../../domain/email-block';
import { ActionButton } from './action-button';
import { campaignStyles as styles } from './campaign-look';
import type { CampaignMaking } from './campaign-making';
import { ProductView } from './product-view';
import { RichTextView } from './rich-text-view';

/** A block, at most `width` pixels wide. */
export function SimpleBlockView({
  block,
  making,
  width,
}: {
  block: SimpleBlock;
  making: CampaignMaking;
  width: number;
}) {
  const { slots } = making;
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <h1 dir="auto" className="title" style={styles.title}>
          {slots.take(block.text)}
        </h1>
      ) : (
        <h2 dir="auto" style={styles.subtitle}>
          {slots.take(block.text)}
        </h2>
      );
    case 'text':
      return <RichTextView text={block.text} making={making} />;
    case 'image':
      return (
        <MailPicture creationId={block.creationId} alt={block.alt} url={block.url} making={making} width={width} />
      );
    case 'button':
      return <ActionButton label={block.label} url={block.url} making={making} />;
    case 'divider':
      return <hr className="hairline" style={styles.line} />;
    case 'product':
      return (
        <ProductView
          block={block}
          making={making}
          width={width}
          picture={(wide) => <MailPicture {...block} making={making} width={wide} />}
        />
      );
    case 'social':
      return <SocialLinks links={block.links} making={making} />;
    case 'footer':
      return <RichTextView text={block.text} making={making} small />;
  }
}

/** As wide as its column and never wider: Outlook reads the attribute, others the style. */
function MailPicture({
  creationId,
  alt,
  url,
  making,
  width,
}: {
  creationId: string | null;
  alt: string;
  url: string;
  making: CampaignMaking;
  width: number;
}) {
  const source = creationId === null ? null : making.pictureUrl(creationId);
  if (source === null) return null;
  const picture = (
    <img
      src={making.slots.take(source)}
      alt={making.slots.take(alt)}
      width={width}
      className="wide"
      style={{ ...styles.picture, width: '100%', maxWidth: width, height: 'auto', borderRadius: 8 }}
    />
  );
  const href = url.trim() === '' ? null : making.href(url);
  return href === null ? (
    picture
  ) : (
    <a href={href} className="text1" style={{ display: 'block', color: styles.cell.color, textDecoration: 'none' }}>
      {picture}
    </a>
  );
}

/** Words instead of icons, because many mailboxes block pictures. */
function SocialLinks({
  links,
  making,
}: {
  links: readonly { network: SocialNetwork; url: string }[];
  making: CampaignMaking;
}) {
  const shown = links.flatMap(({ network, url }) => {
    const href = making.href(url);
    return href === null ? [] : [{ network, href }];
  });
  return (
    <p className="text2" style={{ ...styles.small, margin: 0, textAlign: 'center' }}>
      {shown.map(({ network, href }, index) => (
        <span key={index}>
          {index > 0 && ' \u00a0·\u00a0 '}
          <a href={href} className="text2" style={styles.quietLink}>
            {networkNames[network]}
          </a>
        </span>
      ))}
    </p>
  );
}

export const networkNames: Record<SocialNetwork, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  x: 'X',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  website: 'Website',
};
