import type { BusinessProfile } from '../../src/domain/business-profile';
import type { IdeaDraft, PieceDraft } from '../../src/domain/idea';
import type { NetworkWords } from '../../src/domain/network-writing';
import type { NetworkChannel } from '../../src/domain/posting-channel';
import type { OwnerMaterial } from './planner';

/**
 * Puts into its own words what the planner has planned and written. Topic, evidence, day and kind stay the planner's, and
 * nothing is claimed that profile, material, evidence and the planner's own text do not say. Never throws: without words
 * there is a reason, and the planner's text stands.
 */
export interface WriterPort {
  rewordIdea(request: WriterRequest): Promise<Reworded<Pick<IdeaDraft, 'title' | 'hook'>>>;
  /** Its title stays: the picture bears it. */
  rewordPiece(
    request: WriterRequest & { piece: Pick<PieceDraft, 'title' | 'body'> },
  ): Promise<Reworded<Pick<PieceDraft, 'body'>>>;
  /** The same for an article, whose headings are lines that begin with "## ". */
  rewordArticle(
    request: WriterRequest & { piece: Pick<PieceDraft, 'title' | 'body'> },
  ): Promise<Reworded<Pick<PieceDraft, 'body'>>>;
  /**
   * The piece in words for each of these networks, one answer for each: usable words that it takes, as it counts, or the
   * reason why there are none. One network's fault costs no other its words.
   */
  writeForNetworks(
    request: WriterRequest & { piece: Pick<PieceDraft, 'title' | 'body'>; channels: readonly NetworkChannel[] },
  ): Promise<{
    written: NetworkWords[];
    /** What its owner is told when the key was not accepted. */ keyRefusal: string | null;
  }>;
}

export interface WriterRequest {
  profile: BusinessProfile;
  idea: Pick<IdeaDraft, 'kind' | 'title' | 'hook' | 'evidence' | 'frames' | 'aboutOn' | 'topic'>;
  /** What the owner told us; only what the idea is about is used. */
  material?: readonly OwnerMaterial[];
}

export type Reworded<Words> =
  | { words: Words; /** The model's name. */ writtenBy: string }
  | {
      words: null;
      /** For the owner: why the built-in writer's text stands. */
      note: string;
      /** The key was not accepted: its owner has to do something. */
      isKeyRefused: boolean;
    };
