import { Image as ImageIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { creationThumbnailUrl } from '../../../../config/paths';
import type { SimpleBlock } from '../../../../domain/email-block';
import { theme } from '../../../../ui/theme';
import { networkNames, NO_PICTURE } from '../block-words';
import { useMailAccent } from '../hooks/use-mail-accent';
import { MailText, MailWords } from './mail-text';

/** A block as it will look; what is still empty says what belongs there. Only seen: whoever shows it names it. */
export function BlockView({ block }: { block: SimpleBlock }) {
  const accent = useMailAccent();
  switch (block.kind) {
    case 'heading':
      return (
        <Heading $level={block.level}>{block.text ? <MailWords text={block.text} /> : <Empty>Heading</Empty>}</Heading>
      );
    case 'text':
      return <Prose>{block.text.trim() ? <MailText text={block.text} /> : <Empty>Text</Empty>}</Prose>;
    case 'image':
      return <Picture creationId={block.creationId} alt={block.alt} lacking={NO_PICTURE} />;
    case 'button':
      return (
        <ButtonRow>
          <Press style={accent}>{block.label ? <MailWords text={block.label} /> : 'Button'}</Press>
        </ButtonRow>
      );
    case 'divider':
      return <Line />;
    case 'product':
      return (
        <Product>
          <Picture
            creationId={block.creationId}
            alt={block.alt}
            lacking="No picture. The product is shown without one."
          />
          <Heading $level={2}>{block.name ? <MailWords text={block.name} /> : <Empty>Product</Empty>}</Heading>
          {block.text.trim() && (
            <Prose>
              <MailText text={block.text} />
            </Prose>
          )}
          {block.price && (
            <b>
              <MailWords text={block.price} />
            </b>
          )}
          {block.label && (
            <ButtonRow>
              <Press style={accent}>
                <MailWords text={block.label} />
              </Press>
            </ButtonRow>
          )}
        </Product>
      );
    case 'social':
      return (
        <Social>
          {block.links.length > 0 ? (
            block.links.map(({ network }, index) => <u key={index}>{networkNames[network]}</u>)
          ) : (
            <Empty>Social links</Empty>
          )}
        </Social>
      );
    case 'footer':
      return (
        <Footer>
          {block.text.trim() ? <MailText text={block.text} /> : <Empty>Footer</Empty>}
          <p>
            Your name, postal address and the <u>unsubscribe link</u> are added here.
          </p>
        </Footer>
      );
  }
}

/** `lacking` says what the mail does without one. */
function Picture({ creationId, alt, lacking }: { creationId: string | null; alt: string; lacking: string }) {
  if (creationId === null)
    return (
      <NoPicture>
        <ImageIcon /> <span>{lacking}</span>
      </NoPicture>
    );
  return <Shown src={creationThumbnailUrl(creationId, '960')} alt={alt} loading="lazy" decoding="async" />;
}

const Heading = styled.div<{ $level: 1 | 2 }>`
  ${({ $level }) => ($level === 1 ? theme.type['2xl'] : theme.type.xl)}
  font-weight: ${theme.weight.semibold};
  letter-spacing: ${theme.track.tight};
  text-wrap: balance;
`;

const Prose = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  ${theme.type.lg}
  line-height: 1.6;
`;

const Empty = styled.span`
  color: ${theme.color.text3};
`;

const Shown = styled.img`
  display: block;
  width: 100%;
  height: auto;
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
`;

const NoPicture = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: 6rem;
  padding: ${theme.space[3]};
  border-radius: ${theme.radius.picture};
  background: ${theme.color.sunken};
  ${theme.type.sm}
  color: ${theme.color.text3};
  text-wrap: balance;
  svg {
    flex: none;
  }
`;

const ButtonRow = styled.div`
  display: flex;
`;

const Press = styled.span`
  max-width: 100%;
  padding: 0.75rem 1.25rem;
  border-radius: ${theme.radius.control};
  ${theme.type.md}
  font-weight: ${theme.weight.semibold};
`;

const Line = styled.hr`
  height: 1px;
  margin-block: ${theme.space[2]};
  border: 0;
  background: ${theme.color.soft};
`;

const Product = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`;

const Social = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};
  ${theme.type.sm}
`;

const Footer = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  ${theme.type.xs}
  color: ${theme.color.text3};
`;
