import { useEffect, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { useUnsavedPlaces } from '../../../hooks/use-unsaved';
import { Kept } from '../../../ui/kept';
import { SectionNav } from '../../../ui/section-nav';
import { theme } from '../../../ui/theme';
import { MaterialPanel } from '../../material/material-parts';
import { BusinessPanel } from '../components/business-panel';
import { selectProfileDraft } from '../engine-slice';
import { PostingSection, SavingsSection, VoiceAgentSection, WeekSection } from './engine-settings-panels';

/** The engine's settings, one section at a time; each is saved by its own button, and says when it was. */
export function SettingsSections() {
  const [params, setParams] = useSearchParams();
  const section = sections.find((known) => known === params.get('section')) ?? 'business';
  const unsaved = useUnsavedPlaces();
  const isProfileTyped = useSelector(selectProfileDraft) !== null;
  useEffect(() => {
    if (section === 'public-page') document.getElementById('public-page')?.scrollIntoView({ block: 'start' });
  }, [section]);
  return (
    <Page>
      <SectionNav
        label="Sections of the settings"
        value={section}
        onChange={(next) =>
          setParams(
            (now) => {
              now.set('section', next);
              return now;
            },
            { replace: true },
          )
        }
        sections={sections.map((value) => ({
          value,
          label: LABELS[value],
          unsaved: value === 'business' ? isProfileTyped : value !== 'public-page' && unsaved.includes(LABELS[value]),
        }))}
      >
        <Kept chosen={section === 'public-page' ? 'business' : section} labels={LABELS} parts={PARTS} />
      </SectionNav>
    </Page>
  );
}

const sections = ['business', 'public-page', 'own-words', 'posting', 'week', 'voice-agent', 'savings'] as const;
type Section = (typeof sections)[number];

const LABELS: Record<Section, string> = {
  business: 'Your business',
  'public-page': 'Your public page',
  'own-words': 'In your words',
  posting: 'Posting',
  week: 'The week’s post',
  'voice-agent': 'Voice agent',
  savings: 'Your time',
};

/** The public page's details are stored with the business, by one button. */
const PARTS: Record<Exclude<Section, 'public-page'>, ComponentType> = {
  business: BusinessPanel,
  'own-words': MaterialPanel,
  posting: PostingSection,
  week: WeekSection,
  'voice-agent': VoiceAgentSection,
  savings: SavingsSection,
};

/** What the list leads to stops below the window's edge. */
const Page = styled.div`
  [id='public-page'] {
    scroll-margin-top: ${theme.space[6]};
  }
`;
