import { css, styled } from 'styled-components';
import { theme } from '../../../ui/theme';

/** Content width and side padding of every section. */
export const wrap = css`
  width: 100%;
  max-width: calc(${theme.size.content} + 4rem);
  margin-inline: auto;
  padding-inline: ${theme.space[8]};
  ${theme.media.phone} {
    padding-inline: ${theme.space[5]};
  }
`;

export const Wrap = styled.div`
  ${wrap}
`;

export const display = css`
  font-family: ${theme.font.display};
  font-weight: ${theme.weight.display};
  letter-spacing: ${theme.track.display};
  font-optical-sizing: auto;
  text-wrap: balance;
`;

/** A section on the page's background, or full-width on a sunken one. Its id is the target of the top bar's links. */
export const Section = styled.section<{ $sunken?: boolean; $close?: boolean }>`
  padding-block: ${({ $close = false }) => ($close ? 0 : theme.space[24])} ${theme.space[24]};
  background: ${({ $sunken = false }) => ($sunken ? theme.color.sunken : 'none')};
  scroll-margin-top: ${theme.space[4]};
  ${theme.media.phone} {
    padding-block: ${({ $close = false }) => ($close ? 0 : theme.space[16])} ${theme.space[16]};
  }
`;

export const SectionHead = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-width: 44rem;
  h2 {
    ${display} font-size: ${theme.text['4xl']};
    line-height: 1.04;
  }
  p {
    max-width: 36rem;
    font-size: 1.0625rem;
    line-height: 1.625rem;
    color: ${theme.color.text2};
    text-wrap: pretty;
  }
  ${theme.media.phone} {
    h2 {
      font-size: 2.25rem;
    }
  }
`;

/** Labels what is announced but not available yet. */
export const Coming = styled.span`
  flex: none;
  display: inline-block;
  padding: 0 0.3125rem;
  border: 1px dashed ${theme.color.control};
  border-radius: 4px;
  ${theme.type['2xs']}
  font-weight: ${theme.weight.regular};
  letter-spacing: 0;
  color: ${theme.color.text3};
  white-space: nowrap;
`;
