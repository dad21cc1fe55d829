import { creativeContract } from '../../../contracts/creative';
import { checkInput } from '../../../api/check-input';
import { buildProfile } from '../../../testing/builders/engine';
import { creativeTemplates, startingPrompt } from './creative-templates';

test('the four templates set the specified shapes', () => {
  expect(creativeTemplates.map(({ name, aspectRatio }) => [name, aspectRatio])).toEqual([
    ['Social Media Post', '1:1'],
    ['Story/Reel', '9:16'],
    ['YouTube Thumbnail', '16:9'],
    ['Email Banner', '4:1'],
  ]);
});

test('a described business starts from its own offer and name', () => {
  const profile = buildProfile({ name: 'Corner Grill', offers: ['Smash burger', 'Fries'] });
  expect(startingPrompt('social-post', profile)).toBe('Smash burger, this week at Corner Grill.');
  expect(startingPrompt('email-banner', profile)).toBe('News from Corner Grill: Smash burger.');
});

test('without a profile every template starts from words of its own', () => {
  const prompts = creativeTemplates.map(({ id }) => startingPrompt(id, null));
  expect(new Set(prompts).size).toBe(creativeTemplates.length);
});

test.each(creativeTemplates)(
  '$name fills in a description that can be sent as it is, even for the longest profile',
  ({ id, aspectRatio }) => {
    const longest = buildProfile({ name: 'n'.repeat(120), offers: ['o'.repeat(120)] });
    for (const profile of [undefined, longest])
      expect(checkInput(creativeContract.generateImage, { prompt: startingPrompt(id, profile), aspectRatio })).toEqual(
        {},
      );
  },
);
