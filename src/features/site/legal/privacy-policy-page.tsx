import { LegalPage } from './legal-page';
import { useGetPrivacyPolicyQuery } from '../site-api';

export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      unavailable="Privacy policy not available"
      reply={useGetPrivacyPolicyQuery(undefined, { refetchOnMountOrArgChange: true })}
    />
  );
}
