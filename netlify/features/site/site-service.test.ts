import { exampleContact } from '../../../src/domain/site-contact';
import type { ArticleSource } from './read-article';
import { makeSiteService } from './site-service';

const article = (slug: string, date: string): ArticleSource => ({
  slug,
  title: slug,
  description: 'About it',
  author: 'The Fourbeat team',
  date,
  updated: date,
  category: 'Strategy',
  tags: ['a'],
  cover: 'bread',
  minutes: 4,
  body: [{ kind: 'paragraph', text: [{ text: 'Text' }] }],
});
const service = (settings: Partial<Parameters<typeof makeSiteService>[0]['settings']> = {}) =>
  makeSiteService({
    readArticles: () => [
      article('tomorrow', '2026-11-22'),
      article('today', '2026-11-21'),
      article('before', '2026-11-01'),
    ],
    coverOf: ({ slug }) => ({ url: `/blog/${slug}/cover.webp`, alt: 'Bread', width: 960, height: 540 }),
    readLegal: (document, operator) => ({
      title: document,
      version: '1.0',
      lastUpdated: '2026-11-20',
      content: { introduction: operator.operatorName ?? 'nobody', blocks: [], sections: [] },
    }),
    settings: { social: [], ...settings },
    clock: { now: () => new Date('2026-11-21T23:59:00Z') },
  });

describe('articles', () => {
  it('come out on their day', () => {
    expect(
      service()
        .listArticles()
        .map(({ slug }) => slug),
    ).toEqual(['today', 'before']);
    expect(() => service().getArticle('tomorrow')).toThrow('could not find this article');
    expect(service().getArticle('today')).toMatchObject({
      id: 'today',
      excerpt: 'About it',
      readTime: '4 min read',
      body: [{ kind: 'paragraph' }],
    });
  });
});

describe('contact details', () => {
  it('are marked examples that lead nowhere while nothing is set', () => {
    expect(service().getContact()).toEqual(exampleContact);
    expect(exampleContact.contactMethods.every(({ href, example }) => href === null && example)).toBe(true);
    expect(exampleContact.office.hours).toBe('Monday to Friday, 9 AM to 6 PM EST');
  });

  it('are links where they are set', () => {
    const social = [{ label: 'Instagram', url: 'https://www.instagram.com/loaf' }];
    const contact = service({
      email: 'hello@loaf.example',
      phone: '+44 (0)117 496 0000',
      address: '1 Elm Street',
      hours: 'Mornings',
      social,
    }).getContact();
    expect(contact.contactMethods.map(({ type, value, href, example }) => ({ type, value, href, example }))).toEqual([
      { type: 'email', value: 'hello@loaf.example', href: 'mailto:hello@loaf.example', example: false },
      { type: 'phone', value: '+44 (0)117 496 0000', href: 'tel:+4401174960000', example: false },
    ]);
    expect([contact.office, contact.social]).toEqual([
      { address: '1 Elm Street', hours: 'Mornings', example: false },
      social,
    ]);
  });

  it('show no invented phone number beside a real mailbox', () => {
    expect(
      service({ email: 'hello@loaf.example' })
        .getContact()
        .contactMethods.map(({ type }) => type),
    ).toEqual(['email']);
  });
});

it('a legal document names the operator, and the mailbox when there is one', () => {
  expect(service().getPrivacyPolicy()).toMatchObject({ contactEmail: null, content: { introduction: 'nobody' } });
  expect(service({ name: 'Loaf & Co', email: 'hello@loaf.example' }).getTermsOfService()).toMatchObject({
    title: 'termsOfService',
    contactEmail: 'hello@loaf.example',
    content: { introduction: 'Loaf & Co' },
  });
});
