import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { tones } from '../../../../../src/domain/business-profile';
import { weekAt } from '../../../../../src/domain/week';
import { createMailWriter } from './mail-writer';

const bakery: BusinessProfile = {
  name: 'Corner Bakery',
  what: 'Neighbourhood bakery with sourdough and pastries',
  where: 'Elm Street, Bristol',
  audience: 'families',
  offers: ['Sourdough loaves', 'Croissants', 'Celebration cakes'],
  tone: 'friendly',
  website: 'https://corner.example',
};
const write = (about: string, profile: BusinessProfile = bakery) =>
  createMailWriter().write({
    profile,
    about,
    week: weekAt(new Date('2026-11-22T09:00:00Z'), 'Europe/London'),
    zone: 'Europe/London',
  });

describe('the built-in mail writer', () => {
  it('takes the subject from what was asked for, without the asking', async () => {
    for (const [about, subject] of [
      ['Please write an email about our new rye sourdough from Friday!', 'Our new rye sourdough from Friday'],
      ['20% off celebration cakes until Sunday', '20% off celebration cakes until Sunday'],
      ['announce that we are closed on Monday', 'We are closed on Monday'],
      ['Write a newsletter for our customers about winter hours', 'Our customers about winter hours'],
      ['!!!', 'News from us'],
      ['write a newsletter', 'News from us'],
    ])
      expect((await write(about!)).subject).toBe(subject);
  });

  it('names the offers that it is about, leads to the website and leaves to the owner what only the owner knows', async () => {
    const mail = await write('20% off celebration cakes until Sunday');
    expect(mail.points).toEqual(['Celebration cakes']);
    expect(mail.button).toEqual({ label: 'See the offer', url: 'https://corner.example' });
    expect(mail.paragraphs[0]).toMatch(
      /^Hi \{\{ contact\.first_name \| default: "there" \}\},\n\n.*: 20% off celebration cakes until Sunday\.$/,
    );
    expect(mail.paragraphs.at(-1)).toBe('See you soon\nCorner Bakery');
  });

  it('asks the owner only for what the request does not say, and says the rest in the owner’s own words', async () => {
    const asked = async (about: string) =>
      (await write(about)).paragraphs.filter((paragraph) => paragraph.startsWith('[Your'));
    expect(await asked('a sale on celebration cakes')).toEqual([
      '[Your offer in figures: what it costs, what it saves, until when.]',
    ]);
    expect(await asked('a wine tasting')).toEqual(['[Your date, time and place, and how people reserve.]']);
    expect(await asked('a wine tasting on Friday')).toEqual(['[Your time and place, and how people reserve.]']);
    expect(await asked('our loyalty card')).toEqual(['[Your details: what your readers should know or do.]']);
    for (const about of [
      '20% off celebration cakes until Sunday',
      'a sale on cakes. Two for one.',
      'a wine tasting on Friday at 7 pm in the shop',
      'new rye from Friday',
      'we are closed on Monday',
      'our loyalty card. Ten stamps are a loaf.',
    ])
      expect(await asked(about)).toEqual([]);
    const mail = await write(
      'Please write an email about our autumn cakes! 20% off until Sunday\nSay that we are open till six. Keep it short.',
    );
    expect([mail.subject, mail.paragraphs[1]]).toEqual([
      'Our autumn cakes: 20% off until Sunday',
      '20% off until Sunday. We are open till six.',
    ]);
  });

  it('says what is meant for readers and not what is meant for whoever writes', async () => {
    const said = async (about: string) => (await write(about)).paragraphs[1];
    expect(
      await said(
        'A tasting on Friday at 7 pm. Make it short. Don’t miss it! Use code RYE7. Don’t mention the price. No more than two tickets each. No more than 80 words.',
      ),
    ).toBe('Don’t miss it. Use code RYE7. No more than two tickets each.');
    expect((await write('gluten-free bread')).paragraphs.join(' ')).toContain('[Your');
  });

  it.each([
    [
      'the opening of our second shop in Clifton next to the station on Friday evening',
      'The opening of our second shop',
    ],
    [
      'our autumn range of celebration cakes for birthdays, 20% off until Sunday',
      'Our autumn range: 20% off until Sunday',
    ],
    [
      'Burger night every Friday from 6 pm, two burgers for the price of one until the end of December',
      'Burger night: two burgers for the price of one',
    ],
    [
      'Tell our regulars that we reopen after the renovation on 3 December with a new terrace, and that the first twenty guests get a free dessert',
      'We reopen after the renovation on 3 December',
    ],
    [
      'Announce the Christmas vouchers: 10% extra on every voucher bought before 24 December',
      'Christmas vouchers: 10% extra',
    ],
    ['I want to thank everyone who came to our anniversary', 'Thank you to everyone who came to our anniversary'],
    ['we are closed on Monday because the oven is being repaired by somebody from far away', 'We are closed on Monday'],
    [
      'neighbourhood sourdough subscription deliveries starting everywhere',
      'Neighbourhood sourdough subscription deliveries',
    ],
    [
      'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenantrag',
      'Donaudampfschifffahrtsgesellschaftskapitänswitwenr',
    ],
  ])('has a subject of whole phrases that phones show: %s', async (about, subject) => {
    const mail = await write(about);
    expect(mail.subject).toBe(subject);
    expect([...mail.subject].length).toBeLessThanOrEqual(50);
    expect(mail.subject + mail.heading).not.toContain('…');
  });

  it('adds what the trade knows about the subject, and nothing where it knows nothing', async () => {
    const known = (mail: { paragraphs: string[] }) =>
      mail.paragraphs.filter((paragraph) => paragraph.startsWith('And a little something worth knowing:'));
    expect(known(await write('our new rye sourdough from Friday'))).toHaveLength(1);
    expect(known(await write('our new loyalty app'))).toEqual([]);
  });

  it('has no button without a website, and takes no field, link or emphasis from what was typed', async () => {
    const mail = await write('open evening {{ contact.secret }} **now** [x](javascript:alert(1)) <b>', {
      ...bakery,
      website: '',
    });
    expect(mail.button).toBeNull();
    expect(mail.subject + mail.heading + mail.paragraphs.slice(-1).join('')).not.toMatch(/[{}[\]<>*]/);
    expect(mail.paragraphs[0]!.split('\n\n')[1]).not.toMatch(/[{}[\]<>*]/);
  });

  it('speaks as the business does, and says the same twice for the same request', async () => {
    const openings = await Promise.all(
      tones.map(async (tone) => (await write('winter menu', { ...bakery, tone })).paragraphs.join('\n')),
    );
    expect(new Set(openings).size).toBe(tones.length);
    expect(await write('winter menu')).toEqual(await write('winter menu'));
  });
});
