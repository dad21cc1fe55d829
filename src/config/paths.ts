import { env } from './env';

/** The path of every page. Paths are the product specification's; the names are our nouns. */
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
  inboxSettings: '/dashboard/conversations/settings',
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
  connections: '/dashboard/settings/connections',
  operator: '/dashboard/operator',
  activity: '/dashboard/activity',
} as const;

/** The page for writing a post by hand. */
export const ownPiecePath = `${paths.engine}/pieces/new`;

/** The page where a post is read, edited and approved. */
export const piecePath = (pieceId: string): string => `${paths.engine}/pieces/${pieceId}`;

/** A contact, opened above the list. */
export const contactPath = (contactId: string): string => `${paths.contacts}?contact=${contactId}`;

/** The settings of the inbox; `part` is one of their tabs. */
export const inboxSettingsPath = (part = ''): string => `${paths.inboxSettings}${part && `/${part}`}`;

/** A conversation, opened beside the list. */
export const conversationPath = (conversationId: string): string =>
  `${paths.conversations}?conversation=${conversationId}`;

/** The conversations that answer a campaign. */
export const campaignRepliesPath = (campaignId: string): string => `${paths.conversations}?campaign=${campaignId}`;

/** A campaign's report. */
export const campaignPath = (campaignId: string): string => `${paths.campaigns}/${campaignId}`;

/** The editor of a campaign; `part` is one of its tabs. */
export const campaignEditPath = (campaignId: string, part = ''): string =>
  `${campaignPath(campaignId)}/edit${part && `/${part}`}`;

/** An automation and the people in it; `part` is one of its tabs. */
export const automationPath = (campaignId: string, part = ''): string =>
  `${campaignPath(campaignId)}/automation${part && `/${part}`}`;

/** The editor of an automation's email. */
export const campaignEmailPath = (campaignId: string, emailId: string, part = ''): string =>
  `${campaignPath(campaignId)}/emails/${emailId}${part && `/${part}`}`;

/** A blog article. */
export const articlePath = (slug: string): string => `${paths.blog}/${slug}`;

/** The content of a stored file, for `src` and `href`. */
export const fileUrl = (fileId: string): string => mediaUrl(`/api/files/${fileId}/content`);

/** The thumbnail of a creation in the library. */
export const creationThumbnailUrl = (creationId: string, width: '240' | '480' | '960' = '480'): string =>
  mediaUrl(`/api/creative/creations/${creationId}/thumbnail?width=${width}`);

/** An invoice's document, to print or to save; an operator's link opens those of any workspace. */
export const invoiceUrl = (invoiceId: string): string => mediaUrl(`/api/plan/invoices/${invoiceId}/document`);
export const operatorInvoiceUrl = (invoiceId: string): string =>
  mediaUrl(`/api/operator/invoices/${invoiceId}/document`);

/** The download of a contact export. */
export const contactExportUrl = (exportId: string): string => mediaUrl(`/api/contact-exports/${exportId}/file`);

/** The download of the blocked addresses, filtered like the list. */
export const suppressionsUrl = (narrowed: { search?: string; reason?: string } = {}): string => {
  const query = new URLSearchParams(narrowed).toString();
  return mediaUrl(`/api/suppressions/file${query && `?${query}`}`);
};

/** The contacts that a segment currently matches. */
export const segmentContactsPath = (segmentId: string): string => `${paths.contacts}?segment=${segmentId}`;

/** The download of the rows that an import skipped. */
export const importErrorsUrl = (importId: string): string => mediaUrl(`/api/imports/${importId}/errors/file`);

/** The report of a period as a file: pages to print, or a zip of tables. */
export const reportFileUrl = (format: 'pdf' | 'csv', period: string): string =>
  mediaUrl(`/api/reports/${format}?period=${period}`);

/** The path as a child route of /dashboard: '/dashboard/seo' becomes 'seo'. */
export const dashboardSegment = (path: string): string => path.slice(paths.overview.length + 1);

/** An absolute URL on the API's host: apiUrl('/api/blog'). Outside a browser, `fetch` requires one. */
export const apiUrl = (pathAndQuery: string): string => `${env.apiHost || globalThis.location.origin}${pathAndQuery}`;

/** A URL for `src` and `href` of files that the API serves, such as pictures. */
export const mediaUrl = (path: string): string => (path.startsWith('/') ? `${env.apiHost}${path}` : path);

/** The same file to be kept, whether its URL has a query of its own ("…/file?v=8a07") or none. */
export const downloadUrl = (url: string): string => `${mediaUrl(url)}${url.includes('?') ? '&' : '?'}download=1`;
