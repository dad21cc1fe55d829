import type { Profile } from '../../../contracts/engine-profile';
import { useSaved } from '../../../hooks/use-saved';
import { Button } from '../../../ui/button';
import { Panel, PanelBody, PanelFoot } from '../../../ui/panel';
import { SaveButton } from '../../../ui/save-button';
import { Row } from '../../../ui/stack';
import { useGetProfileQuery } from '../engine-shared-api';
import { useProfileForm } from '../hooks/use-profile-form';
import { ProfileForm } from './profile-form';
import { PublicDetailsSection } from './public-details-section';

/** What ideas and posts are built on, and what the public page says of the business. */
export function BusinessPanel() {
  const { data: profile } = useGetProfileQuery();
  return profile ? <Business profile={profile} /> : null;
}

function Business({ profile }: { profile: Profile }) {
  const form = useProfileForm(profile);
  const [saved, markSaved] = useSaved();
  return (
    <Panel title="Your business">
      <PanelBody>
        <ProfileForm
          form={form}
          more={
            <div id="public-page">
              <PublicDetailsSection values={form.values} faults={form.faults} change={form.change} />
            </div>
          }
          onSaved={() => markSaved(true)}
          foot={
            <PanelFoot>
              <span>
                {saved
                  ? 'Your next ideas and posts will use it.'
                  : 'Saves your public page, too. Existing ideas and posts stay as they are.'}
              </span>
              <Row>
                {form.dirty && (
                  <Button variant="quiet" onClick={form.discard}>
                    Discard changes
                  </Button>
                )}
                <SaveButton form={{ busy: form.busy, saved: saved && !form.dirty, isChanged: form.dirty }} />
              </Row>
            </PanelFoot>
          }
        />
      </PanelBody>
    </Panel>
  );
}
