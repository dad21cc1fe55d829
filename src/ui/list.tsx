import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { theme } from './theme';
import { Glyph, Thumb } from './thumb';

/** Full-width rows in a panel, separated by hairlines. */
export function List({ label, children }: { label?: string; children: ReactNode }) {
  // The role is explicit because Safari drops it from lists without bullets.
  return (
    <Items role="list" aria-label={label}>
      {children}
    </Items>
  );
}

export interface ListRowProps {
  title: ReactNode;
  meta?: ReactNode;
  /** An icon on a sunken square. */
  glyph?: ReactElement;
  thumb?: { src: string; alt: string };
  /** A control at the start: a checkbox. */
  leading?: ReactNode;
  /** One badge or one action. */
  side?: ReactNode;
  /** Makes the whole row a link. */
  to?: string;
  onOpen?: () => void;
}

export function ListRow({ title, meta, glyph, thumb, leading, side, to, onOpen }: ListRowProps) {
  return (
    <Item $target={to !== undefined || onOpen !== undefined}>
      {leading}
      {thumb !== undefined ? <Thumb {...thumb} /> : glyph !== undefined && <Glyph>{glyph}</Glyph>}
      <Body>
        {to !== undefined ? (
          <RowLink to={to}>{title}</RowLink>
        ) : onOpen !== undefined ? (
          <RowButton type="button" onClick={onOpen}>
            {title}
          </RowButton>
        ) : (
          <p>{title}</p>
        )}
        {meta !== undefined && <Meta>{meta}</Meta>}
      </Body>
      {side !== undefined && <Side>{side}</Side>}
    </Item>
  );
}

const Items = styled.ul`
  min-width: 0;
`;

const Item = styled.li<{ $target: boolean }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 3.25rem;
  padding: 0.6875rem ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.hairline};
  }
  ${({ $target }) =>
    $target &&
    css`
      transition: background ${theme.duration.fast} ${theme.ease.out};
      &:hover {
        background: ${theme.color.hover};
      }
    `}
  &:last-child {
    border-radius: 0 0 calc(${theme.radius.panel} - 1px) calc(${theme.radius.panel} - 1px);
  }
  ${theme.media.phone} {
    padding: 0.75rem ${theme.space[4]};
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  ${theme.type.sm}
  > :first-child {
    font-weight: ${theme.weight.medium};
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
`;

const Meta = styled.p`
  font-size: ${theme.text.xs};
  line-height: 1.125rem;
  color: ${theme.color.text3};
`;

/** Side and leading controls lie above the row's own link. */
const Side = styled.div`
  display: flex;
  align-items: center;
  flex: none;
  gap: ${theme.space[2]};
  max-width: 50%;
  button,
  a {
    position: relative;
    z-index: 1;
  }
`;

const stretched = css`
  &::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${theme.color.focus};
    outline-offset: -2px;
    border-radius: ${theme.radius.control};
  }
`;

const RowLink = styled(RouterLink)`
  display: block;
  ${stretched}
`;

const RowButton = styled.button`
  display: block;
  width: 100%;
  ${theme.type.sm}
  ${stretched}
`;
