import { paths } from '../../config/paths';
import { waitingWords } from '../../domain/capability';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostCall } from './components/ghost-call';

export function AgentsPage() {
  return (
    <Page>
      <PageHeader title="Agent Builder" sentence="No agent has been built in this workspace yet." />
      <EmptyState
        level={2}
        ghost={<GhostCall />}
        title="A voice that knows your business"
        sentence={waitingWords('customerAgent')}
        action={
          <ButtonLink to={paths.engine} variant="primary">
            Describe your business
          </ButtonLink>
        }
      />
    </Page>
  );
}
