import type { OpenConnection, OutgoingPost, PostStep } from '../../ports/network';
import { onePixelPng } from '../world';

/** A post on its way to a network. */
export const buildOutgoingPost = (more: Partial<OutgoingPost> = {}): OutgoingPost => ({
  key: '018f0000-0000-7000-8000-00000000000a',
  title: 'Keep rye fresh',
  text: 'Keep rye fresh\n\nIn linen.',
  keywords: ['rye'],
  link: null,
  picture: null,
  clip: null,
  since: new Date('2026-03-06T12:00:00Z'),
  ...more,
});

export const buildOutgoingPicture = (address: string | null = 'https://fourbeat.example/pictures/1.png') => ({
  bytes: onePixelPng,
  type: 'image/png' as const,
  width: 1200,
  height: 1200,
  altText: 'A loaf in linen',
  address,
});

export const buildOutgoingClip = (address: string | null = 'https://fourbeat.example/p/ada/clips/1') => ({
  bytes: new TextEncoder().encode('ftypisom and the frames of a loaf'),
  type: 'video/mp4' as const,
  width: 720,
  height: 1280,
  altText: 'Video: a loaf. It reads “Keep rye fresh”.',
  address,
});

export const buildConnection = (more: Partial<OpenConnection> = {}): OpenConnection => ({
  workspaceId: 'w',
  settings: {},
  secrets: {},
  ...more,
});

/** The publishing call may be made, and nobody waits for ever. */
export const goOn: PostStep = { goAhead: async () => true, signal: new AbortController().signal };
export const stop: PostStep = { ...goOn, goAhead: async () => false };
