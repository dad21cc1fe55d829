import type { Registry } from 'prom-client';
import type { MetricFamily, MetricsPagePort } from '../../ports/metrics';

/**
 * The Prometheus text format (https://prometheus.io/docs/instrumenting/exposition_formats/), written by
 * prom-client together with its metrics of the Node process. The library is loaded when the page is first read;
 * the event loop is monitored from then on.
 */
export function createMetricsPage(): MetricsPagePort {
  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    async render(families) {
      const prometheus = (await import('prom-client')).default;
      if (!ofProcess) {
        prometheus.collectDefaultMetrics({
          register: (ofProcess = new prometheus.Registry()),
          eventLoopMonitoringPrecision: SAMPLE_MS,
        });
        await new Promise((resolve) => setTimeout(resolve, 3 * SAMPLE_MS)); // without samples the event loop's figures are meaningless
      }
      // Meant for metrics of another process, which is what ours are to the library.
      const ours = prometheus.AggregatorRegistry.aggregate([families.map(toPromClient)]);
      return `${await ours.metrics()}\n${await ofProcess.metrics()}`;
    },
  };
}

const toPromClient = ({ name, help, kind, samples }: MetricFamily) => ({
  name,
  help,
  type: kind,
  aggregator: 'first',
  values: samples.map((sample) => ({ metricName: sample.name ?? name, labels: sample.labels, value: sample.value })),
});

const SAMPLE_MS = 10;

let ofProcess: Registry | undefined;
