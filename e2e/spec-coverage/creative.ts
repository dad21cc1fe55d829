import type { Sentence } from './sentence';

const handlers = 'netlify/features/creative/creative-handlers.test.ts';
const plan = 'src/domain/plan.test.ts';
const panels = 'src/features/creative/components/side-panels.test.tsx';
const plans = 'src/features/plan/plan-parts.test.tsx';

export const creative: Sentence[] = [
  { says: 'POST /api/generate-image: prompt, aspectRatio, style; success, data (type, title, prompt, url, createdAt), error.', test: 'answers as the specification says, with a picture that its workspace can load', in: handlers },
  { says: 'Image defaults: aspect ratio 1:1, style photorealistic.', test: 'with the defaults of the specification draws what the designer can, and says which style that was', in: handlers },
  { says: 'The style photorealistic is drawn.', later: 'the creative suite; until then the reply and the page name the style that was drawn' },
  { says: 'Usage display: 47 of 200 images, 12 of 20 videos.', test: 'a demo opens with 47 of 200 images, 12 of 20 videos, and pictures that load', in: handlers },
  { says: 'Usage is static.', departure: 'it is counted, and the last unit of a month goes to one request' },
  { says: 'Usage panel: images, videos, unlimited downloads.', test: 'tells what is used in the panel, and what is left beside each button', in: panels },
  { says: 'No screen for choosing a plan.', test: 'one is chosen after a question that names its price, and its invoice stands there at once', in: plans },
  { says: 'Plans: Starter $97, Pro $297, Agency $597 with their monthly images and videos.', test: 'the plans are those of the specification; a trial has the allowances of Starter', in: plan },
  { says: 'POST /api/generate-video.', later: 'the creative suite' },
  { says: 'Score colours: 80 or more green, 60 to 79 yellow, below 60 red.', test: '%i is %s', in: 'src/domain/score.test.ts' },
];
