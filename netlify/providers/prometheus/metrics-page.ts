import type { MetricFamily, MetricsPagePort } from '../../ports/metrics';

/**
 * The Prometheus text format (https://prometheus.io/docs/instrumenting/exposition_formats/), written by prom-client with
 * its metrics of the Node process. The library is loaded when the page is first read; the event loop is watched from then.
 */
export function createMetricsPage(): MetricsPagePort {
  return {
    contentType: 'text/plain; version=0.0.4; charset=utf-8',
    async render(families) {
      const { Registry, AggregatorRegistry, collectDefaultMetrics } = (await import('prom-client')).default;
      if (!ofProcess) collectDefaultMetrics({ register: (ofProcess = new Registry()) });
      // Made for numbers that another process counted, which is what ours are to the library.
      const ours = AggregatorRegistry.aggregate([families.map(toPromClient)]);
      return `${await ours.metrics()}\n${await ofProcess.metrics()}`;
    },
  };
}

const toPromClient = ({ name, help, kind, samples }: MetricFamily) => ({
  name, help, type: kind, aggregator: 'first', values: samples.map((sample) => ({ metricName: sample.name ?? name, labels: sample.labels, value: sample.value })),
});

let ofProcess: import('prom-client').Registry | undefined;
