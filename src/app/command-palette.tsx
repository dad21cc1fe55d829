import { Dialog } from '@base-ui/react/dialog';
import { Search } from 'lucide-react';
import { useId, useState, type KeyboardEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { styled } from 'styled-components';
import { backdropStyles } from '../ui/dialog-styles';
import { Kbd } from '../ui/kbd';
import { theme } from '../ui/theme';
import { VisuallyHidden } from '../ui/visually-hidden';
import { matchingCommands } from './palette-commands';
import { paletteClosed, selectPalette } from './shell-slice';
import { useCommands, type IconCommand } from './use-commands';

/** Search or run a command (⌘K): type a few letters, arrows move, Enter runs. */
export function CommandPalette() {
  const dispatch = useDispatch();
  const palette = useSelector(selectPalette);
  const close = () => void dispatch(paletteClosed());
  return (
    <Dialog.Root open={palette === 'open'} onOpenChange={(open) => !open && close()}>
      <Dialog.Portal>
        <Backdrop />
        <Popup>
          <VisuallyHidden>
            <Dialog.Title>Search or run a command</Dialog.Title>
          </VisuallyHidden>
          <Finder onDone={close} />
        </Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Finder({ onDone }: { onDone: () => void }) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const found = matchingCommands(useCommands(), query);
  const chosen = found[Math.min(at, found.length - 1)];
  const run = (command: IconCommand | undefined) => {
    if (!command) return;
    onDone();
    command.run();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setAt((current) => (Math.min(current, found.length - 1) + step + found.length) % found.length);
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing) run(chosen);
    else return;
    event.preventDefault();
  };
  const show = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

  return (
    <>
      <Line>
        <Search />
        <input
          role="combobox"
          aria-label="Search or run a command"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={chosen && `${id}-${chosen.id}`}
          placeholder="Search or run a command"
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          value={query}
          onKeyDown={onKeyDown}
          onChange={(event) => {
            setQuery(event.target.value);
            setAt(0);
          }}
        />
        <Kbd aria-hidden="true">Esc</Kbd>
      </Line>
      <List id={`${id}-list`} role="listbox" aria-label="Commands">
        {found.map((command, index) => {
          const { id: name, label, group, icon: Icon } = command;
          return (
            <Group key={name} role="presentation">
              {group !== found[index - 1]?.group && <Heading aria-hidden="true">{group}</Heading>}
              <Option
                id={`${id}-${name}`}
                role="option"
                tabIndex={-1}
                aria-selected={command === chosen}
                ref={command === chosen ? show : undefined}
                onClick={() => run(command)}
                onPointerMove={() => setAt(index)}
              >
                <Icon aria-hidden="true" />
                {label}
              </Option>
            </Group>
          );
        })}
      </List>
      <p role="status">{found.length === 0 && <Nothing>Nothing found for “{query.trim()}”.</Nothing>}</p>
    </>
  );
}

const Backdrop = styled(Dialog.Backdrop)`
  ${backdropStyles}
  z-index: ${theme.layer.dialog};
`;

const Popup = styled(Dialog.Popup)`
  position: fixed;
  z-index: ${theme.layer.dialog};
  inset: min(8rem, 12vh) ${theme.space[4]} auto;
  width: min(36rem, calc(100vw - 2rem));
  margin: 0 auto;
  border: 1px solid ${theme.color.soft};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.raised};
  box-shadow: ${theme.shadow[3]};
  outline: none;
  overflow: hidden;
  transition:
    opacity ${theme.duration.base} ${theme.ease.out},
    transform ${theme.duration.base} ${theme.ease.out};
  &[data-starting-style] {
    opacity: 0;
    transform: translateY(4px);
  }
  &[data-ending-style] {
    opacity: 0;
  }
  ${theme.media.phone} {
    inset-block-start: ${theme.space[4]};
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  height: 3.25rem;
  padding: 0 ${theme.space[4]};
  border-bottom: 1px solid ${theme.color.hairline};
  > svg {
    color: ${theme.color.text3};
  }
  > input {
    flex: 1;
    min-width: 0;
    border: 0;
    outline: none;
    background: none;
    font-size: ${theme.text.lg};
  }
  > input::placeholder {
    color: ${theme.color.text3};
    opacity: 1;
  }
`;

const List = styled.div`
  max-height: min(24rem, 60vh);
  padding: ${theme.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  &:empty {
    display: none;
  }
`;

const Group = styled.div`
  & + & > p {
    margin-top: ${theme.space[2]};
  }
`;

const Heading = styled.p`
  padding: 0.375rem ${theme.space[2]} 0.25rem;
  ${theme.type.xs}
  color: ${theme.color.text3};
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-height: 2.25rem;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  cursor: pointer;
  svg {
    color: ${theme.color.text3};
  }
  &[aria-selected='true'] {
    background: ${theme.color.hover};
  }
  &[aria-selected='true'] svg {
    color: ${theme.color.text1};
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
  }
`;

const Nothing = styled.span`
  display: block;
  padding: ${theme.space[6]} ${theme.space[4]};
  color: ${theme.color.text2};
  text-align: center;
  overflow-wrap: anywhere;
`;
