import { paths } from '../../../config/paths';
import { BackLink } from '../../../ui/back-link';
import { Link } from '../../../ui/link';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { OwnPieceForm } from './components/own-piece-form';

/** A post written by hand: one's own words and picture, then published like any other. */
export function OwnPiecePage() {
  return (
    <Page>
      <BackLink to={`${paths.engine}?tab=queue`}>Queue</BackLink>
      <PageHeader
        title="Write a post"
        sentence={
          <>
            In your own words. You approve it before it is published. Or{' '}
            <Link to={`${paths.engine}?tab=ideas`}>start from one of this week’s ideas</Link>.
          </>
        }
      />
      <OwnPieceForm />
    </Page>
  );
}
