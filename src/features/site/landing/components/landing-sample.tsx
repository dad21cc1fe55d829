import { useState } from 'react';
import { styled } from 'styled-components';
import { mediaUrl } from '../../../../config/paths';
import type { Sample } from '../../../../contracts/sample';
import { Bars } from '../../../../ui/bars';
import { theme } from '../../../../ui/theme';
import { VisuallyHidden } from '../../../../ui/visually-hidden';
import { posters } from '../landing-pictures';

/** The latest sample, in a frame whose size does not depend on the format; before that, an example. */
export function LandingSample({ sample, busy }: { sample: Sample | undefined; busy: boolean }) {
  const [broken, setBroken] = useState<string | null>(null);
  const { example } = posters;
  const isBroken = sample !== undefined && broken === sample.url;
  const said = isBroken
    ? 'Your picture was drawn but could not be loaded. Draw it again.'
    : (sample?.leftOut ?? (sample ? 'Drawn for you just now.' : `An example: “${example.prompt}”`));
  return (
    <Figure aria-busy={busy || undefined}>
      <Stage>
        {sample && !isBroken ? (
          <img
            key={sample.url}
            src={mediaUrl(sample.url)}
            alt={sample.altText}
            width={sample.width}
            height={sample.height}
            onError={() => setBroken(sample.url)}
          />
        ) : (
          <img
            src={example.src}
            alt={example.alt}
            width={example.width}
            height={example.height}
            loading="lazy"
            decoding="async"
          />
        )}
        {busy && (
          <Drawing>
            <Bars beating size="lg" />
          </Drawing>
        )}
      </Stage>
      <figcaption>
        <span>{busy ? 'Drawing…' : said}</span>
        {sample && !isBroken && !busy && (
          <a href={mediaUrl(sample.url)} download="fourbeat.webp">
            Download
          </a>
        )}
      </figcaption>
      <VisuallyHidden role="status">
        {busy ? 'Drawing your picture' : sample ? `${said} ${sample.altText}` : ''}
      </VisuallyHidden>
    </Figure>
  );
}

const Figure = styled.figure`
  width: 100%;
  max-width: 30rem;
  margin: 0;
  justify-self: end;
  > figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    min-height: 2.5rem;
    margin-top: ${theme.space[3]};
    ${theme.type.sm} color: ${theme.color.text2};
  }
  > figcaption a {
    flex: none;
    font-weight: ${theme.weight.medium};
    color: ${theme.color.text1};
    text-decoration: underline;
    text-decoration-color: ${theme.color.control};
    text-underline-offset: 3px;
  }
  ${theme.media.phone} {
    max-width: none;
  }
`;

const Stage = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  border-radius: ${theme.radius.panel};
  overflow: hidden;
  background: ${theme.color.selected};
  > img {
    width: 100%;
    height: 100%;
    object-fit: contain;
    transition: opacity ${theme.duration.slow} ${theme.ease.out};
  }
  [aria-busy='true'] > & > img {
    opacity: 0.25;
  }
`;

const Drawing = styled.div`
  position: absolute;
`;
