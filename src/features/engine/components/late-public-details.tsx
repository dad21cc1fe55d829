import { useEffect } from 'react';
import { deferred } from '../../../ui/deferred';
import { PartLoading } from '../../../ui/late-part';
import type { PublicDetailsSectionProps } from './public-details-section';

/** The details of the public page stand below a long form, so their code comes after it. */
export function LatePublicDetails(props: PublicDetailsSectionProps) {
  useEffect(() => PublicDetailsPart.fetch(), []);
  return <PublicDetailsPart {...props} />;
}

const PublicDetailsPart = deferred<PublicDetailsSectionProps>(
  async () => (await import('./public-details-section')).PublicDetailsSection,
  PartLoading,
);
