import type { Posting } from '../../../contracts/publishing-postings';
import { channelLabel, type PostingDecision } from '../../../domain/posting';
import type { PostingState } from '../../../domain/posting-state';
import { formatMoment } from '../../../lib/format-moment';
import type { StatusName } from '../../../ui/status';

/** A posting's badge. Of a newsletter it says what its campaign does: what is missing makes it wait, not a person's hands. */
export function postingBadge({ channel, state, campaign }: Posting): { status: StatusName; label: string } {
  if (channel !== 'newsletter') return BADGES[state];
  if (state === 'waiting') return { status: 'warning', label: 'Needs you' };
  if (state !== 'posted') return BADGES[state];
  if (campaign === null) return { status: 'inactive', label: 'Deleted' };
  if (campaign.status === 'draft') return { status: 'draft', label: 'Back to draft' };
  if (campaign.status === 'paused') return { status: 'paused', label: 'Paused' };
  return campaign.status === 'active'
    ? { status: 'in-progress', label: 'Sending' }
    : { status: 'published', label: 'Sent' };
}

const BADGES: Record<PostingState, { status: StatusName; label: string }> = {
  planned: { status: 'scheduled', label: 'Planned' },
  due: { status: 'pending', label: 'Waiting' },
  posting: { status: 'in-progress', label: 'Posting' },
  posted: { status: 'published', label: 'Posted' },
  uncertain: { status: 'warning', label: 'Uncertain' },
  failed: { status: 'failed', label: 'Failed' },
  waiting: { status: 'open', label: 'Ready for you' },
  'handed-over': { status: 'completed', label: 'Posted by hand' },
  cancelled: { status: 'inactive', label: 'Not sent' },
};

/** What happened, or what a person can do about it. */
export function postingSentence(posting: Posting, zone: string, now: Date, paused = false): string {
  const { state, cause, nextAt, postedAt } = posting;
  const label = channelLabel(posting.channel);
  if (posting.channel === 'newsletter' && state === 'waiting')
    return `${cause ?? 'Something is missing.'} Put that right, then try again; until then it is a draft.`;
  if (posting.channel === 'newsletter' && state === 'posted') {
    if (!posting.campaign) return 'Its campaign was deleted.';
    if (posting.campaign.status === 'draft')
      return 'Somebody took its campaign back. It is sent once you start it there.';
    if (posting.campaign.cause) return posting.campaign.cause;
  }
  switch (state) {
    case 'due':
      if (paused) return 'It waits until you start the engine again.';
      return cause && nextAt ? `${cause} We try again ${formatMoment(nextAt, zone, now)}.` : 'Posting shortly.';
    case 'posting':
      return 'It is being posted.';
    case 'posted':
    case 'handed-over':
      return postedAt ? formatMoment(postedAt, zone, now) : '';
    case 'uncertain':
      return `${cause ?? 'The answer was lost.'} Please check ${label}: is it there?`;
    case 'failed':
    case 'cancelled':
      return cause ?? '';
    case 'waiting':
      return `Copy the text, add the picture, and post it on ${label}.`;
    case 'planned':
      return 'It goes out with the post.';
  }
}

export const decisionLabels: Record<PostingDecision, string> = {
  there: 'It was posted',
  again: 'Try again',
  'by-hand': 'Mark as posted',
  'not-posted': 'Not posted after all',
};
