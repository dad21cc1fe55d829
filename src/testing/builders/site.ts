import type { Article, ArticleSummary, ContactInfo, LegalDocument } from '../../contracts/site';
import { exampleContact } from '../../domain/site-contact';

export const buildArticleSummary = (partial: Partial<ArticleSummary> = {}): ArticleSummary => {
  const slug = partial.slug ?? 'answer-a-bad-review';
  return {
    id: slug,
    slug,
    title: 'How to answer a bad review',
    excerpt: 'A calm order of steps, and four replies to adapt.',
    category: 'Strategy',
    author: 'The Fourbeat team',
    readTime: '4 min read',
    tags: ['reviews', 'reputation', 'customer service', 'replies'],
    date: '2026-08-13',
    updated: '2026-08-13',
    cover: {
      url: `/blog/${slug}/cover.webp?v=1`,
      alt: 'Poster with the title and a telephone',
      width: 1920,
      height: 1080,
    },
    ...partial,
  };
};

/** One block of each kind, with sources at the end. */
export const buildArticle = (partial: Partial<Article> = {}): Article => ({
  ...buildArticleSummary(partial),
  body: [
    {
      kind: 'paragraph',
      text: [
        { text: 'Wait an ' },
        { text: 'hour', bold: true },
        { text: ', then read ' },
        { href: '/blog/alt-text-that-helps', spans: [{ text: 'the other guide' }] },
        { text: '.' },
      ],
    },
    { kind: 'heading', level: 2, id: 'four-replies', text: [{ text: 'Four replies' }] },
    { kind: 'list', ordered: true, items: [[{ text: 'Thank them.' }], [{ text: 'Say what you will do.' }]] },
    { kind: 'quote', paragraphs: [[{ text: 'We read every word.', italic: true }]] },
    {
      kind: 'table',
      head: [[{ text: 'trade' }], [{ text: 'reply' }]],
      rows: [[[{ text: 'bakery' }], [{ text: 'Come in for a fresh loaf.' }]]],
    },
    { kind: 'heading', level: 2, id: 'sources', text: [{ text: 'Sources' }] },
    {
      kind: 'list',
      ordered: false,
      items: [[{ href: 'https://www.w3.org/TR/WCAG22/', spans: [{ text: 'WCAG 2.2' }] }]],
    },
  ],
  ...partial,
});

export const buildContactInfo = (partial: Partial<ContactInfo> = {}): ContactInfo => ({
  ...exampleContact,
  formToken: 'opened-now',
  ...partial,
});

export const buildLegalDocument = (partial: Partial<LegalDocument> = {}): LegalDocument => ({
  title: 'Privacy policy',
  lastUpdated: '2026-11-21',
  version: '1.0',
  contactEmail: 'hello@loaf.example',
  content: {
    introduction: 'What is stored here.',
    blocks: [{ kind: 'paragraph', text: [{ text: 'What is stored here.' }] }],
    sections: [
      {
        id: 'your-account',
        title: 'Your account',
        content: 'A name and an address.',
        blocks: [{ kind: 'paragraph', text: [{ text: 'A name and an address.' }] }],
      },
      {
        id: 'your-rights',
        title: 'Your rights',
        content: 'Ask us.',
        blocks: [{ kind: 'list', ordered: false, items: [[{ text: 'Ask us.' }]] }],
      },
    ],
  },
  ...partial,
});
