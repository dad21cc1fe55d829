import type { Prerendered } from '../src/app/prerendered';
import { paths } from '../src/config/paths';
import { plans } from '../src/domain/plan';
import { ORIGIN } from '../netlify/host/origin';

/** Every page that is prerendered, with what search engines and previews read of it. */
export async function publicPages(): Promise<PublicPage[]> {
  return [
    {
      path: paths.home, title: 'Fourbeat: marketing that keeps time', description: 'Once a week Fourbeat proposes three ideas for your business, makes the one you pick and publishes it on time. Open source, 14-day free trial.',
      jsonLd: [
        { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Fourbeat', url: `${ORIGIN}/` },
        {
          '@context': 'https://schema.org', '@type': 'SoftwareApplication', name: 'Fourbeat', applicationCategory: 'BusinessApplication', operatingSystem: 'Web', url: `${ORIGIN}/`,
          offers: Object.entries(plans).filter(([, { price }]) => price !== null).map(([name, { price }]) => ({ '@type': 'Offer', name, price: String(price), priceCurrency: 'USD' })),
        },
      ],
      data: { queries: [] },
    },
  ];
}

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  kind?: 'website' | 'article';
  image?: { path: string; alt: string };
  feeds?: { type: string; path: string; title: string }[];
  jsonLd: object[];
  data: Prerendered;
}
