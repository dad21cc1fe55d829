import { lateDialog } from '../../../ui/late-dialog';

/** Its code loads on the first press. */
export const LateNewsletterPreview = lateDialog(
  async () => (await import('./newsletter-preview')).NewsletterPreview,
  'Your post is safe.',
);
