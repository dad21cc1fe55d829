import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { GhostRows } from '../../ui/ghost';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';

export function ContactsPage() {
  return (
    <Page>
      <PageHeader title="Contacts" sentence="This workspace has no contacts yet." />
      <EmptyState
        level={2}
        ghost={<GhostRows count={3} />}
        title="Everyone you do business with"
        sentence="Customers, leads and prospects will stand here with what they are worth and when you last spoke; a second import will never make a second copy. It is being built."
        action={<ButtonLink to={paths.overview} variant="primary">See what waits for you</ButtonLink>}
      />
    </Page>
  );
}
