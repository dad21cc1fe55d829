import { paths } from '../../config/paths';
import { waitingWords } from '../../domain/capability';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostKeywords } from './components/ghost-keywords';

export function SeoPage() {
  return (
    <Page>
      <PageHeader title="SEO" sentence="No website has been analyzed in this workspace yet." />
      <EmptyState
        level={2}
        ghost={<GhostKeywords />}
        title="What people search before they find you"
        sentence={waitingWords('seo')}
        action={
          <ButtonLink to={paths.engine} variant="primary">
            See this week's ideas
          </ButtonLink>
        }
      />
    </Page>
  );
}
