import { lazy, type ComponentType } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { BrandKit } from '../../engine/engine-parts';
import { WebsiteTracking } from '../../visits/visits-parts';
import { useUnsavedPlaces } from '../../../hooks/use-unsaved';
import { Kept } from '../../../ui/kept';
import { SectionNav } from '../../../ui/section-nav';
import { Stack } from '../../../ui/stack';
import { sectionChosen, selectSection, settingsSections, type SettingsSection } from '../settings-slice';
import { AppearancePanel } from './appearance-panel';
import { ProfilePanel } from './profile-panel';
import { WorkspacePanel } from './workspace-panel';

/** The person, and what belongs to the workspace: one section at a time. */
export function ProfileTab() {
  const dispatch = useDispatch();
  const section = useSelector(selectSection);
  const unsaved = useUnsavedPlaces();
  return (
    <SectionNav
      label="Sections of your profile"
      value={section}
      onChange={(next) => dispatch(sectionChosen(next))}
      sections={settingsSections.map((value) => ({
        value,
        label: LABELS[value],
        unsaved: unsaved.includes(LABELS[value]),
      }))}
    >
      <Kept chosen={section} labels={LABELS} parts={SECTIONS} />
    </SectionNav>
  );
}

/** What the workspace is called, and its websites. */
function WorkspacePanels() {
  return (
    <Stack>
      <WorkspacePanel />
      <WebsiteTracking />
    </Stack>
  );
}

const LABELS: Record<SettingsSection, string> = {
  you: 'You',
  workspace: 'Workspace',
  brand: 'Brand kit',
  security: 'Security',
  plan: 'Plan',
  members: 'Members',
  device: 'This device',
};

const SECTIONS: Record<SettingsSection, ComponentType> = {
  you: ProfilePanel,
  workspace: WorkspacePanels,
  brand: BrandKit,
  security: lazy(async () => ({ default: (await import('../../security/security-parts')).SecurityPanels })),
  plan: lazy(async () => ({ default: (await import('../../plan/plan-parts')).PlanPanels })),
  members: lazy(async () => ({ default: (await import('../members/members-panel')).MembersPanel })),
  device: AppearancePanel,
};
