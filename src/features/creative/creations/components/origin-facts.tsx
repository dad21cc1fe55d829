import type { PhotoOrigin } from '../../../../domain/free-photo';
import { freeLicences } from '../../../../domain/free-photo';
import { formatDay } from '../../../../lib/format-day';
import { Outside } from './outside-link';

/** Rows of facts: whose photograph it is, and who says that it is free to use. */
export function OriginFacts({ origin }: { origin: PhotoOrigin }) {
  const { title, creator, source, pageUrl, licence, licenceUrl, catalogue, retrievedAt } = origin;
  return (
    <>
      <dt>Photo</dt>
      <dd>
        “<bdi>{title}</bdi>”
        {creator && (
          <>
            {' '}
            by <bdi>{creator}</bdi>
          </>
        )}
        , <Outside href={pageUrl}>{source}</Outside>
      </dd>
      <dt>Licence</dt>
      <dd>
        <Outside href={licenceUrl}>{freeLicences[licence].name}</Outside>, in the public domain according to {catalogue}{' '}
        on {formatDay(retrievedAt, 'UTC', { year: true })}
      </dd>
    </>
  );
}
