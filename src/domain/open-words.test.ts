import { openWordsOf } from './open-words';

test('placeholders are found wherever they are, in columns too, each once; a link in such words is not one', () => {
  expect(
    openWordsOf({
      subject: '[Your offer] is here',
      preheader: 'See [Your offer]',
      blocks: [
        {
          id: 'c',
          kind: 'columns',
          left: [
            { id: 't', kind: 'text', text: 'Come [Your hours, day by day.] or read [Your menu](https://example.com).' },
          ],
          right: [
            {
              id: 'p',
              kind: 'product',
              name: 'Rye',
              text: '',
              price: '[Your price]',
              creationId: null,
              alt: '',
              label: '',
              url: '',
            },
          ],
        },
        { id: 'b', kind: 'button', label: '[Your word]', url: '' },
      ],
    }),
  ).toEqual(['[Your offer]', '[Your hours, day by day.]', '[Your price]', '[Your word]']);
  expect(
    openWordsOf({ subject: 'Dates: [What is next: days to keep free.]', preheader: '[Address.]', blocks: [] }),
  ).toEqual(['[What is next: days to keep free.]', '[Address.]']);
  expect(
    openWordsOf({ subject: 'Our shop [Photo: Maya]', preheader: '[Everything.](https://example.com)', blocks: [] }),
  ).toEqual([]);
  expect(openWordsOf({ subject: 'Your offer [today]', preheader: '', blocks: [] })).toEqual([]);
});
