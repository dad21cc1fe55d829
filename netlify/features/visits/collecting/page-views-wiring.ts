import { log } from '../../../http/log';
import { makePageViews } from './page-views-service';
import { visitParts } from './visit-parts-wiring';

export const pageViews = () => makePageViews({ ...visitParts(), log: (sentence) => log().warn(sentence) });
