/** Kinds of things that happen in a workspace; the first four are the specification's. */
export const activityTypes = ['content', 'conversation', 'voice', 'analytics', 'team'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Pending: what the sentence announces has not happened yet. */
export const activityStatuses = ['completed', 'pending', 'failed'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** An event, as the service that caused it reports it. */
export interface ActivityEvent {
  type: ActivityType;
  /** A sentence in the past tense without its actor: "“Rye” was published on your page". */
  title: string;
  /** Completed by default. */
  status?: ActivityStatus;
  /** Path of the page that shows it. */
  link?: string;
  /** Whether people are notified: it is shown in the bell of everybody but the actor. */
  tells: boolean;
}

/** An entry of the activity log. */
export interface NewActivity extends ActivityEvent {
  id: string;
  workspaceId: string;
  /** Who did it; absent when the product did it automatically. */
  actor?: Actor;
  at: Date;
}

export interface Actor {
  id: string;
  name: string;
}

/** A title for use inside a sentence: quoted, and cut at 80 characters. */
export function quoted(title: string): string {
  const characters = [...title.trim()];
  return `“${
    characters.length > QUOTED_CHARACTERS
      ? `${characters
          .slice(0, QUOTED_CHARACTERS - 1)
          .join('')
          .trimEnd()}…`
      : characters.join('')
  }”`;
}

const QUOTED_CHARACTERS = 80;
