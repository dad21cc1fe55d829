/**
 * What each kind of reply lets a browser do (Content Security Policy Level 3), all in one place. Each begins closed and
 * names what it opens; no script runs in any of them. The application's own pages have theirs in `host/headers.ts`,
 * where the build adds the hashes of the scripts that stand in them.
 */
export const contentPolicies = {
  /** JSON, feeds, pixels: data that is never shown as a page. */
  data: policy({ 'frame-ancestors': "'none'" }),
  /** Somebody's file: nothing in it runs, whatever it is. */
  file: policy({ sandbox: '' }),
  publicPage: page({ 'img-src': "'self'", 'media-src': "'self'" }),
  publicPageWithForm: page({ 'img-src': "'self'", 'media-src': "'self'", 'form-action': "'self'" }),
  sharedPage: page({ 'img-src': "'self'", 'media-src': "'self'" }),
  /** A report: words, tables, and a drawing and logos that stand in it. */
  sharedReport: page({ 'img-src': 'data:' }),
  reportMail: page({ 'form-action': "'self'" }),
  decision: page({ 'form-action': "'self'" }),
  preferences: page({ 'img-src': "'self'", 'form-action': "'self'" }),
  newsletter: page({ 'form-action': "'self'" }),
  signup: page({ 'img-src': "'self'", 'form-action': "'self'" }),
  /** What any site may put into a frame: the form alone, which acts on nothing but a mail that is opened elsewhere. */
  signupFrame: page({ 'img-src': "'self'", 'form-action': "'self'", 'frame-ancestors': '*' }),
  deadLink: page({}),
  /** A page to print, which our own pages show in a frame. */
  invoice: page({ 'img-src': "'self' data:", 'frame-ancestors': "'self'" }),
  /** A mail in a frame of our own pages: no form, no window, nothing loaded. */
  mailPreview: page({ sandbox: '', 'img-src': 'data:', 'font-src': "'none'", 'frame-ancestors': "'self'" }),
  /** Somebody's mail: links open in a window of their own, nothing is loaded from elsewhere. */
  inboxMail: page({
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    'img-src': 'data:',
    'font-src': "'none'",
    'frame-ancestors': "'self'",
  }),
  /** The same with the pictures that a member asked for. */
  inboxMailWithPictures: page({
    sandbox: 'allow-popups allow-popups-to-escape-sandbox',
    'img-src': 'data: https: http:',
    'font-src': "'none'",
    'frame-ancestors': "'self'",
  }),
} as const;

/** A page of ours: its styles stand in it, its fonts come from this origin, nobody frames it, no form leaves it. */
function page(opened: Directives): string {
  return policy({
    'style-src': "'unsafe-inline'",
    'font-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...opened,
  });
}

function policy(directives: Directives): string {
  return Object.entries({ 'default-src': "'none'", ...directives })
    .map(([directive, sources]) => `${directive} ${sources}`.trim())
    .join('; ');
}

type Directives = Partial<
  Record<
    'style-src' | 'font-src' | 'img-src' | 'media-src' | 'base-uri' | 'form-action' | 'frame-ancestors' | 'sandbox',
    string
  >
>;
