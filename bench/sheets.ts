import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { BusinessProfile } from '../src/domain/business-profile';
import { aspectRatios, type ImageStyle } from '../src/domain/image-format';
import { isSeriousTrade } from '../src/domain/serious-trade';
import { kindOfReading } from '../src/domain/trade';
import { addWeeks, weekAt } from '../src/domain/week';
import type { ImageBrief } from '../netlify/ports/image';
import type { PastIdea } from '../netlify/ports/planner';
import { createDesigner } from '../netlify/providers/builtin/designer/designer';
import { traitsOf } from '../netlify/providers/builtin/designer/feed/feed-traits';
import { createPlanner } from '../netlify/providers/builtin/planner/planner';
import { builtinTrades } from '../netlify/providers/builtin/trades/builtin-trades';

/**
 * Draws a contact sheet of what somebody is to judge, one row of twelve posts for each business of a list and one cell for
 * each description, and prints what each cell is:
 *
 *   npm run sheets -- bench/sheets/feeds.json docs/pictures/feeds.webp [--photos=<folder>]
 *
 * With a folder of photographs every third post shows one of them; photographs of others belong in no sheet that is kept.
 */
async function drawSheet(list: string, target: string, photoFolder: string | undefined): Promise<void> {
  const { businesses = [], descriptions = [] } = JSON.parse(readFileSync(list, 'utf8')) as SheetList;
  const photos = photoFolder ? readdirSync(photoFolder).map((name) => path.join(photoFolder, name)) : [];
  const rows: ImageBrief[][] = [];
  for (const [at, business] of businesses.entries()) rows.push(await feedOf(business, photos.slice(at * 4)));
  const lone = descriptions.map((description, seed): ImageBrief => ({ aspectRatio: '1:1', seed, ...description }));
  for (let from = 0; from < lone.length; from += POSTS) rows.push(lone.slice(from, from + POSTS));

  const lines = Math.ceil(POSTS / COLUMNS);
  const sheet = createCanvas(COLUMNS * CELL, rows.length * (lines * CELL + GAP));
  const pen = sheet.getContext('2d');
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, sheet.width, sheet.height);
  for (const [row, briefs] of rows.entries()) {
    for (const [at, brief] of briefs.entries()) {
      const photo = brief.photo && readFileSync(brief.photo.key);
      const { bytes, altText } = await designer.generate(brief, { draft: true, ...(photo && { photo }) });
      const picture = await loadImage(Buffer.from(bytes));
      const { width, height } = aspectRatios[brief.aspectRatio];
      const scale = (CELL - EDGE) / Math.max(width, height);
      const [x, y] = [(at % COLUMNS) * CELL, row * (lines * CELL + GAP) + Math.floor(at / COLUMNS) * CELL];
      pen.drawImage(picture, x, y, width * scale, height * scale);
      const { layout, hero } = traitsOf(brief);
      console.log(`${row + 1}.${at + 1}\t${layout}\t${hero ?? '–'}\t${altText}`);
    }
  }
  writeFileSync(target, await sheet.encode('webp', QUALITY));
  console.log(`${target}: ${Math.round(readFileSync(target).byteLength / 1024)} KB`);
}

/** Twelve posts as the engine would make them: the best idea of each week, written and drawn one after the other. */
async function feedOf(profile: BusinessProfile, photos: readonly string[]): Promise<ImageBrief[]> {
  const isSerious = isSeriousTrade(profile, kindOfReading(await builtinTrades.understand({ trade: '', ...profile })));
  const feed: ImageBrief[] = [];
  const history: PastIdea[] = [];
  for (let week = weekAt(FIRST, ZONE); feed.length < POSTS; week = addWeeks(week, 1)) {
    const [idea] = await planner.propose({ profile, week, zone: ZONE, round: 0, history, published: [] });
    history.unshift({ ...idea, week });
    const { picture } = await planner.write({ profile, idea, week, zone: ZONE });
    const photo = feed.length % 3 === 2 ? photos[Math.floor(feed.length / 3)] : undefined;
    const wish: ImageBrief = {
      prompt: picture.subject,
      headline: picture.headline,
      supporting: picture.supporting,
      brand: profile.name,
      ...(profile.colours && { colours: profile.colours }),
      ...(photo && { photo: { key: photo, alt: '' } }),
      style: 'minimalist',
      aspectRatio: '1:1',
      seed: profile.name.length * 31 + feed.length * 7,
    };
    feed.push(designer.inFeed(wish, [...feed].reverse(), { isSerious }));
  }
  return feed;
}

const [designer, planner] = [createDesigner(), createPlanner()];
const FIRST = new Date('2026-09-07T09:00:00Z');
const ZONE = 'Europe/London';
const POSTS = 12;
const COLUMNS = 6;
/** In pixels. */
const CELL = 190;
const EDGE = 6;
const GAP = 10;
const QUALITY = 62;

interface SheetList {
  businesses?: BusinessProfile[];
  descriptions?: { prompt: string; style: ImageStyle; brand?: string; colours?: string[] }[];
}

const [list, target, folder] = process.argv.slice(2);
if (!list || !target)
  throw new Error('Say which list to draw and where to: npm run sheets -- <list.json> <sheet.webp>');
await drawSheet(list, target, /^--photos=(.+)$/.exec(folder ?? '')?.[1]);
