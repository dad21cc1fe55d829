import { styled } from 'styled-components';
import type { Report } from '../domain/report';
import { brandAccent } from './brand-accent';
import { Table } from './report-chart';
import { ReportSentence } from './said-sentence';

/** What stood out, and how far the goals of the month are. */
export function ReportFindings({ report: { insights, goals } }: { report: Report }) {
  return (
    <>
      {insights.length > 0 && (
        <section>
          <h2>What stood out</h2>
          <Findings>
            {insights.map(({ sentence, metric, size, sample, confidence, impact, isApplied }, index) => (
              <li key={index}>
                <p>
                  <ReportSentence sentence={sentence} />
                </p>
                <dl>
                  <div>
                    <dt>Measured in</dt>
                    <dd>{metric}</dd>
                  </div>
                  <div>
                    <dt>Size</dt>
                    <dd>
                      <ReportSentence sentence={[size]} />
                    </dd>
                  </div>
                  <div>
                    <dt>Sample</dt>
                    <dd>
                      <ReportSentence sentence={sample} />
                    </dd>
                  </div>
                  <div>
                    <dt>Confidence</dt>
                    <dd>
                      <ReportSentence sentence={[confidence]} />
                    </dd>
                  </div>
                  <div>
                    <dt>Impact</dt>
                    <dd>
                      <ReportSentence sentence={[impact]} />
                    </dd>
                  </div>
                  {isApplied && (
                    <div>
                      <dt>Advice</dt>
                      <dd>Applied</dd>
                    </div>
                  )}
                </dl>
              </li>
            ))}
          </Findings>
        </section>
      )}
      {goals && (
        <section>
          <h2>{`Goals for ${goals.month.text}`}</h2>
          <Table>
            <thead>
              <tr>
                {['Goal', 'Counted', 'Goal for the month', 'State'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {goals.rows.map(({ name, size, done, wanted, share, state }) => (
                <tr key={name.query}>
                  <th scope="row">
                    <bdi>{name.text}</bdi>
                    <Meter viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
                      <rect width="100" height="3" />
                      <Done width={size * 100} height="3" />
                    </Meter>
                  </th>
                  <td>
                    <ReportSentence sentence={[done, ' (', share, ')']} />
                  </td>
                  <td>
                    <ReportSentence sentence={[wanted]} />
                  </td>
                  <State>
                    <ReportSentence sentence={state} />
                  </State>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
    </>
  );
}

const Findings = styled.ul`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.hairline};

  li {
    display: grid;
    gap: ${({ theme }) => theme.space[3]};
    padding: ${({ theme }) => theme.space[4]} 0;
    border-top: 1px solid ${({ theme }) => theme.color.hairline};
  }

  dl {
    display: flex;
    flex-wrap: wrap;
    gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[6]};
    font-size: ${({ theme }) => theme.text.sm};
  }

  dt {
    color: ${({ theme }) => theme.color.text2};
  }
`;

const Meter = styled.svg`
  display: block;
  width: 100%;
  height: 6px;
  margin-top: ${({ theme }) => theme.space[1]};
  overflow: hidden;
  border-radius: 3px;
  fill: ${({ theme }) => theme.color.hairline};
`;

const Done = styled.rect`
  fill: ${brandAccent};
`;

const State = styled.td`
  && {
    white-space: normal;
    color: ${({ theme }) => theme.color.text2};
  }
`;
