import type { campaignsContract } from '../../../../src/contracts/campaigns';
import type { Input, Output } from '../../../../src/contracts/endpoint';
import { campaignCountKinds, ENDED_CAUSE, type Audience, type CampaignCounts } from '../../../../src/domain/campaign';
import { contactLabel } from '../../../../src/domain/contact';
import { shownAddress } from '../../../../src/domain/shown-address';
import { AppError, notFound } from '../../../errors/app-error';
import type { Clock } from '../../../ports/clock';
import type { CampaignReportRepository, DeliveryRow } from './campaign-report-repository';

/** What became of a campaign, and whom one would reach. */
export function makeCampaignReportService({
  repository,
  clock,
}: {
  repository: CampaignReportRepository;
  clock: Clock;
}) {
  return {
    async list(
      workspaceId: string,
      { campaignId, state, cursor, limit }: Input<typeof campaignsContract.listDeliveries>,
    ): Promise<Output<typeof campaignsContract.listDeliveries>> {
      const found = await repository.list(workspaceId, campaignId, { state, cursor, limit });
      if (!found) throw notFound('campaign');
      return { items: found.rows.map(present), nextCursor: found.nextCursor };
    },

    async read(workspaceId: string, campaignId: string): Promise<Output<typeof campaignsContract.getCampaignReport>> {
      const found = await repository.read(workspaceId, campaignId);
      if (!found) throw notFound('campaign');
      const ofEmail = (emailId: string): CampaignCounts =>
        Object.fromEntries(
          campaignCountKinds.map((kind) => [
            kind,
            Math.max(0, Number(found.counts.find((row) => row.emailId === emailId && row.kind === kind)?.n ?? 0)),
          ]),
        ) as CampaignCounts;
      return {
        emails: found.emails.map(({ id, name, subject }) => ({
          id,
          name: (name || subject || 'Email').slice(0, 120),
          counts: ofEmail(id),
        })),
        links: mergeLinks(found.links),
        hours: found.hours,
        bounces: presentCauses(found.bounces),
        refusals: presentCauses(found.refusals),
        uncertainties: presentCauses(found.uncertainties),
      };
    },

    /** Throws `unavailable` when the answer takes longer than anybody waits for it. */
    async countAudience(
      workspaceId: string,
      audience: Audience,
    ): Promise<Output<typeof campaignsContract.countAudience>> {
      const answer = await repository.countAudience(workspaceId, audience, clock.now());
      if (answer === 'too-long')
        throw new AppError(
          'unavailable',
          'Counting these people is taking too long. You can send the campaign as it is, or use fewer or simpler segments for a faster count.',
        );
      return { people: answer.people, reachable: answer.reachable, leftOut: answer.leftOut as Record<string, number> };
    },
  };
}

function present({
  id,
  contactId,
  person,
  mail,
  address,
  state,
  cause,
  isOver,
  sentAt,
  openedAt,
  clickedAt,
  machineOpenedAt,
  convertedAt,
  revenue,
  unsubscribedAt,
}: DeliveryRow): Delivery {
  return {
    id,
    contactId: person ? contactId : null,
    name: person
      ? contactLabel({ name: person.name, company: person.company, email: person.email, phone: null }).slice(0, 200)
      : 'Former contact',
    mail,
    address: shownAddress(address),
    state: isOver ? 'skipped' : state,
    cause: isOver ? ENDED_CAUSE : cause,
    sentAt: iso(sentAt),
    openedAt: iso(openedAt),
    clickedAt: iso(clickedAt),
    machineOpenedAt: iso(machineOpenedAt),
    convertedAt: iso(convertedAt),
    revenue,
    unsubscribedAt: iso(unsubscribedAt),
  };
}

const presentCauses = (causes: { cause: string; people: number }[]) =>
  causes.map(({ cause, people }) => ({ cause: cause || 'No reason was given.', people }));

/** One address may stand in several mails, and in several of their revisions. */
function mergeLinks(
  links: { url: string | null; people: number; machine: number }[],
): { url: string; people: number; machine: number }[] {
  const merged = new Map<string, { url: string; people: number; machine: number }>();
  for (const { url, people, machine } of links) {
    if (url === null) continue;
    const before = merged.get(url) ?? { url: url.slice(0, 2_100), people: 0, machine: 0 };
    merged.set(url, { ...before, people: before.people + people, machine: before.machine + machine });
  }
  return [...merged.values()]
    .sort((one, other) => other.people - one.people || one.url.localeCompare(other.url))
    .slice(0, LINKS);
}

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const LINKS = 50;

export type CampaignReportService = ReturnType<typeof makeCampaignReportService>;

type Delivery = Output<typeof campaignsContract.listDeliveries>['items'][number];
