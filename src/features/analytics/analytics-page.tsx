import { paths } from '../../config/paths';
import { waitingWords } from '../../domain/capability';
import { ButtonLink } from '../../ui/button-link';
import { EmptyState } from '../../ui/empty-state';
import { Page } from '../../ui/page';
import { PageHeader } from '../../ui/page-header';
import { GhostChart } from './components/ghost-chart';

export function AnalyticsPage() {
  return (
    <Page>
      <PageHeader
        title="Analytics"
        sentence="Visits and replies are not measured yet, so there are no figures to show."
      />
      <EmptyState
        level={2}
        ghost={<GhostChart />}
        title="What each post brought"
        sentence={waitingWords('analytics')}
        action={
          <ButtonLink to={paths.overview} variant="primary">
            See this week's figures
          </ButtonLink>
        }
      />
    </Page>
  );
}
