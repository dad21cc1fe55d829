/** Kinds of things that happen in a workspace; the first four are the specification's. */
export const activityTypes = ['content', 'conversation', 'voice', 'analytics', 'team'] as const;
export type ActivityType = (typeof activityTypes)[number];

/** Pending: what the sentence announces is still to come. */
export const activityStatuses = ['completed', 'pending', 'failed'] as const;
export type ActivityStatus = (typeof activityStatuses)[number];

/** What happened, as the service that did it tells it. */
export interface Happening {
  type: ActivityType;
  /** A sentence in the past tense, without its author: "“Rye” was published on your page". */
  title: string;
  /** Completed unless it says otherwise. */
  status?: ActivityStatus;
  /** Page of the application that shows it. */
  link?: string;
  /** Whether it is worth telling people: shown in the bell of everybody but the actor. */
  tells: boolean;
}

/** One line of the log. */
export interface NewActivity extends Happening {
  id: string;
  workspaceId: string;
  /** Who did it; absent when the product did it by itself. */
  actor?: Actor;
  at: Date;
}

export interface Actor {
  id: string;
  name: string;
}

/** A title inside a sentence: quoted, and cut at 80 characters. */
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
