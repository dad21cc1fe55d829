import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './engine-jobs';

export const engineJobHandlers = withHandlers(jobs, {
  proposeIdeas: async (payload) => (await import('./engine-wiring')).engineJobs().proposeIdeas(payload),
  beginWeeks: async () => (await import('./engine-wiring')).engineJobs().beginWeeks(),
  failPiece: async (payload) => (await import('./engine-wiring')).engineJobs().failPiece(payload),
  beginForecastScores: async () =>
    (await import('./forecasts/forecast-wiring')).forecastService().beginForecastScores(),
  scoreForecasts: async (payload) =>
    (await import('./forecasts/forecast-wiring')).forecastService().scoreForecasts(payload),
  publishPiece: async (payload) => (await import('./engine-wiring')).engineJobs().publishPiece(payload),
});
