import { useState, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { SectionNav } from '../../../ui/section-nav';
import { theme } from '../../../ui/theme';

/** The engine's settings on one page, with a list of its sections that leads to each. */
export function SettingsSections({ children }: { children: ReactNode }) {
  const [section, setSection] = useState<Section>('posting');
  const goTo = (next: Section) => {
    setSection(next);
    document.getElementById(next)?.scrollIntoView({ block: 'start' });
  };
  return (
    <Sections>
      <SectionNav label="Sections of the settings" value={section} onChange={goTo} sections={SECTIONS}>
        {children}
      </SectionNav>
    </Sections>
  );
}

const SECTIONS = [
  { value: 'posting', label: 'Posting' },
  { value: 'week', label: 'The week’s post' },
  { value: 'business', label: 'Your business' },
  { value: 'own-words', label: 'In your words' },
  { value: 'voice-agent', label: 'Voice agent' },
  { value: 'savings', label: 'Your time' },
] as const;
type Section = (typeof SECTIONS)[number]['value'];

/** What the list leads to stops below the window's edge. */
const Sections = styled.div`
  [id] {
    scroll-margin-top: ${theme.space[6]};
  }
`;
