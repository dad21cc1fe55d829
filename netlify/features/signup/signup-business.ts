import { completeDetails, isReachable, type BusinessDetails } from '../../../src/domain/business-details';
import type { Language } from '../../../src/domain/language';
import type { SignupBusiness } from '../../documents/signup-pages';

/** How a workspace introduces itself to people who have no account: its logo and page only where they are shown to anybody. */
export function presentBusiness({
  slug,
  zone,
  language,
  name,
  workspaceName,
  place,
  colours,
  logoFileId,
  isShown,
  hasPosts,
  hasPage,
  details,
}: FoundBusiness): Business {
  const hasPublicPage = isShown && (hasPosts || hasPage || isReachable(completeDetails(details ?? {})));
  const logo = logoFileId && hasPublicPage ? `/p/${slug}/logo?v=${logoFileId.slice(-8)}` : null;
  return {
    zone,
    language,
    name: name ?? workspaceName,
    place,
    logo,
    colours: colours ?? [],
    url: hasPublicPage ? `/p/${slug}` : null,
  };
}

export type Business = SignupBusiness & { zone: string };

interface FoundBusiness {
  slug: string;
  zone: string;
  language: Language;
  workspaceName: string;
  name: string | null;
  place: string | null;
  colours: string[] | null;
  logoFileId: string | null;
  isShown: boolean;
  hasPosts: boolean;
  hasPage: boolean;
  details: Partial<BusinessDetails> | null;
}
