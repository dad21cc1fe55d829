import { DecisionDocument, type DecisionPage } from '../../src/documents/decision-document';
import { SiteNoticeDocument } from '../../src/documents/site-notice-document';
import { toHtml } from './render-document';

/** Pages behind the link in a decision's email. Opening one changes nothing: its buttons do. */
export const decisionPages = {
  ask: (about: DecisionPage) => toHtml(<DecisionDocument {...about} />, {}),
  /** `title`: '' where none was wanted. */
  taken: ({ title }: { title: string }) =>
    toHtml(
      <SiteNoticeDocument
        heading={title ? 'We are making it' : 'None of them, then'}
        paragraphs={[
          title
            ? `“${title}” is being written and drawn. It will be ready for your approval in a minute or two.`
            : 'Thanks for telling us. Next week’s ideas will take it into account.',
        ]}
        links={[TO_ENGINE]}
      />,
      {},
    ),
  /** `sentence`: "Already chosen: …", or that the choice is closed. */
  settled: ({ sentence }: { sentence: string }) =>
    toHtml(<SiteNoticeDocument heading="This choice is made" paragraphs={[sentence]} links={[TO_ENGINE]} />, {}),
};

const TO_ENGINE = { label: 'Open the Content Engine', url: '/dashboard/content-engine' };

export type DecisionPages = typeof decisionPages;
