import { env } from '../../../config/env';
import { AppError } from '../../../errors/app-error';
import type { OutgoingPicture } from '../../../ports/network';
import { mailLinks } from '../../tracking/mail-links-wiring';
import { readMailPicture } from '../../tracking/mail-picture-wiring';
import type { Claimed } from './posting-run-repository';

/**
 * A picture as emails show it: JPEG, or PNG where light shines through, at most 1,200 pixels wide. Every network takes
 * that, and its address can be fetched by anybody who knows it.
 */
export async function picture(
  workspaceId: string,
  row: Claimed['pictures'][number],
): Promise<Omit<OutgoingPicture, 'altText'> | null> {
  try {
    const file = await readMailPicture(row);
    const width = Math.min(MAIL_WIDTH, row.width);
    return {
      bytes: await file.read(),
      type: file.contentType === 'image/png' ? 'image/png' : 'image/jpeg',
      width,
      height: Math.round((row.height * width) / row.width),
      address: env().publicUrl ? mailLinks(env().publicUrl!.replace(/\/$/, '')).picture(workspaceId, row.id) : null,
    };
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  }
}

/** The post on the workspace's own page, while that is open. */
export const linkOf = ({ workspace, piece }: Claimed): string | null =>
  workspace.profilePublic && piece.slug && env().linkOrigin
    ? `${env().linkOrigin}/p/${workspace.slug}/${piece.slug}`
    : null;

const MAIL_WIDTH = 1_200;
