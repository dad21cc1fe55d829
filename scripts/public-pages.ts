import type { Prerendered } from '../src/app/prerendered';
import { articlePath, paths } from '../src/config/paths';
import type { Article } from '../src/contracts/site';
import { plans } from '../src/domain/plan';
import { ORIGIN } from '../netlify/host/origin';
import type { SiteService } from '../netlify/features/site/site-service';
import type { SiteData } from './site-data';
import type { DrawSocialPicture } from './social-pictures';

/**
 * Every prerendered page, with its metadata for search engines and previews, and the replies that its own calls
 * would get.
 */
export async function publicPages(
  { site, signIn, coverBriefOf }: SiteData,
  draw: DrawSocialPicture,
): Promise<PublicPage[]> {
  const pages = [homePage(), blogPage(site), contactPage(site), privacyPage(site), termsPage(site)];
  const described: PublicPage[] = [];
  for (const page of pages)
    described.push({
      ...page,
      image: await draw(page.path === paths.home ? 'home' : page.path.slice(1), pictures[page.path]!),
    });
  // Where registration is not open, only the server knows who may register: the very first account always can.
  const doors = [loginPage(), ...(signIn.registration === 'open' ? [registerPage()] : []), forgotPasswordPage()];
  described.push(...doors.map((page) => ({ ...page, image: described[0]!.image })));
  for (const article of site.listWholeArticles()) {
    const { prompt, headline, seed } = coverBriefOf(article.slug);
    described.push({
      ...articlePage(site, article),
      image: await draw(`blog-${article.slug}`, { prompt, headline, seed, supporting: 'Fourbeat blog' }),
    });
  }
  // The top bar of every page asks whether to offer registration.
  const signInOptions = { endpointName: 'getSignInOptions', arg: undefined, value: signIn };
  return described.map((page) => ({ ...page, data: { queries: [...page.data.queries, signInOptions] } }));
}

const homePage = (): Described => ({
  path: paths.home,
  title: 'Fourbeat: marketing that keeps time',
  description:
    'Once a week Fourbeat proposes three ideas for your business, makes the one you pick and publishes it on time. Open source, 14-day free trial.',
  data: { queries: [] },
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Fourbeat', url: `${ORIGIN}/` },
    {
      '@context': 'https://schema.org',
      '@type': 'SoftwareApplication',
      name: 'Fourbeat',
      applicationCategory: 'BusinessApplication',
      operatingSystem: 'Web',
      url: `${ORIGIN}/`,
      offers: Object.entries(plans)
        .filter(([, { price }]) => price !== null)
        .map(([name, { price }]) => ({ '@type': 'Offer', name, price: String(price), priceCurrency: 'USD' })),
    },
  ],
});

const loginPage = (): Described =>
  door({
    path: paths.login,
    title: 'Login · Fourbeat',
    description:
      'Sign in to Fourbeat and see what this week needs from you: ideas to pick, pieces to approve, messages.',
  });

const registerPage = (): Described =>
  door({
    path: paths.register,
    title: 'Start your free trial · Fourbeat',
    description:
      'Make an account and get three marketing ideas a week for your business. No credit card, cancel anytime.',
  });

const forgotPasswordPage = (): Described =>
  door({
    path: paths.forgotPassword,
    title: 'Forgot password · Fourbeat',
    description: 'Ask for a link with which you can set a new password for Fourbeat.',
  });

const door = (page: { path: string; title: string; description: string }): Described => ({
  ...page,
  forVisitors: true,
  jsonLd: [{ '@context': 'https://schema.org', '@type': 'WebPage', name: page.title, url: `${ORIGIN}${page.path}` }],
  data: { queries: [] },
});

const blogPage = (site: SiteService): Described => {
  const articles = site.listArticles();
  return {
    path: paths.blog,
    title: 'Blog · Fourbeat',
    description:
      'Marketing for small businesses, a little every week: what to post, what to check and how to tell whether it worked.',
    feeds,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Blog',
        name: 'Fourbeat blog',
        url: `${ORIGIN}${paths.blog}`,
        inLanguage: 'en',
        blogPost: articles.map(({ slug, title, date }) => ({
          '@type': 'BlogPosting',
          headline: title,
          url: `${ORIGIN}${articlePath(slug)}`,
          datePublished: date,
        })),
      },
      breadcrumbs([{ name: 'Blog', path: paths.blog }]),
    ],
    data: { queries: [{ endpointName: 'listArticles', arg: undefined, value: articles }] },
  };
};

