import { linked } from './chat-elements';
import { chatLanguages, chatWords, visitorLocale } from './chat-words';

test.each([
  [['de-AT'], 'de'],
  [['', 'nl_BE'], 'nl'],
  [['ar', 'fr-CA'], 'fr'],
  [['ja'], 'en'],
  [[], 'en'],
])('of %j it speaks %s', (wanted, language) => expect(chatWords(wanted).language).toBe(language));

test('each language says everything, and none says it in English', () => {
  const english = chatWords(['en']).words;
  for (const language of chatLanguages.filter((one) => one !== 'en')) {
    const { words } = chatWords([language]);
    expect(Object.keys(words).sort()).toEqual(Object.keys(english).sort());
    const same = Object.entries(words).filter(([key, text]) => text === english[key as keyof typeof english]);
    expect(same.filter(([key]) => !['conversation', 'email'].includes(key))).toEqual([]);
    expect(words.manyNew).toContain('{n}');
  }
});

test('text becomes text, and only web addresses become links', () => {
  const shown = document.createElement('p');
  shown.append(
    ...linked(
      'See https://grill.example/menu?a=1, or <img src=x onerror=alert(1)> javascript:alert(2) https://x"onclick=1',
    ),
  );
  expect(shown.querySelectorAll('img')).toHaveLength(0);
  expect([...shown.querySelectorAll('a')].map(({ href, rel }) => [href, rel])).toEqual([
    ['https://grill.example/menu?a=1', 'noopener noreferrer nofollow ugc'],
    ['https://x/', 'noopener noreferrer nofollow ugc'],
  ]);
  expect(shown.textContent).toBe(
    'See https://grill.example/menu?a=1, or <img src=x onerror=alert(1)> javascript:alert(2) https://x"onclick=1',
  );
});

test('days and times are written as in the visitor’s region, if their browser names one of this language', () => {
  expect(visitorLocale('en', ['de-AT', 'en-GB', 'en'])).toBe('en-GB');
  expect(visitorLocale('nl', ['en-US'])).toBe('nl');
});
