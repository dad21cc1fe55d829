import { messageOf } from '../../../api/api-error';
import { Banner } from '../../../ui/banner';
import { PanelBody } from '../../../ui/panel';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';

/** Shown while a file's first rows are loading, or cannot be read. */
export function ReadingFile({ error, retrying, onRetry }: { error: unknown; retrying: boolean; onRetry: () => void }) {
  return error ? (
    <PanelBody>
      <Banner title="The file could not be read." onRetry={onRetry} retrying={retrying}>
        {messageOf(error)}
      </Banner>
    </PanelBody>
  ) : (
    <Skeleton label="Reading the file">
      <SkeletonRows count={6} />
    </Skeleton>
  );
}
