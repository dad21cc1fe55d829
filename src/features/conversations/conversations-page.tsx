import { paths } from '../../config/paths';
import { waitingWords } from '../../domain/capability';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostThread } from './components/ghost-thread';

export function ConversationsPage() {
  return (
    <Page>
      <PageHeader title="Conversations" sentence="Nobody is waiting for an answer: no channel is connected yet." />
      <EmptyState
        level={2}
        ghost={<GhostThread />}
        title="One inbox for every channel"
        sentence={waitingWords('inbox')}
        action={
          <ButtonLink to={paths.engine} variant="primary">
            Go to Content Engine
          </ButtonLink>
        }
      />
    </Page>
  );
}
