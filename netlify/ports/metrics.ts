/** One metric with all its samples, as Prometheus understands it. Times are in seconds. */
export interface MetricFamily {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  samples: MetricSample[];
}

export interface MetricSample {
  /** Only where it differs from the family's: the `_bucket`, `_sum` and `_count` of a histogram. */
  name?: string;
  labels: Record<string, string>;
  value: number;
}

/** The page that a metrics server reads. */
export interface MetricsPagePort {
  contentType: string;
  /** The families given, with what the process itself has to tell (memory, CPU, event loop). */
  render(families: MetricFamily[]): Promise<string>;
}
