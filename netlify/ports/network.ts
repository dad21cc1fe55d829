import type { FigureCounts } from '../../src/domain/posting-figure';

/**
 * A network that posts go to, as its adapter speaks to it. No method throws for what the network does: an answer,
 * a refusal and silence are all outcomes. Every method ends soon after `signal`.
 */
export interface NetworkPort {
  /** Whether `find` can answer; otherwise a lost answer has to be looked up by a person. */
  readonly canFind: boolean;
  /**
   * Publishes a post. `goAhead` is asked immediately before the call that publishes; when it answers no, nothing is
   * published and the outcome is `held`.
   */
  post(connection: OpenConnection, post: OutgoingPost, step: PostStep): Promise<PostOutcome>;
  /** Whether a post is there whose attempt ended without an answer. */
  find(connection: OpenConnection, post: OutgoingPost, signal: AbortSignal): Promise<FoundPost>;
  /** What it has counted of a post by now; absent where our permissions do not include that. */
  count?(connection: OpenConnection, posted: PostedPost, signal: AbortSignal): Promise<CountedPost>;
  /** Makes one harmless call: whose the connection is, or what is wrong with it. */
  check(connection: OpenConnection, signal: AbortSignal): Promise<ConnectionCheck>;
}

/** Networks that send people to a page of theirs to agree (RFC 6749). */
export interface ConsentPort {
  /** The page where the person agrees, and what the return needs. */
  begin(
    asked: ConsentAsked,
    signal: AbortSignal,
  ): Promise<{ address: string; settings: Values; secrets: Values } | Refused>;
  /** Exchanges the code for tokens, and says whose they are. */
  finish(returned: ConsentReturned, signal: AbortSignal): Promise<NewConnection | Refused>;
  /** New tokens before the old ones end; null when this network has none to give. */
  refresh?(connection: OpenConnection, signal: AbortSignal): Promise<Renewed | Refused | null>;
}

export interface ConsentAsked {
  /** The server that the person named, such as mastodon.social; '' where there is only one. */
  server: string;
  state: string;
  /** Where the network sends the person back to. */
  redirectUri: string;
  /** S256 of the verifier (RFC 7636). */
  challenge: string;
  /** The workspace's own application at the network, where it needs one. */
  app: Values;
}

export interface ConsentReturned {
  code: string;
  redirectUri: string;
  verifier: string;
  /** As `begin` returned them. */
  settings: Values;
  secrets: Values;
}

export interface OpenConnection {
  workspaceId: string;
  settings: Values;
  secrets: Values;
}

export interface NewConnection {
  account: string;
  accountUrl: string;
  settings: Values;
  secrets: Values;
  expiresAt: Date | null;
}

export type Renewed = Pick<NewConnection, 'secrets' | 'expiresAt'>;

/** A sentence for the person: what is wrong and what to do. */
export interface Refused {
  refused: string;
  /** The network no longer accepts the connection itself. */
  disconnected?: true;
}

export const isRefused = <T extends object>(outcome: T | Refused): outcome is Refused => 'refused' in outcome;

export interface OutgoingPost {
  /** The same for every attempt at one posting, and for no other. */
  key: string;
  title: string;
  text: string;
  keywords: readonly string[];
  /** The post on the workspace's own page; null while that is off. */
  link: string | null;
  picture: OutgoingPicture | null;
  /** Goes out instead of the picture; null where the post has none, or the network takes none of its kind. */
  clip: OutgoingClip | null;
  /** When the first attempt could have begun: nothing older is this post. */
  since: Date;
}

export interface OutgoingPicture {
  bytes: Uint8Array;
  type: 'image/jpeg' | 'image/png';
  width: number;
  height: number;
  altText: string;
  /** Where anybody can fetch it; null when this installation has no public address. */
  address: string | null;
}

export interface OutgoingClip {
  bytes: Uint8Array;
  type: 'video/mp4';
  width: number;
  height: number;
  altText: string;
  /** Where anybody can fetch it; null while the workspace's page is off, or without a public address. */
  address: string | null;
}

export interface PostStep {
  goAhead(): Promise<boolean>;
  signal: AbortSignal;
}

export type PostOutcome =
  | { kind: 'posted'; id: string; url: string | null }
  /** Nothing was published, and it may work later. */
  | { kind: 'later'; cause: string; retryAfterMs?: number }
  /** The publishing call got no answer, or none that says. */
  | { kind: 'unknown'; cause: string }
  /** It would be refused again. */
  | { kind: 'refused'; cause: string }
  /** The network no longer accepts the connection. */
  | { kind: 'disconnected'; cause: string }
  | { kind: 'held' };

export type FoundPost =
  | { kind: 'there'; id: string; url: string | null }
  | { kind: 'absent' }
  /** The network did not answer. */
  | { kind: 'unknown' };

/** As the network named it when it took it. */
export interface PostedPost {
  id: string;
}

export type CountedPost =
  | { kind: 'counted'; counts: FigureCounts }
  /** It is not there any more. */
  | { kind: 'gone' }
  /** Nothing can be said now. */
  | { kind: 'unknown'; cause: string; retryAfterMs?: number }
  | { kind: 'disconnected'; cause: string };

export type ConnectionCheck =
  | { kind: 'works'; account: string; accountUrl: string; settings?: Values }
  | { kind: 'trouble'; cause: string }
  | { kind: 'disconnected'; cause: string };

export type Values = Record<string, string>;
