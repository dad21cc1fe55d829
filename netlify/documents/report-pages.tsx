import { ReportDocument, type ReportDocumentProps } from '../../src/documents/report-document';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { toHtml } from './render-document';

/** Pages behind a report's links. Opening the one that stops emails changes nothing: its button does. */
export const reportPages = {
  report: ({ colours, ...props }: ReportDocumentProps & { colours: readonly string[] }) =>
    toHtml(<ReportDocument {...props} />, { colours }),
  ended: ({ state, business }: { state: 'expired' | 'revoked'; business: string }) =>
    toHtml(
      <SiteNoticeDocument
        heading={state === 'expired' ? 'This link has expired' : 'This link was withdrawn'}
        paragraphs={[
          state === 'expired'
            ? `Links to reports work for 90 days. Ask ${business} for a new one.`
            : `${business} no longer shares this report. Ask them if you still need it.`,
        ]}
      />,
      {},
    ),
  askStop: ({ business, often, url }: { business: string; often: 'weekly' | 'monthly'; url: string }) =>
    toHtml(
      <SiteNoticeDocument
        heading="Stop these reports?"
        paragraphs={[`You get the ${often} report of ${business} by email. It ends as soon as you select the button.`]}
        action={{ label: 'Stop the reports', url }}
      />,
      {},
    ),
  stopped: ({ business }: { business: string }) =>
    toHtml(
      <SiteNoticeDocument
        heading="No more reports"
        paragraphs={[
          `We will not send you the report of ${business} again. To get it back, open Export Report on the Analytics page.`,
        ]}
      />,
      {},
    ),
};

export type ReportPages = typeof reportPages;
