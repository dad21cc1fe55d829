import { Search, Settings } from 'lucide-react';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { styled } from 'styled-components';
import { paths } from '../config/paths';
import { NotificationsBell } from '../features/activity/activity-parts';
import { useShortcut } from '../hooks/use-shortcut';
import { shortcutLabel } from '../lib/shortcut-label';
import { ButtonLink } from '../ui/button-link';
import { Kbd } from '../ui/kbd';
import { theme } from '../ui/theme';
import { CyclePulse } from './cycle-pulse';
import { loadCommandPalette } from './load-command-palette';
import { paletteOpened } from './shell-slice';

/** The header: search on the left, the week's status and Settings on the right. Phones have `MobileBar` instead. */
export function ShellHeader() {
  const dispatch = useDispatch();
  const open = () => void dispatch(paletteOpened());
  useShortcut('mod+k', open);
  useCommandKeyDown(load); // the first half of ⌘K
  return (
    <Bar>
      <Command type="button" onPointerEnter={load} onFocus={load} onClick={open} aria-keyshortcuts="Meta+K Control+K">
        <Search />
        Search or run a command
        <Kbd aria-hidden="true">{shortcutLabel('K')}</Kbd>
      </Command>
      <Right>
        <CyclePulse />
        <NotificationsBell />
        <ButtonLink to={paths.settings} variant="quiet" icon={<Settings />}>
          Settings
        </ButtonLink>
      </Right>
    </Bar>
  );
}

const load = () => void loadCommandPalette();

function useCommandKeyDown(act: () => void): void {
  useEffect(() => {
    const listener = ({ key }: KeyboardEvent) => (key === 'Meta' || key === 'Control') && act();
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, [act]);
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  flex: none;
  gap: ${theme.space[4]};
  height: ${theme.size.header};
  padding: 0 ${theme.space[4]} 0 ${theme.space[6]};
  border-bottom: 1px solid ${theme.color.hairline};
  ${theme.media.phone} {
    display: none;
  }
`;

const Command = styled.button`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  height: ${theme.size.controlMd};
  margin-left: calc(-1 * ${theme.space[2]});
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text3};
  font-size: ${theme.text.sm};
  font-weight: ${theme.weight.medium};
  white-space: nowrap;
  &:hover {
    background: ${theme.color.hover};
    color: ${theme.color.text1};
  }
`;

const Right = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
`;
