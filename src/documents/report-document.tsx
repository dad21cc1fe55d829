import { styled } from 'styled-components';
import { isolatedText, ReportSentence } from './said-sentence';
import type { Report } from '../domain/report';
import { plainText } from '../domain/report-sentence';
import { brandLine } from './brand-accent';
import { ReportChart } from './report-chart';
import { ReportFindings } from './report-findings';
import { ReportSections } from './report-sections';
import { ReportOrigins } from './report-origins';

/**
 * A shared report as a page: the same sections as the PDF, with a link to it. Its numbers link to where they come from.
 */
export function ReportDocument({ report, logo, preparedBy, pdfUrl, until }: ReportDocumentProps) {
  const span = plainText(report.span);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${report.business}: ${span}`}</title>
      </head>
      <body>
        <Line />
        <Page>
          <header>
            {logo && <Logo src={logo} alt="" />}
            {preparedBy?.logo && <AgencyLogo src={preparedBy.logo} alt="" />}
            <Small>{preparedBy ? `Prepared by ${isolatedText(preparedBy.name)}` : 'Analytics report'}</Small>
            {preparedBy && preparedBy.contact !== '' && <Small dir="auto">{preparedBy.contact}</Small>}
            <h1 dir="auto">{report.business}</h1>
            <p>{span}</p>
            <p>
              <a href={pdfUrl}>Download as PDF</a>
            </p>
          </header>
          <section aria-label="Summary">
            {report.summary.map((sentence, index) => (
              <Summary key={index} $first={index === 0}>
                <ReportSentence sentence={sentence} />
              </Summary>
            ))}
          </section>
          <Metrics>
            {report.metrics.map(({ name, value, change }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value?.text ?? '–'}</dd>
                <Small as="dd">
                  {!value
                    ? 'Nothing measured'
                    : change
                      ? change.direction === 0
                        ? 'Unchanged from before'
                        : `${change.text} ${change.direction > 0 ? 'more' : 'less'} than before`
                      : 'No comparison yet'}
                </Small>
              </div>
            ))}
          </Metrics>
          <ReportChart chart={report.chart} />
          <ReportFindings report={report} />
          <ReportSections report={report} />
          <ReportOrigins queries={report.queries} />
        </Page>
        <Foot>
          {until && <span>{`This link works until ${until}.`}</span>}
          <span>Made with Fourbeat</span>
        </Foot>
      </body>
    </html>
  );
}

const Page = styled.main`
  display: grid;
  gap: ${({ theme }) => theme.space[12]};
  max-width: 52rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[12]} ${({ theme }) => theme.space[6]} ${({ theme }) => theme.space[16]};
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  h1 {
    font: ${({ theme }) => theme.weight.display} clamp(2rem, 5vw, 3rem)/1.1 ${({ theme }) => theme.font.display};
    letter-spacing: ${({ theme }) => theme.track.display};
    text-wrap: balance;
  }

  h2 {
    margin-bottom: ${({ theme }) => theme.space[3]};
    font-size: ${({ theme }) => theme.text.xl};
    line-height: 1.3;
  }

  header {
    display: grid;
    gap: ${({ theme }) => theme.space[2]};
  }
`;

const Line = styled.div`
  height: 6px;
  background: ${brandLine};
`;

const Logo = styled.img`
  max-width: min(16rem, 60%);
  max-height: 4.5rem;
  object-fit: contain;
  object-position: left;
`;

const AgencyLogo = styled(Logo)`
  max-width: 8rem;
  max-height: 2rem;
`;

const Small = styled.p`
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;

const Summary = styled.p<{ $first: boolean }>`
  max-width: 42rem;
  margin-top: ${({ theme }) => theme.space[2]};
  font-size: ${({ theme, $first }) => ($first ? theme.text.xl : theme.text.lg)};
  color: ${({ theme, $first }) => ($first ? theme.color.text1 : theme.color.text2)};
  text-wrap: pretty;
`;

const Metrics = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${({ theme }) => theme.color.hairline};
  border-radius: ${({ theme }) => theme.radius.panel};
  background: ${({ theme }) => theme.color.hairline};

  div {
    padding: ${({ theme }) => theme.space[4]};
    background: ${({ theme }) => theme.color.panel};
  }

  dt {
    font-size: ${({ theme }) => theme.text.sm};
    color: ${({ theme }) => theme.color.text2};
  }

  dd:nth-of-type(1) {
    font-size: ${({ theme }) => theme.text['2xl']};
    font-weight: ${({ theme }) => theme.weight.semibold};
  }
`;

const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[4]};
  max-width: 52rem;
  margin: 0 auto;
  padding: ${({ theme }) => theme.space[6]};
  border-top: 1px solid ${({ theme }) => theme.color.hairline};
  font-size: ${({ theme }) => theme.text.sm};
  color: ${({ theme }) => theme.color.text2};
`;

export interface ReportDocumentProps {
  report: Report;
  /** The business's, as a data URL. */
  logo: string | null;
  preparedBy: { name: string; contact: string; logo: string | null } | null;
  pdfUrl: string;
  /** "23 February 2027"; null where nothing is known. */
  until: string | null;
}