const articlePage = (site: SiteService, article: Article): Described => {
  const { slug, title, excerpt, author, category, tags, date, updated, cover } = article;
  const url = `${ORIGIN}${articlePath(slug)}`;
  return {
    path: articlePath(slug),
    title: `${title} · Fourbeat`,
    description: excerpt,
    kind: 'article',
    feeds,
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'BlogPosting',
        headline: title,
        description: excerpt,
        url,
        mainEntityOfPage: url,
        inLanguage: 'en',
        datePublished: date,
        dateModified: updated,
        articleSection: category,
        keywords: tags.join(', '),
        image: { '@type': 'ImageObject', url: `${ORIGIN}${cover.url}`, width: cover.width, height: cover.height },
        author: { '@type': 'Organization', name: author, url: `${ORIGIN}/` },
        publisher: { '@type': 'Organization', name: 'Fourbeat', url: `${ORIGIN}/` },
      },
      breadcrumbs([
        { name: 'Blog', path: paths.blog },
        { name: title, path: articlePath(slug) },
      ]),
    ],
    data: {
      queries: [
        { endpointName: 'getArticle', arg: { slug }, value: article },
        { endpointName: 'listArticles', arg: undefined, value: site.listArticles() },
      ],
    },
  };
};

const contactPage = (site: SiteService): Described => ({
  path: paths.contact,
  title: 'Contact · Fourbeat',
  description: 'Write to the people who run this site, or find their mailbox, telephone number, address and hours.',
  jsonLd: [
    { '@context': 'https://schema.org', '@type': 'ContactPage', name: 'Contact', url: `${ORIGIN}${paths.contact}` },
    breadcrumbs([{ name: 'Contact', path: paths.contact }]),
  ],
  // there is no form token yet: the page requests one as soon as somebody touches the form
  data: {
    queries: [{ endpointName: 'getContactInfo', arg: undefined, value: { ...site.getContact(), formToken: '' } }],
  },
});

const privacyPage = (site: SiteService): Described =>
  legalPage({
    path: paths.privacyPolicy,
    endpointName: 'getPrivacyPolicy',
    document: site.getPrivacyPolicy(),
    description:
      'What is stored about you here, why, where, for how long, who else is involved, and what you can ask for.',
  });

const termsPage = (site: SiteService): Described =>
  legalPage({
    path: paths.termsOfService,
    endpointName: 'getTermsOfService',
    document: site.getTermsOfService(),
    description:
      'What you get, what it costs, what stays yours, and how it ends: the terms for using this installation of Fourbeat.',
  });

const legalPage = ({
  path,
  endpointName,
  document,
  description,
}: {
  path: string;
  endpointName: string;
  document: ReturnType<SiteService['getPrivacyPolicy']>;
  description: string;
}): Described => ({
  path,
  title: `${document.title} · Fourbeat`,
  description,
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      name: document.title,
      url: `${ORIGIN}${path}`,
      dateModified: document.lastUpdated,
      inLanguage: 'en',
    },
    breadcrumbs([{ name: document.title, path }]),
  ],
  data: { queries: [{ endpointName, arg: undefined, value: document }] },
});

/** https://schema.org/BreadcrumbList, from the first page down. */
const breadcrumbs = (places: { name: string; path: string }[]): object => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Fourbeat', path: '/' }, ...places].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: `${ORIGIN}${path}`,
  })),
});

const feeds = [
  { type: 'application/rss+xml', path: '/blog/feed.xml', title: 'Fourbeat blog, RSS' },
  { type: 'application/atom+xml', path: '/blog/atom.xml', title: 'Fourbeat blog, Atom' },
  { type: 'application/feed+json', path: '/blog/feed.json', title: 'Fourbeat blog, JSON Feed' },
];

/** What the designer draws for pages that are not articles. */
const pictures: Record<string, Parameters<DrawSocialPicture>[1]> = {
  [paths.home]: {
    prompt: 'Marketing that keeps time',
    headline: 'Marketing that keeps time',
    supporting: 'Three ideas a week, one yes',
    seed: 4,
  },
  [paths.blog]: {
    prompt: 'newspaper',
    headline: 'A little marketing, every week',
    supporting: 'Fourbeat blog',
    seed: 2,
  },
  [paths.contact]: { prompt: 'envelope', headline: 'Write to us', supporting: 'Fourbeat', seed: 3 },
  [paths.privacyPolicy]: { prompt: 'padlock', headline: 'Privacy policy', supporting: 'Fourbeat', seed: 5 },
  [paths.termsOfService]: { prompt: 'notebook', headline: 'Terms of service', supporting: 'Fourbeat', seed: 8 },
};

type Described = Omit<PublicPage, 'image'>;

export interface PublicPage {
  path: string;
  title: string;
  description: string;
  kind?: 'website' | 'article';
  /** Redirects signed-in people to the dashboard, and needs the application to work. */
  forVisitors?: boolean;
  image: { path: string; alt: string };
  feeds?: { type: string; path: string; title: string }[];
  jsonLd: object[];
  data: Prerendered;
}
