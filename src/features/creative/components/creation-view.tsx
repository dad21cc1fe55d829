import { styled } from 'styled-components';
import { mediaUrl } from '../../../config/paths';
import type { Picture } from '../../../contracts/creative';
import { PosterFrame } from '../../../ui/poster-frame';
import { theme } from '../../../ui/theme';

/** A picture whole, in its own proportions, and no taller than a screen can show beside its facts. */
export function WholePicture({ picture: { url, altText, width, height }, tallest }: { picture: Picture; tallest: string }) {
  return (
    <Fitting style={{ '--widest': `calc(${tallest} * ${width / height})` }}>
      <PosterFrame src={mediaUrl(url)} alt={altText} width={width} height={height} eager />
    </Fitting>
  );
}

/** The frame's own padding stands on both sides of the picture. */
const Fitting = styled.div`
  width: min(100%, calc(var(--widest) + 2 * ${theme.space[5]}));
`;
