import { messageOf } from '../../../api/api-error';
import type { Profile } from '../../../contracts/engine-profile';
import { Banner } from '../../../ui/banner';
import { Button } from '../../../ui/button';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { Skeleton, SkeletonPanel } from '../../../ui/skeleton';
import { Row, Stack } from '../../../ui/stack';
import { useToast } from '../../../ui/use-toast';
import { MaterialPanel } from '../../material/material-parts';
import { useGetProfileQuery } from '../engine-shared-api';
import { useProfileForm } from '../hooks/use-profile-form';
import { EngineSettingsPanels } from '../settings/engine-settings-panels';
import { SettingsSections } from '../settings/settings-sections';
import { FirstRun } from './first-run';
import { ProfileForm } from './profile-form';
import { PublicDetailsSection } from './public-details-section';

/** What ideas and pieces are built on, to change at any time. */
export function SettingsTab() {
  const { data: profile, error, isFetching, refetch } = useGetProfileQuery();
  if (profile)
    return (
      <SettingsSections>
        <Stack>
          <EngineSettingsPanels>
            <div id="business">
              <Settings profile={profile} />
            </div>
            <div id="own-words">
              <MaterialPanel />
            </div>
          </EngineSettingsPanels>
        </Stack>
      </SettingsSections>
    );
  if (profile === null) return <FirstRun />;
  if (error)
    return (
      <Banner title="Your business profile could not be loaded." onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error)}
      </Banner>
    );
  return (
    <Skeleton label="Loading your business profile">
      <SkeletonPanel rows={5} />
    </Skeleton>
  );
}

function Settings({ profile }: { profile: Profile }) {
  const { show } = useToast();
  const form = useProfileForm(profile);
  return (
    <Panel title="Your business">
      <PanelBody>
        <ProfileForm
          form={form}
          more={<PublicDetailsSection values={form.values} faults={form.faults} change={form.change} />}
          onSaved={() => show({ text: 'Saved. Your next ideas and pieces will use it.' })}
          foot={
            <PanelFoot>
              <span>Existing ideas and pieces stay as they are.</span>
              <Row>
                {form.dirty && (
                  <Button variant="quiet" onClick={form.discard}>
                    Discard changes
                  </Button>
                )}
                <Button
                  type="submit"
                  variant="primary"
                  busy={form.busy}
                  busyLabel="Saving…"
                  disabledReason={form.dirty ? undefined : 'Nothing has changed since the last save.'}
                >
                  Save changes
                </Button>
              </Row>
            </PanelFoot>
          }
        />
      </PanelBody>
    </Panel>
  );
}
