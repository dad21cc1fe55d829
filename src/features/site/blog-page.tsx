import { EmptyState } from '../../ui/empty-state';
import { GhostRows } from '../../ui/ghost';
import { SiteTextPage } from './components/site-text-page';

export function BlogPage() {
  return (
    <SiteTextPage title="Blog">
      <EmptyState level={2} ghost={<GhostRows count={3} />} title="No articles found" sentence="What we publish about marketing a small business will stand here, newest first." />
    </SiteTextPage>
  );
}
