import { SiteTextPage } from './components/site-text-page';

export function ContactPage() {
  return (
    <SiteTextPage title="Contact">
      <p>Office hours: Monday to Friday, 9 AM to 6 PM EST.</p>
      <p>An address, a telephone number and a form have not been set up for this installation yet.</p>
    </SiteTextPage>
  );
}
