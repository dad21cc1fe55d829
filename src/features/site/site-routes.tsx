import type { RouteObject } from 'react-router-dom';
import { paths } from '../../config/paths';

export const siteRoutes: RouteObject[] = [
  {
    path: paths.home,
    handle: { title: 'Marketing that keeps time' },
    lazy: async () => ({ Component: (await import('./landing/landing-page')).LandingPage }),
  },
  {
    path: paths.blog,
    handle: { title: 'Blog' },
    lazy: async () => ({ Component: (await import('./blog/blog-page')).BlogPage }),
  },
  // an article sets the page's title itself once it has loaded
  {
    path: `${paths.blog}/:slug`,
    handle: { title: 'Blog' },
    lazy: async () => ({ Component: (await import('./blog/post-page')).PostPage }),
  },
  {
    path: paths.contact,
    handle: { title: 'Contact' },
    lazy: async () => ({ Component: (await import('./contact/contact-page')).ContactPage }),
  },
  {
    path: paths.privacyPolicy,
    handle: { title: 'Privacy policy' },
    lazy: async () => ({ Component: (await import('./legal/privacy-policy-page')).PrivacyPolicyPage }),
  },
  {
    path: paths.termsOfService,
    handle: { title: 'Terms of service' },
    lazy: async () => ({ Component: (await import('./legal/terms-of-service-page')).TermsOfServicePage }),
  },
];
