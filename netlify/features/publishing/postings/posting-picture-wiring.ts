import { env } from '../../../config/env';
import { AppError } from '../../../errors/app-error';
import type { OutgoingClip, OutgoingPicture } from '../../../ports/network';
import { mediaStorage } from '../../file/storage-wiring';
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

/** A clip as it was made; its address is that of the post on the workspace's page, so there is none while the page is off. */
export async function clip(
  row: Claimed['pictures'][number],
  of: Pick<Claimed, 'workspace' | 'piece'>,
): Promise<Omit<OutgoingClip, 'altText'> | null> {
  const bytes = await mediaStorage().read(row.storageKey);
  if (!bytes) return null;
  return {
    bytes,
    type: 'video/mp4',
    width: row.width,
    height: row.height,
    address: linkOf(of) && `${env().linkOrigin}/p/${of.workspace.slug}/clips/${row.id}`,
  };
}

/** The post on the workspace's own page, while that is open. */
export const linkOf = ({ workspace, piece }: Pick<Claimed, 'workspace' | 'piece'>): string | null =>
  workspace.profilePublic && piece.slug && env().linkOrigin
    ? `${env().linkOrigin}/p/${workspace.slug}/${piece.slug}`
    : null;

const MAIL_WIDTH = 1_200;
