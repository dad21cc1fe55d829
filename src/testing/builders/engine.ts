import { noDetails } from '../../domain/business-details';
import type { WebsiteProposal } from '../../contracts/website';
import type { Cycle, Idea } from '../../contracts/engine-cycle';
import type { CycleRun } from '../../contracts/engine-runs';
import type { Output } from '../../contracts/endpoint';
import type { engineSettingsContract, EngineSettingsView } from '../../contracts/engine-settings';
import { usualSettings } from '../../domain/engine-settings';
import type { Piece, PieceClip } from '../../contracts/engine-pieces';
import type { Profile } from '../../contracts/engine-profile';
import type { Picture } from '../../contracts/creation-record';

/** A week whose ideas wait for approval. */
export function buildCycle(partial: Partial<Cycle> = {}): Cycle {
  return {
    week: { year: 2026, week: 24, startsOn: '2026-06-08' },
    zone: 'Europe/London',
    running: true,
    slot: { weekday: 4, time: '16:30' },
    frequency: 'weekly',
    slots: [],
    held: 0,
    hasProfile: true,
    beats: [
      {
        beat: 'analyze',
        state: 'done',
        progress: 1,
        when: '2026-06-08T06:00:00.000Z',
        summary: 'Your profile is read and last week is counted.',
      },
      { beat: 'propose', state: 'now', progress: 0.5, when: null, summary: 'Three ideas are ready. Pick one.' },
      { beat: 'create', state: 'next', progress: 0, when: null, summary: 'The idea you pick becomes a piece.' },
      { beat: 'deploy', state: 'next', progress: 0, when: null, summary: 'What you approve is published.' },
    ],
    ideas: [1, 2, 3].map((number) => buildIdea({ id: ideaId(number), title: `Idea number ${number}` })),
    earlierIdeas: [],
    setsLeft: 2,
    hasNews: false,
    asksFirst: false,
    goal: { done: 7, waiting: 1, target: 10 },
    ...partial,
  };
}

/** The same week, as the engine ran it. */
export function buildCycleRun(
  partial: Partial<CycleRun> = {},
  run: Partial<NonNullable<CycleRun['run']>> = {},
): CycleRun {
  return {
    week: { year: 2026, week: 24, startsOn: '2026-06-08' },
    run: {
      state: 'choosing',
      sentence: 'Three ideas are ready, and the choice is yours.',
      mode: 'ask',
      begunAt: '2026-06-08T06:00:00.000Z',
      looked: {
        period: '11 May to 7 June, compared with 13 April to 10 May.',
        facts: [
          {
            sentence: 'You reached 1,240 people, 12% more than in the four weeks before (1,107).',
            source: 'Analytics: people reached',
          },
        ],
      },
      events: [
        {
          id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a11',
          at: '2026-06-08T06:00:00.000Z',
          sentence: 'The week began by itself.',
          by: '',
          pieceId: null,
        },
      ],
      ...run,
    },
    start: null,
    weeks: [],
    ...partial,
  };
}

export function buildEngineSettings(partial: Partial<EngineSettingsView> = {}): EngineSettingsView {
  return { ...usualSettings, currency: 'USD', ...partial };
}

/** A business a month into using the product. */
export function buildEngineFigures(partial: Partial<EngineFigures> = {}): EngineFigures {
  return {
    from: '2026-05-12',
    to: '2026-06-10',
    contentCreated: 33,
    engagement: 0.064,
    reach: 17_300,
    conversion: 0.031,
    actions: { planned: 30, written: 30, designed: 30, published: 30 },
    minutes: usualSettings.minutes,
    hourlyRate: 52,
    hoursSaved: 45,
    costSavings: 2340,
    currency: 'USD',
    ...partial,
  };
}

