import type { CampaignDetail } from '../../../contracts/campaign-record';
import type { CampaignCheck } from '../../../contracts/campaign-runs';
import { formatNumber } from '../../../lib/format-number';

/** The checks of an automation by what they are about: itself, then each of its mails. Those of one mail need no names. */
export function checkGroups(
  items: readonly CampaignCheck[],
  campaign: Pick<CampaignDetail, 'type' | 'emails'> | undefined,
): CheckGroup[] {
  const mails = [...new Set(items.map(({ emailId }) => emailId))].filter((id) => id !== null);
  if (campaign?.type !== 'automation' || mails.length + (items.some(({ emailId }) => emailId === null) ? 1 : 0) < 2)
    return [groupOf('all', null, items)];
  // Mails stand as the campaign has them; one that was just made is not in it yet.
  const known = campaign.emails.filter(({ id }) => mails.includes(id));
  const order = [...known.map(({ id }) => id), ...mails.filter((id) => !known.some((mail) => mail.id === id))];
  return [
    groupOf(
      'itself',
      'The automation',
      items.filter(({ emailId }) => emailId === null),
    ),
    ...order.map((mailId) => {
      const mail = known.find(({ id }) => id === mailId);
      return groupOf(
        mailId,
        `“${mail?.name || mail?.subject || 'Email'}”`,
        items.filter(({ emailId }) => emailId === mailId),
      );
    }),
  ].filter(({ open, fine }) => open.length + fine.length > 0);
}

/** "All 9 are fine", beside what is open "8 are fine". */
export function fineWords({ open, fine }: Pick<CheckGroup, 'open' | 'fine'>): string {
  if (fine.length === 1) return open.length === 0 ? 'OK' : '1 OK';
  return open.length === 0 ? `All ${formatNumber(fine.length)} OK` : `${formatNumber(fine.length)} OK`;
}

const groupOf = (id: string, name: string | null, items: readonly CampaignCheck[]): CheckGroup => ({
  // The sentence of a mail among others begins with its name (email-check-service.ts), which is said by its group.
  id,
  name,
  fine: items.filter(({ state }) => state === 'pass').map((check) => said(check, name)),
  open: [...items.filter(({ state }) => state === 'fail'), ...items.filter(({ state }) => state === 'warn')].map(
    (check) => said(check, name),
  ),
});

const said = (check: CampaignCheck, name: string | null): CampaignCheck =>
  name !== null && check.sentence.startsWith(`${name}: `)
    ? { ...check, sentence: check.sentence.slice(name.length + 2) }
    : check;

export interface CheckGroup {
  id: string;
  /** Null where there is only one. */
  name: string | null;
  /** What is to be mended, then what could be better. */
  open: CampaignCheck[];
  fine: CampaignCheck[];
}
