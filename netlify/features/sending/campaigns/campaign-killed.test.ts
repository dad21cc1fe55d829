import { useDatabase } from '../../../testing/database';
import { campaignIn, campaignRow, countsIn, ledgerOf, readersIn } from '../../../testing/builders/sent-campaigns';
import { workspaceOf } from '../../../testing/builders/stored-contact';
import { sendWithKills } from '../../../testing/kill-senders';
import { useMailServer } from '../../../testing/use-mail-server';

useDatabase();
const CONNECTIONS = 3;
const mail = useMailServer(CONNECTIONS);
/** Set KILLED_SENDERS for the longer run recorded in docs/decisions/017. */
const KILLS = Number(process.env.KILLED_SENDERS ?? 8);
const PEOPLE = KILLS * 20;

it(
  'a campaign whose senders are killed at any moment reaches everybody once: nobody is skipped, nobody gets two, and only what was in progress is uncertain',
  async () => {
    // Slow enough that the campaign outlives the kills, which hit it at different moments.
    const server = await mail.start({
      answer: () => new Promise((done) => setTimeout(() => done(undefined), 20 + Math.random() * 40)),
    });
    const workspaceId = await workspaceOf();
    await readersIn(workspaceId, PEOPLE);
    const { campaignId } = await campaignIn(workspaceId);
    const left = await sendWithKills({ workspaceId, campaignId, kills: KILLS, withinMs: 60 });
    const arrived = server.mails.map(({ recipients }) => recipients[0]!);
    const rows = await ledgerOf(campaignId);
    const uncertain = rows.filter(({ state }) => state === 'uncertain').map(({ address }) => address);
    const { counted } = await countsIn(campaignId);
    if (process.env.KILLED_SENDERS)
      process.stdout.write(
        `${JSON.stringify({ kills: KILLS, people: PEOPLE, arrived: arrived.length, twice: arrived.length - new Set(arrived).size, uncertain: uncertain.length, uncertainButArrived: uncertain.filter((one) => arrived.includes(one)).length, left, counted })}\n`,
      );
    expect(rows).toHaveLength(PEOPLE);
    expect(new Set(rows.map(({ address }) => address)).size).toBe(PEOPLE);
    expect(arrived).toHaveLength(new Set(arrived).size);
    expect(rows.filter(({ state, address }) => state === 'sent' && !arrived.includes(address))).toEqual([]);
    expect(rows.filter(({ state }) => state !== 'sent' && state !== 'uncertain')).toEqual([]);
    // Recipients who got one that the ledger does not call sent: it was in progress when a sender was killed.
    expect(
      arrived.filter(
        (one) => !rows.some(({ address, state }) => address === one && (state === 'sent' || state === 'uncertain')),
      ),
    ).toEqual([]);
    expect(Math.max(...left)).toBeGreaterThan(0); // otherwise nobody was killed while sending
    expect(Math.max(...left)).toBeLessThanOrEqual(CONNECTIONS);
    expect(uncertain.length).toBeLessThanOrEqual(KILLS * CONNECTIONS);
    expect(counted).toEqual({
      total: PEOPLE,
      sent: PEOPLE - uncertain.length,
      ...(uncertain.length > 0 && { uncertain: uncertain.length }),
    });
    expect((await campaignRow(campaignId)).status).toBe('completed');
  },
  60_000 + KILLS * 20_000,
); // each is a real process
