import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostCampaign } from './components/ghost-campaign';

export function CampaignsPage() {
  return (
    <Page>
      <PageHeader title="Campaigns" sentence="No campaign has been written in this workspace yet." />
      <EmptyState
        level={2}
        ghost={<GhostCampaign />}
        title="Mail that people asked for"
        sentence="Newsletters and automations will stand here with what was sent, opened, clicked and earned, in true proportion. It is being built; pictures for them can be made today."
        action={<ButtonLink to={paths.creative} variant="primary">Generate a picture</ButtonLink>}
      />
    </Page>
  );
}
