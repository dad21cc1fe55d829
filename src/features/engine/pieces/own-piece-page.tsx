import { paths } from '../../../config/paths';
import { BackLink } from '../../../ui/back-link';
import { Link } from '../../../ui/link';
import { Page } from '../../../ui/page';
import { PageHeader } from '../../../ui/page-header';
import { OwnPieceForm } from './components/own-piece-form';

/** A post from nothing: one's own words and picture, on the same way out as any piece. */
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
