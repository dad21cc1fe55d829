import type { Sentence } from './sentence';

const handlers = 'netlify/features/creative/creative-handlers.test.ts';
const plan = 'src/domain/plan.test.ts';
const panels = 'src/features/creative/making/components/side-panels.test.tsx';
const page = 'src/features/creative/creative-page.test.tsx';
const clips = 'src/features/creative/making/components/making-clips.test.tsx';
const library = 'src/features/creative/library/components/library-tab.test.tsx';
const finding = 'src/features/creative/library/components/library-finding.test.tsx';
const templates = 'src/features/creative/templates/components/templates-tab.test.tsx';
const plans = 'src/features/plan/plan-parts.test.tsx';

export const creative: Sentence[] = [
  {
    says: 'POST /api/generate-image: prompt, aspectRatio, style; success, data (type, title, prompt, url, createdAt), error.',
    test: 'answers as the specification says, with a picture that its workspace can load',
    in: handlers,
  },
  {
    says: 'Image defaults: aspect ratio 1:1, style photorealistic.',
    test: 'has the defaults of the specification, and says in which style it is',
    in: handlers,
  },
  {
    says: 'The style photorealistic is drawn.',
    test: 'draws every style of the product, and says which takes long',
    in: 'netlify/providers/builtin/designer/designer.test.ts',
  },
  {
    says: 'Usage display: 47 of 200 images, 12 of 20 videos.',
    test: 'holds as many pictures and clips of this month as its usage says, in folders, liked by people and with templates of its own',
    in: 'netlify/features/engine/demo/engine-demo.test.ts',
  },
  { says: 'Usage is static.', departure: 'it is counted, and the last unit of a month goes to one request' },
  {
    says: 'Usage panel: images, videos, unlimited downloads.',
    test: 'tells what is used in the panel, and what is left beside each button',
    in: panels,
  },
  {
    says: 'No screen for choosing a plan.',
    test: 'one is chosen after a question that names its price, and its invoice appears at once',
    in: plans,
  },
  {
    says: 'Plans: Starter $97, Pro $297, Agency $597 with their monthly images and videos.',
    test: 'the plans are those of the specification; a trial has the allowances of Starter',
    in: plan,
  },
  {
    says: 'POST /api/generate-video: prompt, duration, quality; the same reply.',
    test: 'that is quick comes with the reply: counted, labelled, with its still, and told',
    in: 'netlify/features/creative/making/making-handlers.test.ts',
  },
  {
    says: 'Image card: description; aspect ratio 1:1, 16:9, 9:16, 4:3; style.',
    test: 'sends the words with square and photorealistic unless something else was chosen',
    in: page,
  },
  {
    says: 'Video card: description; duration 3, 5, 10, 15 seconds; quality sd, hd, 4k.',
    test: 'a clip is sent with what the selects say: five seconds in HD unless something else was chosen',
    in: clips,
  },
  {
    says: 'The video request is fixed at 5 seconds and hd.',
    departure: 'the selects are sent; 5 seconds and hd are their defaults',
  },
  {
    says: 'Generate Image is disabled while its description is empty or a generation is running.',
    test: 'is refused while the description is empty, and says why',
    in: page,
  },
  {
    says: 'Generate Video is disabled while its description is empty or a generation is running.',
    test: 'a clip is refused while its description is empty, and says why',
    in: clips,
  },
  {
    says: 'Both buttons are disabled while either runs, and Generating... is shown.',
    test: 'shows Generating... while it runs, takes no second click, and says at the other button what is made',
    in: page,
  },
  {
    says: 'A result has title, prompt, preview, Download, Share and when it was generated; the description is cleared.',
    test: 'ends in a result with its facts, and an empty description that can be brought back',
    in: page,
  },
  {
    says: 'The prior result and error are cleared at each attempt.',
    test: 'clears the last result and the last error at each attempt',
    in: page,
  },
  {
    says: "'Generation failed' where a failed reply has no error of its own.",
    test: 'that the server refuses shows %s and keeps the words',
    in: page,
  },
  {
    says: "'Failed to connect to server. Please try again.' on a network failure.",
    test: 'that does not reach the server says so',
    in: page,
  },
  {
    says: 'Library: cards in grid or list, each with status, likes, downloads, View, Download and Share.',
    test: 'pictures and clips stand in a grid with status, title, date, likes and what can be done with them',
    in: library,
  },
  {
    says: 'Library: a Filter button.',
    test: 'Filter narrows by kind, origin, style and liking, and counts what is chosen',
    in: finding,
  },
  {
    says: 'Templates: Social Media Post 1:1, Story/Reel 9:16, YouTube Thumbnail 16:9, Email Banner 4:1, each with Use Template.',
    test: 'a template fills the generate tab in the words of the business, ready to be typed over',
    in: templates,
  },
  {
    says: 'Score colours: 80 or more green, 60 to 79 yellow, below 60 red.',
    test: '%i is %s',
    in: 'src/domain/score.test.ts',
  },
  {
    says: 'Template: name, description, aspectRatio, category (social, video, email).',
    test: 'are kept, changed and deleted, newest first',
    in: 'netlify/features/creative/uploads/upload-handlers.test.ts',
  },
  {
    says: 'Both generate buttons stay busy while a generation runs.',
    test: 'shows Generating... while it runs, takes no second click, and says at the other button what is made',
    in: 'src/features/creative/creative-page.test.tsx',
  },
  {
    says: 'Both generate buttons stay busy while one goes on as a job.',
    test: 'a clip that takes longer than its call shows how far it is, keeps both buttons waiting, and completes by itself',
    in: 'src/features/creative/making/components/making-clips.test.tsx',
  },
];
