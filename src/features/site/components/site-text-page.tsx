import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../../ui/theme';
import { SiteFrame } from './site-frame';

/** A public page of one column: a heading and what it has to say. */
export function SiteTextPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SiteFrame>
      <Column>
        <h1>{title}</h1>
        {children}
      </Column>
    </SiteFrame>
  );
}

const Column = styled.article`
  display: grid;
  gap: ${theme.space[6]};
  max-width: ${theme.size.reading};
  padding: ${theme.space[16]} 0 ${theme.space[20]};
  ${theme.type.lg}
  color: ${theme.color.text2};
  text-wrap: pretty;
  h1 {
    font-family: ${theme.font.display};
    font-weight: ${theme.weight.display};
    ${theme.type['4xl']}
    letter-spacing: ${theme.track.display};
    color: ${theme.color.text1};
  }
  h2 { color: ${theme.color.text1}; }
  ${theme.media.phone} { padding: ${theme.space[8]} 0 ${theme.space[12]}; h1 { ${theme.type['3xl']} } }
`;
