import { paths } from '../../config/paths';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostKeywords } from './components/ghost-keywords';

export function SeoPage() {
  return (
    <Page>
      <PageHeader title="SEO" sentence="No website has been looked at in this workspace yet." />
      <EmptyState
        level={2}
        ghost={<GhostKeywords />}
        title="What people search before they find you"
        sentence="Keywords, an audit of your website and your place in the results will stand here, with every estimate marked as one. It is being built; the keywords of this week's ideas are there today."
        action={<ButtonLink to={paths.engine} variant="primary">See this week's ideas</ButtonLink>}
      />
    </Page>
  );
}
