/** The minute's interview, in its order. */
export const interviewKeys = ['people-ask', 'people-get-wrong', 'unseen', 'proud-job'] as const;

/** The interview as a whole, where it is put off. */
export const INTERVIEW = 'interview';
