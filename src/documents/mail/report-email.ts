import type { Report } from '../../domain/report';
import { plainText, type Sentence } from '../../domain/report-sentence';
import type { ReportOften } from '../../domain/report-rhythm';
import { safeName, type SystemEmail } from './system-email';

/** To a member of a workspace: the report of the last week or month in a few sentences. `url`: its page; null where unknown. */
export function reportEmail({
  report,
  often,
  url,
}: {
  report: Report;
  often: ReportOften;
  url: string | null;
}): SystemEmail {
  const business = safeName(report.business);
  const span = plainText(report.span);
  return {
    subject: `${business}: report for ${span}`,
    preheader: safeName(plainText(report.summary[0] ?? []), SENTENCE),
    heading: `${business}, ${span}`,
    paragraphs: [...report.summary, ...findings(report)].map((sentence) => safeName(plainText(sentence), SENTENCE)),
    ...(url !== null && { action: { label: 'Read the report', url } }),
    after: [
      ...(url === null
        ? ['Open Analytics in Fourbeat for the charts and the PDF.']
        : [`As a PDF: ${url}/pdf`, 'Anyone with these links can use them for 90 days.']),
      `You asked for this report ${often === 'weekly' ? 'every week' : 'every month'}. ${
        url === null
          ? 'To stop these emails, choose Never under Analytics > Export Report.'
          : `To stop these emails: ${url}/stop`
      }`,
    ],
  };
}

/** The findings that are most certain, and how far the goals of the month are. */
const findings = ({ insights, goals }: Report): Sentence[] => [
  ...insights
    .slice(0, 2)
    .map(({ sentence, confidence }): Sentence => [...withoutStop(sentence), ' (', confidence, ' confidence).']),
  ...(goals?.rows ?? [])
    .slice(0, 3)
    .map(({ name, done, wanted, state }): Sentence => [
      'Goal “',
      name,
      '”: ',
      done,
      ' of ',
      wanted,
      '. ',
      ...state,
      '.',
    ]),
];

/** The bracket that follows belongs to the sentence. */
const withoutStop = (sentence: Sentence): Sentence =>
  sentence.map((part, at) => (at === sentence.length - 1 && typeof part === 'string' ? part.replace(/\.$/, '') : part));

const SENTENCE = 400;
