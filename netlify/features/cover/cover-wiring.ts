import { createDesigner } from '../../providers/builtin/designer/designer';
import { shrinkPicture } from '../../providers/builtin/designer/shrink-picture';
import { systemClock } from '../../providers/system/clock';
import { COVER_WIDTH, coverBrief } from '../site/article-cover';
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
      designer: { generate: async (brief) => shrinkPicture(await createDesigner().generate(brief), COVER_WIDTH) },
    }),
  );
