import { Smile } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../ui/button';
import { Popover } from '../../../ui/popover';
import { SearchInput } from '../../../ui/search-input';
import { theme } from '../../../ui/theme';

/** A small list of emoji, found by their names. It loads when it is first opened. */
export function EmojiPicker({ onChoose }: { onChoose: (emoji: string) => void }) {
  const [open, setOpen] = useState(false);
  const [words, setWords] = useState('');
  const [all, setAll] = useState<[emoji: string, name: string][] | 'lost' | null>(null);
  const grid = useRef<HTMLDivElement>(null);
  const load = () =>
    void import('./emoji-list.json').then(
      ({ default: names }) => setAll(Object.entries(names)),
      () => setAll('lost'),
    );
  useEffect(() => {
    if (open && (all === null || all === 'lost')) load();
    // Only when it opens: a list that cannot be loaded is asked for again by its button.
  }, [open]); // eslint-disable-line react-hooks/exhaustive-deps -- see above
  const wanted = words.trim().toLocaleLowerCase();
  const found = Array.isArray(all) ? all.filter(([, name]) => name.includes(wanted)) : [];

  const choose = (emoji: string) => {
    setOpen(false);
    setWords('');
    onChoose(emoji);
  };

  return (
    <Popover
      title="Emoji"
      hideTitle
      align="start"
      open={open}
      onOpenChange={setOpen}
      trigger={<Button iconOnly variant="quiet" label="Add an emoji" icon={<Smile />} />}
    >
      <Inside>
        <SearchInput label="Search emoji" value={words} onChange={setWords} />
        {all === 'lost' && (
          <p role="alert">
            The emoji could not be loaded.{' '}
            <Button size="sm" onClick={load}>
              Load again
            </Button>
          </p>
        )}
        {Array.isArray(all) && found.length === 0 && <p role="status">No emoji is called “{words.trim()}”.</p>}
        <Grid ref={grid} role="group" aria-label="Emoji" onKeyDown={moveFocus}>
          {found.map(([emoji, name], index) => (
            <button
              key={emoji}
              type="button"
              aria-label={name}
              title={name}
              tabIndex={index === 0 ? 0 : -1}
              onClick={() => choose(emoji)}
            >
              {emoji}
            </button>
          ))}
        </Grid>
      </Inside>
    </Popover>
  );
}

/** Arrow keys move through the grid. */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + COLUMNS, ArrowUp: at - COLUMNS }[event.key];
  if (next === undefined || at < 0) return;
  event.preventDefault();
  buttons[Math.min(Math.max(next, 0), buttons.length - 1)]?.focus();
}

const COLUMNS = 8;

const Inside = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  ${theme.type.sm}
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(${COLUMNS}, minmax(0, 1fr));
  max-height: 14rem;
  overflow-y: auto;
  button {
    display: grid;
    place-items: center;
    height: 2.25rem;
    border-radius: ${theme.radius.control};
    font-size: ${theme.text.xl};
    &:hover {
      background: ${theme.color.hover};
    }
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ${theme.media.phone} {
    button {
      height: ${theme.size.touch};
    }
  }
`;
