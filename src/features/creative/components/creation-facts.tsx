import { styled } from 'styled-components';
import type { ImageStyle } from '../../../domain/image-format';
import { theme } from '../../../ui/theme';
import { formatOf, styleNames, type ShownPicture } from '../picture-labels';

/** What is known of a picture. Where another style was asked for than was drawn, it says both. */
export function PictureFacts({ picture, requestedStyle = null }: { picture: ShownPicture; requestedStyle?: ImageStyle | null }) {
  const { style, provider, altText } = picture;
  return (
    <Facts>
      <dt>Format</dt>
      <dd>{formatOf(picture)}</dd>
      {style && (
        <>
          <dt>Style</dt>
          <dd>
            {styleNames[style]}
            {requestedStyle && requestedStyle !== style && <Aside>You chose {requestedStyle}; the built-in designer draws {style} for now.</Aside>}
          </dd>
        </>
      )}
      {provider && (
        <>
          <dt>Made by</dt>
          <dd>{provider}</dd>
        </>
      )}
      {altText && (
        <>
          <dt>Alt text</dt>
          <dd dir="auto">{altText}</dd>
        </>
      )}
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 5.5rem minmax(0, 1fr);
  gap: 0.4375rem ${theme.space[3]};
  ${theme.type.sm}
  dt { color: ${theme.color.text3}; }
  dd { overflow-wrap: anywhere; text-wrap: pretty; }
`;

const Aside = styled.span`
  display: block;
  ${theme.type.xs}
  color: ${theme.color.text2};
`;
