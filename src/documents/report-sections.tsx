import { styled } from 'styled-components';
import type { Report } from '../domain/report';
import { ReportSentence } from './said-sentence';
import { Table } from './report-chart';

/** Channels, content, the way to a customer, sources: as tables, which every reader and screen reader can read. */
export function ReportSections({ report }: { report: Report }) {
  const { channels, content, funnel, sources, hours } = report;
  return (
    <>
      {channels.length > 0 && (
        <section>
          <h2>Channels</h2>
          <Table>
            <Head names={['Channel', 'Reach', 'Engagement', 'Conversions', 'Change in reach']} />
            <tbody>
              {channels.map(({ name, state, figures, change }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  {figures ? (
                    <>
                      <td>{figures.reach.text}</td>
                      <td>{figures.rate?.text ?? '–'}</td>
                      <td>{figures.conversions.text}</td>
                      <td>{change ? `${['−', '', '+'][change.direction + 1]}${change.text}` : '–'}</td>
                    </>
                  ) : (
                    <State colSpan={4}>{state}</State>
                  )}
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      <section>
        <h2>Top content</h2>
        {content.length === 0 ? (
          <p>No post or campaign reached anybody in this period.</p>
        ) : (
          <Table>
            <Head names={['Post or campaign', 'Reach', 'Engagement', 'Conversions']} />
            <tbody>
              {content.map(({ id, title, about, reach, rate, conversions }) => (
                <tr key={id}>
                  <th scope="row">
                    <bdi>{title.text}</bdi>
                    <br />
                    <small>{about}</small>
                  </th>
                  <td>{reach.text}</td>
                  <td>{rate?.text ?? '–'}</td>
                  <td>{conversions.text}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        )}
      </section>
      {funnel.length > 0 && (
        <section>
          <h2>From visit to customer</h2>
          <Table>
            <Head names={['Step', 'People', 'Before']} />
            <tbody>
              {funnel.map(({ name, people, before }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>{people.text}</td>
                  <td>{before?.text ?? '–'}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {sources.length > 0 && (
        <section>
          <h2>Where people came from</h2>
          <Table>
            <Head names={['Source', 'People']} />
            <tbody>
              {sources.map(({ name, people }) => (
                <tr key={name.text}>
                  <th scope="row">
                    <bdi>{name.text}</bdi>
                  </th>
                  <td>{people.text}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </section>
      )}
      {hours && (
        <p>
          <ReportSentence sentence={hours} />
        </p>
      )}
    </>
  );
}

const Head = ({ names }: { names: string[] }) => (
  <thead>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

/** Beside its name, as it belongs to the whole row. */
const State = styled.td`
  && {
    text-align: left;
    color: ${({ theme }) => theme.color.text2};
  }
`;
