import { CalendarDays, ChartColumn, Globe, History, Info, Leaf, MessageSquareQuote, Store } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import type { Evidence, EvidenceSource } from '../../../domain/idea';
import { theme } from '../../../ui/theme';
import { VisuallyHidden } from '../../../ui/visually-hidden';

/** The evidence of an idea, one sentence per source, so that it can be checked. */
export function EvidenceList({ evidence }: { evidence: readonly Evidence[] }) {
  return (
    <Items role="list">
      {evidence.map(({ source, text }, index) => (
        <li key={index}>
          {SOURCES[source].icon}
          <span>
            <VisuallyHidden>{SOURCES[source].label}: </VisuallyHidden>
            {text}
          </span>
        </li>
      ))}
    </Items>
  );
}

const SOURCES: Record<EvidenceSource, { label: string; icon: ReactElement }> = {
  owner: { label: 'In your words', icon: <MessageSquareQuote /> },
  website: { label: 'From your website', icon: <Globe /> },
  profile: { label: 'From your profile', icon: <Store /> },
  season: { label: 'From the season', icon: <Leaf /> },
  calendar: { label: 'From the calendar', icon: <CalendarDays /> },
  history: { label: 'From your history', icon: <History /> },
  figures: { label: 'From your figures', icon: <ChartColumn /> },
  trade: { label: 'About your trade', icon: <Info /> },
};

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  ${theme.type.sm}
  color: ${theme.color.text2};
  li {
    display: flex;
    gap: ${theme.space[2]};
  }
  svg {
    width: 14px;
    height: 14px;
    margin-top: 3px;
    color: ${theme.color.text3};
  }
  span {
    min-width: 0;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
