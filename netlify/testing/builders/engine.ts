import { noDetails } from '../../../src/domain/business-details';
import type { BusinessProfile } from '../../../src/domain/business-profile';
import type { IdeaDraft, PieceDraft } from '../../../src/domain/idea';
import type { PieceRow } from '../../features/engine/pieces/piece-row-repository';

export const buildBusinessProfile = (partial: Partial<BusinessProfile> = {}): BusinessProfile => ({
  name: 'Ada’s Bakery',
  what: 'Neighbourhood bakery',
  where: 'Bristol',
  audience: 'neighbours',
  offers: ['rye loaves'],
  tone: 'friendly',
  ...partial,
});

/** A stored profile: every field present. */
export const buildStoredProfile = (partial: Partial<BusinessProfile> = {}): Required<BusinessProfile> => ({
  ...buildBusinessProfile(),
  website: '',
  colours: [],
  logoFileId: null,
  font: 'grotesk',
  avoidWords: [],
  trade: '',
  details: noDetails,
  ...partial,
});

export const buildIdeaDraft = (partial: Partial<IdeaDraft> = {}): IdeaDraft => ({
  kind: 'How-to',
  title: 'Keep rye fresh for a week',
  hook: 'Your bread bin is too dry.',
  reason: 'You list rye loaves.',
  evidence: [{ source: 'profile', text: 'You list rye loaves.' }],
  keywords: ['rye bread'],
  difficulty: 'Easy',
  effort: 'One yes',
  confidence: 60,
  frames: ['A', 'B', 'C'],
  aboutOn: null,
  topic: 'rye-fresh',
  ...partial,
});

export const buildPieceDraft = (partial: Partial<PieceDraft> = {}): PieceDraft => ({
  title: 'Keep rye fresh for a week',
  body: 'One.\n\nTwo.',
  altText: 'A loaf',
  keywords: ['rye'],
  picture: { subject: 'bread', headline: 'Rye keeps', supporting: 'A week in linen' },
  ...partial,
});

export const buildPieceRow = (partial: Partial<PieceRow> = {}): PieceRow => ({
  id: '018f0000-0000-7000-8000-000000000001',
  workspaceId: '018f0000-0000-7000-8000-0000000000aa',
  ideaId: null,
  year: 2026,
  week: 47,
  title: 'Keep rye fresh',
  body: 'One.',
  altText: '',
  keywords: [],
  type: 'post',
  platforms: ['blog'],
  pillar: '',
  aiGenerated: true,
  writtenBy: 'builtin',
  writerNote: '',
  networkWords: [],
  status: 'review',
  version: 3,
  wordsVersion: 1,
  pictureVersion: 1,
  aboutOn: null,
  revisedAt: null,
  slug: null,
  scheduledFor: null,
  publishedAt: null,
  failure: null,
  createdAt: new Date('2026-11-20T09:00:00Z'),
  updatedAt: new Date('2026-11-20T09:00:00Z'),
  pictures: [],
  clip: null,
  clipNote: '',
  postings: [],
  mailDraftId: null,
  againOf: null,
  articleOf: null,
  article: null,
  articleFor: null,
  evergreen: null,
  original: null,
  photo: null,
  ...partial,
});
