import { pictureForChannel } from '../../../../src/domain/posting';
import type { Clock } from '../../../ports/clock';
import type { PostOutcome } from '../../../ports/network';
import type { Claimed, PostingRunRepository } from './posting-run-repository';

/** A claimed posting as an email. Its campaign knows by itself whether it has started, so that nothing is ever uncertain. */
export const makePostingMail =
  ({ repository, newsletter, linkOf, clock }: Dependencies) =>
  async (workspaceId: string, claimed: Claimed, run: string): Promise<PostOutcome | Waits> => {
    const { posting, piece, pictures } = claimed;
    const chosen = pictureForChannel(
      'newsletter',
      pictures.filter(({ type }) => type === 'image'),
    );
    if (chosen && chosen.status !== 'completed') return { kind: 'later', cause: 'The picture was still being drawn.' };
    const outcome = await newsletter(
      workspaceId,
      {
        campaignId: posting.id,
        since: posting.dueAt ?? posting.updatedAt,
        title: piece.title,
        body: posting.words,
        subject: posting.subject ?? piece.title,
        picture: chosen ? { id: chosen.id, altText: piece.altText } : null,
        link: linkOf(claimed),
      },
      () => repository.mayPost(workspaceId, posting.id, { run, now: clock.now() }),
    );
    return outcome.kind === 'posted' ? { ...outcome, url: null } : outcome;
  };

/** Sends a post to everybody who agreed to emails, once however often it is asked. */
export type Newsletter = (
  workspaceId: string,
  post: {
    /** The id that its campaign gets. */
    campaignId: string;
    since: Date;
    title: string;
    body: string;
    subject: string;
    picture: { id: string; altText: string } | null;
    link: string | null;
  },
  goAhead: () => Promise<boolean>,
) => Promise<{ kind: 'posted'; id: string } | Waits | Extract<PostOutcome, { kind: 'later' | 'held' }>>;

/** A person has to put something right before it can be sent. */
export interface Waits {
  kind: 'waits';
  cause: string;
}

interface Dependencies {
  repository: Pick<PostingRunRepository, 'mayPost'>;
  newsletter: Newsletter;
  /** The post on the workspace's own page, while that is open. */
  linkOf(claimed: Claimed): string | null;
  clock: Clock;
}
