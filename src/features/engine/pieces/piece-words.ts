import type { Picture } from '../../../contracts/creation-record';
import type { Piece } from '../../../contracts/engine-pieces';
import { dayInWords } from '../../../domain/day-in-words';
import { networkLabel } from '../../../domain/network';
import type { PieceType } from '../../../domain/piece';
import type { Pillar } from '../../../domain/pillar';
import { formatWhen } from '../../../lib/format-when';
import type { AspectRatio } from '../../../domain/image-format';

/** What a row says about when a post was or will be published. */
export function pieceMeta(
  { status, createdAt, scheduledFor, publishedAt, revisedAt, failure }: Piece,
  zone: string,
  now: Date,
  { paused = false }: { paused?: boolean } = {},
): string {
  switch (status) {
    case 'published':
      return `Published ${formatWhen(publishedAt ?? createdAt, zone, now)}${revisedAt === null ? '' : `, updated ${formatWhen(revisedAt, zone, now)}`}`;
    case 'scheduled':
      if (paused && isDue(scheduledFor, now))
        return `Was due ${formatWhen(scheduledFor ?? createdAt, zone, now)}, and waits while the engine is paused`;
      if (isDue(scheduledFor, now)) return 'Being published now';
      return paused
        ? `Scheduled for ${formatWhen(scheduledFor ?? createdAt, zone, now)}, and waits while the engine is paused`
        : `To be published ${formatWhen(scheduledFor ?? createdAt, zone, now)}`;
    case 'taken-down':
      return publishedAt === null ? 'Taken down' : `Taken down; it was published ${formatWhen(publishedAt, zone, now)}`;
    case 'failed':
      return failure ?? 'The last attempt to publish failed.';
    case 'draft':
      return `Draft, begun ${formatWhen(createdAt, zone, now)}`;
    case 'generating':
      return 'Being written and drawn';
    default:
      return `Ready for your approval since ${formatWhen(createdAt, zone, now)}`;
  }
}

/** What an approval or a new time means: nothing is promised while the engine is paused. */
export const scheduledWords = (title: string, moment: string, paused: boolean): string =>
  paused
    ? `“${title}” is scheduled for ${moment}, and waits while the engine is paused.`
    : `“${title}” will be published on ${moment}.`;

export const typeWords: Record<PieceType, string> = { post: 'Post', article: 'Article', story: 'Story' };

/** What it is and where it goes: "Story · Instagram, Facebook · Offers · written for you". */
export function pieceLabels(
  { type, platforms, pillar, aiGenerated, evergreen, againOf }: Labelled,
  pillars: readonly Pillar[],
): string {
  const places = platforms.map(networkLabel).join(', ');
  const again = evergreen
    ? `Evergreen${evergreen.nextOn ? `, next on ${dayInWords(evergreen.nextOn)}` : ''}`
    : againOf && `Comes again from “${againOf.title}”`;
  const name = pillars.find(({ id }) => id === pillar)?.name;
  return [typeWords[type], places || 'No platform', name, aiGenerated ? 'AI-written' : 'Your own words', again]
    .filter(Boolean)
    .join(' · ');
}

type Labelled = Pick<Piece, 'type' | 'platforms' | 'pillar' | 'aiGenerated' | 'evergreen' | 'againOf'>;

/** Its time has come; the server's clock may be slightly ahead of this one. */
export const isDue = (scheduledFor: string | null, now: Date): boolean =>
  scheduledFor === null || Date.parse(scheduledFor) <= now.getTime() + 10_000;

/** The picture in a format, or the first one available. */
export const pictureIn = ({ pictures }: Pick<Piece, 'pictures'>, ratio: AspectRatio): Picture | undefined =>
  pictures.find((picture) => picture.aspectRatio === ratio) ?? pictures[0];
