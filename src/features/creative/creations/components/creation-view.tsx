import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import type { Creation } from '../../../../contracts/creation-record';
import { isShown } from '../../../../domain/creation';
import { PosterFrame } from '../../../../ui/poster-frame';
import { theme } from '../../../../ui/theme';
import { altOf, thumbnailUrl } from '../../creation-labels';
import { CreationInHand } from './creation-in-hand';

/** A picture or clip whole, in its own proportions, and no taller than a screen can show beside its facts; before that, how far it is. */
export function CreationView({ creation, tallest }: { creation: Creation; tallest: string }) {
  const { status, type, url, width, height } = creation;
  if (!isShown(status)) return <CreationInHand creation={creation} />;
  return (
    <Fitting style={{ '--widest': `calc(${tallest} * ${width / height})` }}>
      {type === 'image' ? (
        <PosterFrame src={mediaUrl(url)} alt={altOf(creation)} width={width} height={height} eager />
      ) : (
        <Clip
          key={url}
          src={mediaUrl(url)}
          poster={thumbnailUrl(creation, 960)}
          aria-label={altOf(creation)}
          width={width}
          height={height}
          controls
          playsInline
          preload="metadata"
        />
      )}
    </Fitting>
  );
}

/** The frame's own padding stands on both sides of the picture. */
const Fitting = styled.div`
  width: min(100%, calc(var(--widest) + 2 * ${theme.space[5]}));
`;

const Clip = styled.video`
  display: block;
  width: 100%;
  height: auto;
  background: ${theme.color.sunken};
`;
