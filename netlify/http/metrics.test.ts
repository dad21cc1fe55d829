import { createMetricsPage } from '../providers/prometheus/metrics-page';
import { countClientError, countError, countJob, countMail, countRequest, forgetCounts, readCounts } from './metrics';

beforeEach(forgetCounts);

const render = async () => (await createMetricsPage().render(readCounts())).split('\n');

it('adds up what is alike and keeps apart what is not', async () => {
  const endpoint = { method: 'GET', path: '/api/engine/pieces/:pieceId' };
  countRequest(endpoint, 200, 12);
  countRequest(endpoint, 200, 30);
  countRequest(endpoint, 404, 3);
  countJob('send-mail', 'failed', 40);
  countMail('reset-password', 'held');
  countError('not_found');
  expect(await render()).toEqual(
    expect.arrayContaining([
      'fourbeat_requests_total{endpoint="/api/engine/pieces/:pieceId",method="GET",status="200"} 2',
      'fourbeat_requests_total{endpoint="/api/engine/pieces/:pieceId",method="GET",status="404"} 1',
      'fourbeat_jobs_total{job="send-mail",outcome="failed"} 1',
      'fourbeat_mails_total{kind="reset-password",outcome="held"} 1',
      'fourbeat_errors_total{code="not_found"} 1',
    ]),
  );
});

it('sorts durations into buckets that hold everything up to their bound', async () => {
  for (const ms of [4, 5, 24, 90_000]) countJob('publish-piece', 'done', ms);
  expect(await render()).toEqual(
    expect.arrayContaining([
      'fourbeat_job_seconds_bucket{le="0.005",job="publish-piece"} 2',
      'fourbeat_job_seconds_bucket{le="0.025",job="publish-piece"} 3',
      'fourbeat_job_seconds_bucket{le="60",job="publish-piece"} 3',
      'fourbeat_job_seconds_bucket{le="+Inf",job="publish-piece"} 4',
      'fourbeat_job_seconds_count{job="publish-piece"} 4',
    ]),
  );
});

it('names every family before anything was counted, and starts the one without labels at zero', async () => {
  const lines = await render();
  expect(lines).toContain('fourbeat_client_errors_total 0');
  expect(lines).toContain('# TYPE fourbeat_requests_total counter');
  countClientError();
  expect(await render()).toContain('fourbeat_client_errors_total 1');
});

it('escapes what a label may not hold as it is', async () => {
  countMail('a "kind"\nof\\mail', 'sent');
  expect(await render()).toContain('fourbeat_mails_total{kind="a \\"kind\\"\\nof\\\\mail",outcome="sent"} 1');
});

it('tells of the process only what it has measured', async () => {
  const lag = (await render()).find((line) => line.startsWith('nodejs_eventloop_lag_max_seconds '));
  expect(Number(lag?.split(' ')[1])).toBeLessThan(60);
});
