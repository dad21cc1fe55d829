import type { MetricFamily, MetricSample } from '../ports/metrics';

/**
 * Counters of this process since it started. A registry of prom-client would add about 20 ms to every cold
 * start; these are maps that the metrics endpoint reads. Each process and each function instance only knows its
 * own counts: a metrics server sums them, and on a serverless host only the gauges from the database are
 * complete.
 */
export function countRequest({ method, path }: { method: string; path: string }, status: number, ms: number): void {
  add('fourbeat_requests_total', { endpoint: path, method, status: String(status) });
  observe('fourbeat_request_seconds', { endpoint: path }, ms / 1000);
}

export function countJob(job: string, outcome: 'done' | 'failed', ms: number): void {
  add('fourbeat_jobs_total', { job, outcome });
  observe('fourbeat_job_seconds', { job }, ms / 1000);
}

/**
 * `kind` is the email's ("reset-password"), `outcome` the result of this attempt: the email's state, or
 * "refused" when the queue will retry.
 */
export const countMail = (kind: string, outcome: string): void => add('fourbeat_mails_total', { kind, outcome });

/** Counts a failure by its error code. */
export const countError = (code: string): void => add('fourbeat_errors_total', { code });

/** Counts an error reported by a browser. */
export const countClientError = (): void => add('fourbeat_client_errors_total', {});

/** Every family, including those without counts: a query for a missing metric looks like a healthy one. */
export const readCounts = (): MetricFamily[] =>
  Object.entries(FAMILIES).map(([name, { help, kind }]) => ({
    name,
    help,
    kind,
    samples:
      kind === 'histogram'
        ? [...seriesOf(histograms, name)].flatMap((series) => histogramSamples(name, series))
        : countSamples(name),
  }));

/** For tests: a process otherwise never resets them. */
export const forgetCounts = (): void => {
  counters.clear();
  histograms.clear();
};

function add(name: FamilyName, labels: Labels): void {
  seriesFor(counters, name, labels, () => ({ labels, value: 0 })).value += 1;
}

function observe(name: FamilyName, labels: Labels, seconds: number): void {
  const series = seriesFor(histograms, name, labels, () => ({
    labels,
    buckets: BUCKETS.map(() => 0),
    sum: 0,
    count: 0,
  }));
  const at = BUCKETS.findIndex((bound) => seconds <= bound);
  if (at >= 0) series.buckets[at]! += 1;
  series.sum += seconds;
  series.count += 1;
}

function seriesFor<S>(store: Map<string, Map<string, S>>, name: FamilyName, labels: Labels, make: () => S): S {
  let family = store.get(name);
  if (!family) store.set(name, (family = new Map()));
  const key = Object.values(labels).join('\n'); // a family's labels always come in the same order
  let series = family.get(key);
  if (!series) family.set(key, (series = make()));
  return series;
}

const seriesOf = <S>(store: Map<string, Map<string, S>>, name: string): Iterable<S> => store.get(name)?.values() ?? [];

function countSamples(name: string): MetricSample[] {
  const found = [...seriesOf(counters, name)].map(({ labels, value }) => ({ labels: { ...labels }, value }));
  return found.length === 0 && name === 'fourbeat_client_errors_total' ? [{ labels: {}, value: 0 }] : found;
}

/** In the exposition format a bucket includes all lower ones. */
function histogramSamples(name: string, { labels, buckets, sum, count }: HistogramSeries): MetricSample[] {
  let upToHere = 0;
  const bounded = BUCKETS.map((bound, index) => ({
    name: `${name}_bucket`,
    labels: { le: String(bound), ...labels },
    value: (upToHere += buckets[index]!),
  }));
  return [
    ...bounded,
    { name: `${name}_bucket`, labels: { le: '+Inf', ...labels }, value: count },
    { name: `${name}_sum`, labels: { ...labels }, value: sum },
    { name: `${name}_count`, labels: { ...labels }, value: count },
  ];
}

const counters = new Map<string, Map<string, { labels: Labels; value: number }>>();
const histograms = new Map<string, Map<string, HistogramSeries>>();

/** In seconds. A warm handler should take 25 ms; a drawing takes seconds, a mail server's answer up to a minute. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const FAMILIES = {
  fourbeat_requests_total: { kind: 'counter', help: 'Requests answered, by endpoint, method and status.' },
  fourbeat_request_seconds: { kind: 'histogram', help: 'How long requests took, in seconds, by endpoint.' },
  fourbeat_jobs_total: { kind: 'counter', help: 'Attempts at background jobs, by job and outcome.' },
  fourbeat_job_seconds: { kind: 'histogram', help: 'How long attempts at background jobs took, in seconds, by job.' },
  fourbeat_mails_total: { kind: 'counter', help: 'Attempts to send mail, by kind and outcome.' },
  fourbeat_errors_total: { kind: 'counter', help: 'Requests that failed, by error code.' },
  fourbeat_client_errors_total: { kind: 'counter', help: 'Errors that browsers reported.' },
} as const;

type FamilyName = keyof typeof FAMILIES;
type Labels = Record<string, string>;

interface HistogramSeries {
  labels: Labels;
  /** How many fell into each bucket alone. */
  buckets: number[];
  sum: number;
  count: number;
}
