import { creativeContract } from '../contracts/creative';
import { aspectRatioNames } from './image-format';
import { categoryOfShape, fileNameOfTitle, nearestRatio, titleOfFile, uploadRoom, uploadRoomInWords } from './library';

it.each([
  [{ width: 4032, height: 3024 }, '4:3'],
  [{ width: 4, height: 5 }, '1:1'],
  [{ width: 2, height: 3 }, '9:16'],
  [{ width: 1080, height: 1920 }, '9:16'],
  [{ width: 1280, height: 720 }, '16:9'],
  [{ width: 3000, height: 500 }, '4:1'],
  [{ width: 1, height: 1 }, '1:1'],
])('%j is nearest to %s', (size, ratio) => expect(nearestRatio(size)).toBe(ratio));

it('a new template is sorted by its shape; one without a shape is for social media', () => {
  expect(Object.fromEntries(aspectRatioNames.map((ratio) => [ratio, categoryOfShape(ratio)]))).toMatchObject({
    '4:1': 'email',
    '16:9': 'video',
    '1:1': 'social',
    '9:16': 'social',
  });
  expect(
    creativeContract.createTemplate.input.parse({
      name: 'Morning',
      description: '',
      prompt: 'A loaf',
      aspectRatio: '16:9',
      style: 'minimalist',
    }).category,
  ).toBe('social');
});

it('storage depends on the plan', () => {
  expect([uploadRoom('Trial'), uploadRoomInWords('Starter'), uploadRoomInWords('Agency')]).toEqual([
    2_147_483_648,
    '2 GB',
    '20 GB',
  ]);
});

it.each([
  ['IMG_2041.JPG', 'IMG_2041'],
  ['C:\\Users\\Ada\\loaf of rye.png', 'loaf of rye'],
  ['../../etc/passwd', 'passwd'],
  ['', 'Photo'],
  ['.png', 'Photo'],
  ['a\n b.webp', 'a b'],
])('a file %j is called %j', (name, title) => expect(titleOfFile(name, 'Photo')).toBe(title));

it.each([
  ['Half off: 5/6 "now"', 'Half off 5 6 now.webp'],
  ['...', 'picture.webp'],
  ['Version 2.5', 'Version 2.5.webp'],
  ['x'.repeat(300), `${'x'.repeat(100)}.webp`],
])('the title %j makes the file %j', (title, file) => expect(fileNameOfTitle(title, 'webp', 'picture')).toBe(file));
