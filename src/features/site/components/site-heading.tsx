import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** The top of a public page: its name and a sentence about it. */
export function SiteHeading({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <Head>
      <h1>{title}</h1>
      {children !== undefined && <div>{children}</div>}
    </Head>
  );
}

export const displayType = `
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.track.display};
`;

const Head = styled.header`
  display: grid;
  gap: ${theme.space[4]};
  padding: ${theme.space[12]} 0 ${theme.space[8]};
  > h1 {
    ${displayType} ${theme.type['5xl']}
  }
  > div {
    max-width: ${theme.size.reading};
    font-size: 1.125rem;
    line-height: 1.75rem;
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    gap: ${theme.space[3]};
    padding: ${theme.space[8]} 0 ${theme.space[6]};
    > h1 {
      font-size: 2.5rem;
      line-height: 2.75rem;
    }
    > div {
      ${theme.type.lg}
    }
  }
`;
