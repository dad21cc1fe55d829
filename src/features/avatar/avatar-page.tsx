import { paths } from '../../config/paths';
import { waitingWords } from '../../domain/capability';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostPresenters } from './components/ghost-presenters';

export function AvatarPage() {
  return (
    <Page>
      <PageHeader title="Avatar Videos" sentence="No video has been made in this workspace yet." />
      <EmptyState
        level={2}
        ghost={<GhostPresenters />}
        title="A presenter for your words"
        sentence={waitingWords('avatars')}
        action={
          <ButtonLink to={paths.creative} variant="primary">
            Generate a picture
          </ButtonLink>
        }
      />
    </Page>
  );
}
