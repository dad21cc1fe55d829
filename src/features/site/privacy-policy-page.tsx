import { SiteTextPage } from './components/site-text-page';

export function PrivacyPolicyPage() {
  return (
    <SiteTextPage title="Privacy policy">
      <p>Privacy policy not available</p>
    </SiteTextPage>
  );
}
