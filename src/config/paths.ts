import { env } from './env';

/** Every page's address. Addresses are the product specification's; the names are our nouns. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  invitation: '/invitation',
  privacyPolicy: '/privacy-policy',
  termsOfService: '/terms-of-service',
  blog: '/blog',
  contact: '/contact',
  overview: '/dashboard',
  conversations: '/dashboard/conversations',
  creative: '/dashboard/ai-creative',
  engine: '/dashboard/content-engine',
  agents: '/dashboard/agent-builder',
  avatar: '/dashboard/heygen',
  seo: '/dashboard/seo',
  analytics: '/dashboard/analytics',
  contacts: '/dashboard/contacts',
  contactImport: '/dashboard/contacts/import',
  segments: '/dashboard/contacts/segments',
  signup: '/dashboard/contacts/sign-up',
  suppressions: '/dashboard/contacts/blocked',
  sending: '/dashboard/campaigns/sending',
  campaigns: '/dashboard/campaigns',
  settings: '/dashboard/settings',
  operator: '/dashboard/operator',
  activity: '/dashboard/activity',
} as const;

/** Where a post is written by hand. */
export const ownPiecePath = `${paths.engine}/pieces/new`;

/** Where one piece is read, edited and approved. */
export const piecePath = (pieceId: string): string => `${paths.engine}/pieces/${pieceId}`;

/** One person, opened above the contacts. */
export const contactPath = (contactId: string): string => `${paths.contacts}?contact=${contactId}`;

/** One campaign: its figures. */
export const campaignPath = (campaignId: string): string => `${paths.campaigns}/${campaignId}`;

/** Where a campaign to many at once is written and sent; `part` is a tab of its editor. */
export const campaignEditPath = (campaignId: string, part = ''): string =>
  `${campaignPath(campaignId)}/edit${part && `/${part}`}`;

/** What an automation does and who is in it; `part` is a tab of its page. */
export const automationPath = (campaignId: string, part = ''): string =>
  `${campaignPath(campaignId)}/automation${part && `/${part}`}`;

/** Where one mail of an automation is written. */
export const campaignEmailPath = (campaignId: string, emailId: string, part = ''): string =>
  `${campaignPath(campaignId)}/emails/${emailId}${part && `/${part}`}`;

/** Where one article of the blog is read. */
export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;

/** A stored file's own bytes, for `src` and `href`. */
export const fileUrl = (fileId: string): string => mediaUrl(`/api/files/${fileId}/content`);

/** A small picture that stands for a creation of the library. */
export const creationThumbnailUrl = (creationId: string, width: '240' | '480' | '960' = '480'): string =>
  mediaUrl(`/api/creative/creations/${creationId}/thumbnail?width=${width}`);

/** An invoice's document, to print or to save; the operator's address opens those of every workspace. */
export const invoiceUrl = (invoiceId: string): string => mediaUrl(`/api/plan/invoices/${invoiceId}/document`);
export const operatorInvoiceUrl = (invoiceId: string): string =>
  mediaUrl(`/api/operator/invoices/${invoiceId}/document`);

/** The file of an export of contacts, to save. */
export const contactExportUrl = (exportId: string): string => mediaUrl(`/api/contact-exports/${exportId}/file`);

/** Blocked addresses as a file, as their list is narrowed. */
export const suppressionsUrl = (narrowed: { search?: string; reason?: string } = {}): string => {
  const query = new URLSearchParams(narrowed).toString();
  return mediaUrl(`/api/suppressions/file${query && `?${query}`}`);
};

/** Contacts that a segment finds now. */
export const segmentContactsPath = (segmentId: string): string => `${paths.contacts}?segment=${segmentId}`;

/** The rows that an import left out, as a file. */
export const importErrorsUrl = (importId: string): string => mediaUrl(`/api/imports/${importId}/errors/file`);

/** The same address as a child route of /dashboard writes it: '/dashboard/seo' is 'seo'. */
export const dashboardSegment = (path: string): string => path.slice(paths.overview.length + 1);

/** Absolute address on the API's host: apiUrl('/api/blog'). `fetch` outside a browser needs it absolute. */
export const apiUrl = (pathAndQuery: string): string => `${env.apiHost || globalThis.location.origin}${pathAndQuery}`;

/** Address for `src` and `href` of what the API serves itself, such as pictures. */
export const mediaUrl = (path: string): string => (path.startsWith('/') ? `${env.apiHost}${path}` : path);
