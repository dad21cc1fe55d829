import { withHandlers } from '../../queue/job-handlers';
import * as jobs from './rules-jobs';

export const rulesJobHandlers = withHandlers(jobs, {
  advanceRules: async (_payload, signal) => (await import('./rules-wiring')).ruleJobs().advance(signal),
  makeRulePost: async (payload) => (await import('./rules-wiring')).ruleJobs().makePost(payload),
  failRuleFiring: async (payload) => (await import('./rules-wiring')).ruleJobs().failFiring(payload),
  readRuleFeed: async (payload) => (await import('./rules-wiring')).ruleJobs().readFeed(payload),
  forgetDeletedRules: async () => (await import('./rules-wiring')).ruleJobs().forgetDeleted(),
});
