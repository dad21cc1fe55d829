import { Menu as BaseMenu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { popupStyles } from './popup-styles';
import { theme } from './theme';

export interface MenuProps {
  /** The button that opens it; it needs an accessible name of its own. */
  trigger: ReactElement;
  /** Names the menu where its trigger's name does not suffice. */
  label?: string;
  items: readonly MenuEntry[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom';
}

export type MenuEntry = MenuAction | { separator: true } | { heading: string };

/** Further actions on something. Arrow keys move, letters jump, Enter chooses. */
export function Menu({ trigger, label, items, align = 'end', side = 'bottom' }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <Positioner align={align} side={side} sideOffset={4} collisionPadding={8}>
          <Popup aria-label={label}>{items.map((entry, index) => renderEntry(entry, keyOf(items, index)))}</Popup>
        </Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function renderEntry(entry: MenuEntry, key: string) {
  if ('separator' in entry) return <Separator key={key} />;
  if ('heading' in entry) return <Heading key={key}>{entry.heading}</Heading>;
  const { icon, label, side, danger = false, disabledReason, current, to, href, onSelect } = entry;
  const content = (
    <>
      {icon}
      <Words>
        {label}
        {disabledReason !== undefined && <small>{disabledReason}</small>}
      </Words>
      {side !== undefined && <Side>{side}</Side>}
      {current && <Check aria-hidden="true" />}
    </>
  );
  const look = { $danger: danger, 'aria-current': current ? ('true' as const) : undefined };
  if (disabledReason !== undefined)
    return (
      <Item key={key} disabled {...look}>
        {content}
      </Item>
    );
  if (to !== undefined)
    return (
      <LinkItem key={key} closeOnClick render={<RouterLink to={to} />} {...look}>
        {content}
      </LinkItem>
    );
  if (href !== undefined)
    return (
      <LinkItem key={key} closeOnClick href={href} {...look}>
        {content}
      </LinkItem>
    );
  return (
    <Item key={key} onClick={onSelect} {...look}>
      {content}
    </Item>
  );
}

/**
 * Keyed by label rather than position, so that the entry under the pointer keeps its element when others are
 * inserted before it.
 */
function keyOf(items: readonly MenuEntry[], index: number): string {
  const words = (entry: MenuEntry | undefined) =>
    entry === undefined || 'separator' in entry ? '' : 'heading' in entry ? entry.heading : entry.label;
  const same = items.slice(0, index).filter((before) => words(before) === words(items[index]));
  return `${words(items[index])} ${same.length}`;
}

const Positioner = styled(BaseMenu.Positioner)`
  z-index: ${theme.layer.dialog};
  outline: none;
`;

const Popup = styled(BaseMenu.Popup)`
  ${popupStyles}
  min-width: max(11rem, var(--anchor-width));
  max-width: min(20rem, var(--available-width));
  max-height: var(--available-height);
  overflow-y: auto;
`;

const itemStyles = css<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2rem;
  padding: 0.3125rem ${theme.space[2]};
  border-radius: ${theme.radius.control};
  ${theme.type.sm}
  color: ${({ $danger }) => ($danger ? theme.tone.red.text : theme.color.text1)};
  cursor: pointer;
  outline: none;
  user-select: none;
  svg {
    color: ${({ $danger }) => ($danger ? 'inherit' : theme.color.text3)};
  }
  &[data-highlighted] {
    background: ${({ $danger }) => ($danger ? theme.tone.red.soft : theme.color.hover)};
  }
  &[data-disabled] {
    color: ${theme.color.text3};
    cursor: not-allowed;
  }
  &[aria-current='true'] {
    font-weight: ${theme.weight.medium};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;

const Item = styled(BaseMenu.Item)<{ $danger: boolean }>`
  ${itemStyles}
`;

const LinkItem = styled(BaseMenu.LinkItem)<{ $danger: boolean }>`
  ${itemStyles}
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;
  overflow-wrap: anywhere;
  small {
    display: block;
    ${theme.type.xs}
  }
`;

const Side = styled.span`
  flex: none;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Separator = styled(BaseMenu.Separator)`
  height: 1px;
  margin: 0.25rem 0;
  background: ${theme.color.hairline};
`;

const Heading = styled.div`
  padding: 0.375rem ${theme.space[2]} 0.25rem;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

type MenuAction = {
  label: string;
  icon?: ReactElement;
  danger?: boolean;
  /** Shown under the label; the entry remains reachable by keyboard. */
  disabledReason?: string;
  /** Shown at the right: a key, a plan. */
  side?: ReactNode;
  /** The currently chosen entry. */
  current?: boolean;
} & (
  | { onSelect: () => void; to?: undefined; href?: undefined }
  | { to: string; onSelect?: undefined; href?: undefined }
  | { href: string; onSelect?: undefined; to?: undefined }
);
