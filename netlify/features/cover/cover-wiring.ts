import { createDesigner } from '../../providers/builtin/designer/designer';
import { systemClock } from '../../providers/system/clock';
import { coverBrief } from '../site/article-cover';
import { articleSources } from '../site/site-content';
import { coverHandlers } from './cover-handlers';
import { makeCoverService } from './cover-service';

export const coverWiring = () =>
  coverHandlers(
    makeCoverService({
      briefOf: (slug) => {
        const today = systemClock.now().toISOString().slice(0, 10);
        const article = articleSources().find((candidate) => candidate.slug === slug && candidate.date <= today);
        return article ? coverBrief(article) : null;
      },
      designer: createDesigner(),
    }),
  );