export function buildIdea(partial: Partial<Idea> = {}): Idea {
  return {
    id: ideaId(1),
    kind: 'Behind the scenes',
    title: 'Six hours from vine to bun',
    language: 'en',
    hook: 'The tomato in your burger was on the vine this morning.',
    reason: 'Tomato season starts this week.',
    evidence: [{ source: 'season', text: 'Tomatoes ripen in your region from June.' }],
    keywords: ['tomato', 'burger'],
    difficulty: 'Easy',
    effort: 'About ten minutes',
    confidence: 72,
    support: 72,
    frames: ['The vine', 'The kitchen', 'The bun'],
    writtenBy: 'builtin',
    writerNote: '',
    status: 'suggested',
    dismissal: null,
    pieceId: null,
    ...partial,
  };
}

export function buildPiece(partial: Partial<Piece> = {}): Piece {
  return {
    id: 'a3b1f0a2-5f0d-4a5e-9a8a-1f2d3c4b5a03',
    ideaId: ideaId(1),
    title: 'Six hours from vine to bun',
    body: 'This morning it was on the vine.',
    altText: 'A tomato on a wooden board',
    keywords: ['tomato'],
    type: 'post',
    platforms: ['blog'],
    postings: [],
    pillar: '',
    aiGenerated: true,
    writtenBy: 'builtin',
    writerNote: '',
    networkWords: [],
    status: 'review',
    version: 1,
    scheduledFor: null,
    publishedAt: null,
    publicPath: null,
    failure: null,
    revisedAt: null,
    aboutOn: null,
    againOf: null,
    article: null,
    articleFor: null,
    evergreen: null,
    pictures: [buildPicture()],
    clip: null,
    clipNote: '',
    mailDraftId: null,
    photo: null,
    createdAt: '2026-06-09T09:00:00.000Z',
    ...partial,
  };
}

export function buildPieceClip(partial: Partial<PieceClip> = {}): PieceClip {
  return {
    id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05',
    status: 'completed',
    progress: 100,
    cause: null,
    url: '/api/creative/creations/c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05/file?v=1',
    posterUrl: '/api/creative/creations/c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b05/thumbnail?v=1',
    altText: 'Video in plain shapes: a tomato. It reads “Six hours from vine to bun”.',
    width: 720,
    height: 1280,
    durationMs: 10_000,
    ...partial,
  };
}

export function buildPicture(partial: Partial<Picture> = {}): Picture {
  return {
    id: 'c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04',
    url: '/api/creative/creations/c4d2e1f3-6a1e-4b6f-8b9b-2a3e4d5c6b04/file',
    aspectRatio: '1:1',
    width: 1080,
    height: 1080,
    altText: 'A tomato on a wooden board',
    ...partial,
  };
}

export function buildProfile(partial: Partial<Profile> = {}): Profile {
  return {
    name: 'Corner Grill',
    what: 'Neighbourhood burger restaurant',
    where: 'Elm Street, Bristol',
    audience: 'Families and students nearby',
    offers: ['Smash burger', 'Fries three ways'],
    tone: 'friendly',
    website: '',
    colours: [],
    logoFileId: null,
    font: 'grotesk',
    avoidWords: [],
    trade: '',
    details: noDetails,
    ...partial,
  };
}

export function buildWebsiteProposal(partial: Partial<WebsiteProposal> = {}): WebsiteProposal {
  return {
    source: 'https://corner-grill.example/',
    name: 'Corner Grill Bristol',
    what: 'Smash burgers over charcoal',
    where: '3 Elm Street, Bristol',
    audience: 'Students and families',
    offers: ['Smash burger', 'Fries three ways'],
    details: { phone: '', email: '', address: '', hours: [], prices: [] },
    colours: ['#b5451b', '#2f5d50'],
    logo: {
      fileId: 'd5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c05',
      url: '/api/files/d5e3f2a4-7b2f-4c7a-9cac-3b4f5e6d7c05/content',
    },
    found: {
      name: 'page title',
      what: 'page description',
      where: 'structured data',
      audience: 'structured data',
      offers: 'menu and headings',
      colours: 'styles',
      logo: 'picture on the page',
    },
    finds: [],
    missing: [],
    notes: [],
    ...partial,
  };
}

const ideaId = (number: number) => `b2a0e9d1-4e9c-4d4d-8f7f-0e1c2b3a490${number}`;

type EngineFigures = Output<typeof engineSettingsContract.getEngineFigures>;
