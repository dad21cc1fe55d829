import { ImageOff } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Bars } from './bars';
import { Button } from './button';
import { theme } from './theme';
import { VisuallyHidden } from './visually-hidden';

export interface PosterFrameProps {
  src: string;
  alt: string;
  /** The picture's own size in pixels, which gives the frame its shape before the picture loads. */
  width: number;
  height: number;
  /** For pictures visible without scrolling: loaded first. */
  eager?: boolean;
}

/**
 * An uncropped picture on a sunken background, which has the picture's shape while it loads; if loading fails,
 * it can be tried again.
 */
export function PosterFrame({ src, alt, width, height, eager = false }: PosterFrameProps) {
  const [attempt, setAttempt] = useState(1);
  const [settled, setSettled] = useState<{ key: string; failed: boolean } | null>(null);
  const key = `${attempt} ${src}`;
  const state = settled?.key !== key ? 'loading' : settled.failed ? 'failed' : 'shown';
  const settle = (failed: boolean) => setSettled({ key, failed });
  return (
    <Ground style={{ '--shape': `${width} / ${height}` }}>
      {state !== 'failed' && (
        <img
          key={key}
          src={src}
          alt={alt}
          width={width}
          height={height}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          data-state={state}
          onLoad={() => settle(false)}
          onError={() => settle(true)}
          ref={(image) => {
            // On a prerendered page the picture may have loaded before React attaches its listeners.
            if (image?.complete && image.naturalWidth > 0 && state === 'loading') settle(false);
          }}
        />
      )}
      {state === 'loading' && (
        <Waiting>
          <Bars beating />
          <VisuallyHidden>Loading the picture</VisuallyHidden>
        </Waiting>
      )}
      {state === 'failed' && (
        <Failed role="alert">
          <ImageOff />
          <p>This picture could not be loaded.</p>
          <Button size="sm" onClick={() => setAttempt(attempt + 1)}>
            Try again
          </Button>
        </Failed>
      )}
    </Ground>
  );
}

const Ground = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-width: 0;
  padding: ${theme.space[5]};
  border-radius: inherit;
  background: ${theme.color.sunken};
  color: ${theme.color.text3};
  > img {
    width: 100%;
    height: auto;
    max-height: 40rem;
    aspect-ratio: var(--shape);
    object-fit: contain;
    border-radius: ${theme.radius.picture};
    box-shadow: ${theme.shadow[2]};
    transition: opacity ${theme.duration.slow} ${theme.ease.out};
  }
  > img[data-state='loading'] {
    opacity: 0;
    box-shadow: none;
  }
  ${theme.media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Waiting = styled.div`
  position: absolute;
`;

const Failed = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space[3]};
  width: 100%;
  aspect-ratio: var(--shape);
  max-height: 40rem;
  padding: ${theme.space[4]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  text-align: center;
  > svg {
    width: 20px;
    height: 20px;
    stroke-width: 1.6;
    color: ${theme.color.text3};
  }
`;
