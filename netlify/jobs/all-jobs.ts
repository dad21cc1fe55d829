import { beginWeeks } from './begin-weeks';
import { expireDemos } from './expire-demos';
import type { Job } from './job';
import { proposeIdeas } from './propose-ideas';
import { publishPiece } from './publish-piece';

/** Every job of the product; queues are made from this list when a database is migrated. */
export const allJobs: Job[] = [publishPiece, proposeIdeas, beginWeeks, expireDemos];
