import { LegalPage } from './legal-page';
import { useGetTermsOfServiceQuery } from '../site-api';

export function TermsOfServicePage() {
  return (
    <LegalPage
      title="Terms of service"
      unavailable="Terms of service not available"
      reply={useGetTermsOfServiceQuery(undefined, { refetchOnMountOrArgChange: true })}
    />
  );
}
