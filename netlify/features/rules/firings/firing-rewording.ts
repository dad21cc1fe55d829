import type { IdeaDraft, PieceDraft } from '../../../../src/domain/idea';
import type { NetworkChannel } from '../../../../src/domain/posting-channel';
import type { FiringDraft } from '../../../../src/domain/rule';
import type { WriterPort, WriterRequest } from '../../../ports/writer';

/**
 * A rule's post in the words of the workspace's model, where it has one; all of it in the planner's where the model's are
 * not used. What comes from a feed is not sent anywhere: its post is its title and its address.
 */
export async function rewordFiring(
  workspaceId: string,
  { writerOf, refused }: FiringWriters,
  { channels, ...asked }: WriterRequest & { idea: IdeaDraft; channels: readonly NetworkChannel[] },
  plan: (idea: IdeaDraft) => Promise<PieceDraft>,
): Promise<FiringDraft> {
  const writer = await writerOf(workspaceId);
  if (!writer) return draftOf(asked.idea, await plan(asked.idea));
  const first = await writer.rewordIdea(asked);
  const idea = { ...asked.idea, ...first.words };
  const piece = await plan(idea);
  // A key that was refused once is refused twice.
  const result =
    first.words === null && first.isKeyRefused ? first : await writer.rewordPiece({ ...asked, idea, piece });
  if (result.words !== null && 'body' in result.words) {
    const post = { ...piece, ...result.words };
    const { written, keyRefusal } = await writer.writeForNetworks({ ...asked, idea, piece: post, channels });
    if (keyRefusal !== null) await refused(workspaceId, keyRefusal);
    return { ...draftOf(idea, post), writtenBy: result.writtenBy, networkWords: written };
  }
  const own = draftOf(asked.idea, first.words === null ? piece : await plan(asked.idea));
  if (result.words !== null) return own;
  if (result.isKeyRefused) await refused(workspaceId, result.note);
  return { ...own, writerNote: result.note };
}

const draftOf = ({ hook, topic, aboutOn }: IdeaDraft, { title, body, altText }: PieceDraft): FiringDraft => ({
  title,
  body,
  altText,
  hook,
  topic,
  aboutOn,
});

export interface FiringWriters {
  /** The workspace's own model; null where it has none. */
  writerOf(workspaceId: string): Promise<WriterPort | null>;
  /** The service no longer accepts the key. */
  refused(workspaceId: string, sentence: string): Promise<void>;
}
