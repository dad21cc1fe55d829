import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './engine-jobs';
import * as writingJobs from './writing/writing-jobs';

export const engineJobHandlers = [
  ...withHandlers(writingJobs, {
    rewordIdeas: async (payload) => (await import('./engine-wiring')).writingService().rewordIdeas(payload),
    rewordPiece: async (payload) => (await import('./engine-wiring')).writingService().rewordPiece(payload),
    keepWords: async (payload) => (await import('./engine-wiring')).writingService().keepWords(payload),
  }),
  ...withHandlers(jobs, {
    advanceCycle: async (payload) => (await import('./engine-wiring')).engineJobs().advanceCycle(payload),
    lookAfterCycles: async (_payload, signal) => (await import('./engine-wiring')).engineJobs().lookAfterCycles(signal),
    advanceEvergreens: async (_payload, stops) => (await import('./engine-wiring')).evergreenJobs().advance(stops),
    repeatPiece: async (payload) => (await import('./engine-wiring')).evergreenJobs().repeat(payload),
    wordForNetworks: async (payload) => (await import('./engine-wiring')).writingService().wordForNetworks(payload),
    failPiece: async (payload) => (await import('./engine-wiring')).engineJobs().failPiece(payload),
    beginForecastScores: async () =>
      (await import('./forecasts/forecast-wiring')).forecastService().beginForecastScores(),
    scoreForecasts: async (payload) =>
      (await import('./forecasts/forecast-wiring')).forecastService().scoreForecasts(payload),
    publishPiece: async (payload) => (await import('./engine-wiring')).engineJobs().publishPiece(payload),
  }),
];
