/** A metric with all its samples, in Prometheus's model. Times are in seconds. */
export interface MetricFamily {
  name: string;
  help: string;
  kind: 'counter' | 'gauge' | 'histogram';
  samples: MetricSample[];
}

export interface MetricSample {
  /** Set only where it differs from the family's: `_bucket`, `_sum` and `_count` of a histogram. */
  name?: string;
  labels: Record<string, string>;
  value: number;
}

/** The page that a metrics server reads. */
export interface MetricsPagePort {
  contentType: string;
  /** The given families plus the process's own metrics (memory, CPU, event loop). */
  render(families: MetricFamily[]): Promise<string>;
}
