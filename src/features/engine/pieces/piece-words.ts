import type { Picture } from '../../../contracts/creation-record';
import type { Piece } from '../../../contracts/engine-pieces';
import { formatWhen } from '../../../lib/format-when';
import type { AspectRatio } from '../../../domain/image-format';

/** What a row says about when a post was or will be published. */
export function pieceMeta(
  { status, createdAt, scheduledFor, publishedAt, revisedAt, failure }: Piece,
  zone: string,
  now: Date,
): string {
  switch (status) {
    case 'published':
      return `Published ${formatWhen(publishedAt ?? createdAt, zone, now)}${revisedAt === null ? '' : `, updated ${formatWhen(revisedAt, zone, now)}`}`;
    case 'scheduled':
      if (isDue(scheduledFor, now)) return 'Being published now';
      return `To be published ${formatWhen(scheduledFor ?? createdAt, zone, now)}`;
    case 'taken-down':
      return publishedAt === null ? 'Taken down' : `Taken down; it was published ${formatWhen(publishedAt, zone, now)}`;
    case 'failed':
      return failure ?? 'The last attempt to publish failed.';
    case 'generating':
      return 'Being written and drawn';
    default:
      return `Ready for your approval since ${formatWhen(createdAt, zone, now)}`;
  }
}

/** Its time has come; the server's clock may be slightly ahead of this one. */
export const isDue = (scheduledFor: string | null, now: Date): boolean =>
  scheduledFor === null || Date.parse(scheduledFor) <= now.getTime() + 10_000;

/** The picture in a format, or the first one available. */
export const pictureIn = ({ pictures }: Pick<Piece, 'pictures'>, ratio: AspectRatio): Picture | undefined =>
  pictures.find((picture) => picture.aspectRatio === ratio) ?? pictures[0];
