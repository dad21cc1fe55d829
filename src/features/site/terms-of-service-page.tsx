import { SiteTextPage } from './components/site-text-page';

export function TermsOfServicePage() {
  return (
    <SiteTextPage title="Terms of service">
      <p>Terms of service not available</p>
    </SiteTextPage>
  );
}
