import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Count } from './count';
import { theme } from './theme';

export interface TabsProps<Value extends string> {
  /** Names the row of tabs. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly { value: Value; label: string; count?: number }[];
  /** The content of the chosen tab. */
  children: ReactNode;
}

/** Parts of one page. Arrow keys move, Enter or Space chooses; on phones the row scrolls sideways. */
export function Tabs<Value extends string>({ label, value, onChange, tabs, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  // Scrolls the chosen tab into view: off a phone's screen, no tab would seem to be chosen.
  useEffect(() => {
    if (list.current) reveal(list.current);
  }, [value]);
  return (
    <Root>
      <List role="tablist" aria-label={label} ref={list} onKeyDown={moveFocus}>
        {tabs.map((tab) => {
          const chosen = tab.value === value;
          return (
            <Tab
              key={tab.value}
              type="button"
              role="tab"
              id={`${id}-${tab.value}`}
              aria-selected={chosen}
              aria-controls={chosen ? `${id}-panel` : undefined}
              tabIndex={chosen ? 0 : -1}
              onClick={() => !chosen && onChange(tab.value)}
            >
              {tab.label}
              {tab.count !== undefined && <Count>{tab.count}</Count>}
            </Tab>
          );
        })}
      </List>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} tabIndex={0}>
        {children}
      </Panel>
    </Root>
  );
}

/** Keys of the tabs pattern (WAI-ARIA APG, manual activation): moving the focus does not choose. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.findIndex((tab) => tab === document.activeElement);
  const onwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1;
  const next = { ArrowRight: at + onwards, ArrowLeft: at - onwards, Home: 0, End: tabs.length - 1 }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  tabs.at(next % tabs.length)?.focus();
}

/** Scrolls only the row; scrollIntoView would also move the page. */
function reveal(list: HTMLDivElement): void {
  const tab = list.querySelector<HTMLElement>('[aria-selected="true"]');
  if (!tab || list.scrollWidth <= list.clientWidth) return;
  const row = list.getBoundingClientRect();
  const box = tab.getBoundingClientRect();
  if (box.left < row.left + EDGE) list.scrollLeft -= row.left + EDGE - box.left;
  else if (box.right > row.right - EDGE) list.scrollLeft += box.right - row.right + EDGE;
}

/** How many pixels of the next tab stay visible. */
const EDGE = 32;

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[5]};
  min-width: 0;
`;

const List = styled.div`
  display: flex;
  gap: ${theme.space[6]};
  box-shadow: inset 0 -1px ${theme.color.hairline};
  overflow-x: auto;
  scrollbar-width: none;
  ${theme.media.phone} {
    gap: ${theme.space[5]};
    margin: 0 calc(${theme.space[4]} * -1);
    padding: 0 ${theme.space[4]};
  }
`;

const Tab = styled.button`
  display: inline-flex;
  align-items: center;
  flex: none;
  gap: 0.4375rem;
  padding: 0.25rem 0 0.6875rem;
  border-bottom: 2px solid transparent;
  ${theme.type.sm}
  font-weight: ${theme.weight.medium};
  color: ${theme.color.text2};
  white-space: nowrap;
  transition:
    color ${theme.duration.base} ${theme.ease.out},
    border-color ${theme.duration.base} ${theme.ease.out};
  &:hover {
    color: ${theme.color.text1};
  }
  &[aria-selected='true'] {
    color: ${theme.color.text1};
    border-color: ${theme.color.text1};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.phone} {
    min-height: ${theme.size.touch};
    padding-block: 0.5rem;
  }
`;

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-width: 0;
  outline-offset: 4px;
`;
