/** The one-minute interview, in order. */
export const interviewKeys = ['people-ask', 'people-get-wrong', 'unseen', 'proud-job'] as const;

/** Stands for the whole interview when the owner puts it off. */
export const INTERVIEW = 'interview';
