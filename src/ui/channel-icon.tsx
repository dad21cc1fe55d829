import type { ReactElement } from 'react';
import { styled } from 'styled-components';

export type ChannelName = 'instagram' | 'facebook' | 'youtube' | 'linkedin' | 'blog';

export interface ChannelIconProps {
  channel: ChannelName;
  /** Only needed where no text names the channel. */
  label?: string;
}

/** Icons of the five channels, in the text colour instead of the brand's. */
export function ChannelIcon({ channel, label }: ChannelIconProps) {
  return (
    <Glyph
      viewBox="0 0 24 24"
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
    >
      {DRAWINGS[channel]}
    </Glyph>
  );
}

const Glyph = styled.svg`
  flex: none;
  width: 16px;
  height: 16px;
  fill: none;
  stroke: currentColor;
  stroke-width: 1.75;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const DRAWINGS: Record<ChannelName, ReactElement> = {
  instagram: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17.2 6.8h.01" />
    </>
  ),
  facebook: <path d="M17 3h-3a4 4 0 0 0-4 4v3H7v4h3v7h4v-7h3l1-4h-4V7a1 1 0 0 1 1-1h2z" />,
  youtube: (
    <>
      <rect x="2" y="5" width="20" height="14" rx="4" />
      <path d="m10 9 5 3-5 3z" />
    </>
  ),
  linkedin: (
    <>
      <rect x="3" y="3" width="18" height="18" rx="3" />
      <path d="M8 11v5M8 8h.01M12 16v-5M12 13.2a2.1 2.1 0 0 1 4 .3V16" />
    </>
  ),
  blog: (
    <>
      <path d="M15 18h-5" />
      <path d="M18 14h-8" />
      <path d="M4 22h16a2 2 0 0 0 2-2V4a2 2 0 0 0-2-2H8a2 2 0 0 0-2 2v16a2 2 0 0 1-4 0v-9a2 2 0 0 1 2-2h2" />
      <rect width="8" height="4" x="10" y="6" rx="1" />
    </>
  ),
};
