import { styled } from 'styled-components';
import { theme } from './theme';

/** A list thumbnail, cropped to a square from the top of the picture. */
export function Thumb({ src, alt }: { src: string; alt: string }) {
  return <Picture src={src} alt={alt} width={36} height={36} loading="lazy" decoding="async" />;
}

const Picture = styled.img`
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  object-fit: cover;
  object-position: top;
`;

/** An icon in place of a picture. */
export const Glyph = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: ${theme.radius.control};
  background: ${theme.color.sunken};
  color: ${theme.color.text2};
`;
