import type { reportsContract } from '../../../src/contracts/reports';
import type { Output } from '../../../src/contracts/endpoint';
import type { ActivityEvent, Actor, NewActivity } from '../../../src/domain/activity';
import { activityEvents } from '../../../src/domain/activity-events';
import { periodAt, type DayRange } from '../../../src/domain/analytics-period';
import { rangeInWords } from '../../../src/domain/analytics-sentence';
import { DAY_MS } from '../../../src/domain/duration';
import { writeReport } from '../../../src/domain/report';
import { reportPeriods, type ReportPeriod } from '../../../src/domain/report-figures';
import type { Sentence } from '../../../src/domain/report-sentence';
import { retentionMs } from '../../../src/domain/retention';
import { monthEnding } from '../../../src/domain/report-rhythm';
import { toInstant, toLocal } from '../../../src/domain/zoned-time';
import { notFound } from '../../errors/app-error';
import type { Archive, ArchivePort } from '../../ports/archive';
import type { Clock } from '../../ports/clock';
import type { Digest } from '../../ports/digest';
import type { Ids } from '../../ports/ids';
import type { ReportPrinter } from '../../ports/report-paper';
import type { SignedTokens } from '../../ports/signed-tokens';
import { readMailSubject } from './report-mail-link';
import { reportTables } from './report-csv-words';
import type { ReadFigures, ReportAsked, ReportedWorkspace } from './report-figures-service';
import type { ReportsRepository, ShareRow } from './reports-repository';

/** Reports of a period as words, paper, tables, and behind links that work for 90 days. */
export function makeReportsService(ports: ReportsPorts) {
  const { repository, readFigures, clock, ids, digest } = ports;

  /** As the screen shows it: the last days up to today. */
  const now = (period: ReportPeriod): ReportAsked => ({ period, endsOn: null });

  async function read(workspace: ReportedWorkspace, asked: ReportAsked) {
    const brand = await repository.readBrand(workspace.id);
    const named = { ...workspace, name: brand.name ?? workspace.name };
    const figures = await readFigures(named, { ...asked, rows: ROWS });
    return { brand, figures, report: writeReport(figures) };
  }

  async function print(workspace: ReportedWorkspace, asked: ReportAsked): Promise<NamedFile> {
    const { brand, figures, report } = await read(workspace, asked);
    const posts = figures.content.filter(({ type }) => type === 'post').map(({ id }) => id);
    const bytes = await ports.printer.print({
      report,
      brand: { colours: brand.colours, logo: await ports.readLogo(brand.logoKey) },
      pictures: await ports.readPictures(await repository.findPictures(workspace.id, posts)),
      preparedBy: brand.agency && {
        name: brand.agency.name,
        contact: brand.agency.contact,
        logo: await ports.readLogo(brand.agency.logoKey),
      },
      madeOn: asked.endsOn ?? toLocal(clock.now(), workspace.zone).date,
    });
    return { bytes, name: `${figures.business} ${figures.current.from} to ${figures.current.to}` };
  }

  const present = (row: ShareRow, zone: string): Share => {
    return {
      id: row.id,
      period: periodOf(row.period),
      ...spanOf(row, zone),
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      state: stateOf(row, clock.now()),
    };
  };

  const tell =
    (event: (span: string) => ActivityEvent, zone: string, actor: Actor) =>
    (row: ShareRow): NewActivity => ({
      ...event(rangeInWords(spanOf(row, zone))),
      id: ids.id(),
      workspaceId: row.workspaceId,
      actor,
      at: clock.now(),
    });

  return {
    async getReport(workspace: ReportedWorkspace, period: ReportPeriod): Promise<Output<Contract['getReport']>> {
      const { figures, report } = await read(workspace, now(period));
      return {
        ...figures.current,
        summary: report.summary.map(inParts),
        insights: report.insights.map((insight) => inParts(insight.sentence)),
        queries: report.queries
          .filter(({ value }) => typeof value === 'number')
          .map(({ query, name, text, words }) => ({ ...short({ query, text }), name, words })),
      };
    },

    getPdf: (workspace: ReportedWorkspace, period: ReportPeriod) => print(workspace, now(period)),

    async getTables(workspace: ReportedWorkspace, period: ReportPeriod): Promise<NamedFile> {
      const figures = await readFigures(workspace, { ...now(period), rows: TABLE_ROWS });
      const modified = clock.now();
      const archive = ports.archive.begin();
      for (const [name, table] of Object.entries(reportTables(figures))) addText(archive, name, table, modified);
      return { bytes: archive.close(), name: `${workspace.name} ${figures.current.from} to ${figures.current.to}` };
    },

    async listShares({ id, zone }: ReportedWorkspace): Promise<Output<Contract['listReportShares']>> {
      return { items: (await repository.listShares(id, SHARES)).map((row) => present(row, zone)) };
    },

    /** The token is in the reply and nowhere else: what is stored is its hash. */
    async createShare(
      { id, zone }: ReportedWorkspace,
      period: ReportPeriod,
      actor: Actor,
      origin: string,
    ): Promise<Created> {
      const token = ports.writeToken(id);
      const createdAt = clock.now();
      const row = {
        workspaceId: id,
        id: ids.id(),
        tokenHash: digest(token),
        period,
        endsOn: toLocal(createdAt, zone).date,
        createdAt,
        expiresAt: new Date(createdAt.getTime() + SHARE_DAYS * DAY_MS),
        revokedAt: null,
      };
      await repository.addShare(row, tell(activityEvents.reportShared, zone, actor));
      return { share: present(row, zone), url: `${origin}/r/${token}` };
    },

    async deleteShare({ id, zone }: ReportedWorkspace, shareId: string, actor: Actor): Promise<Record<string, never>> {
      const told = tell(activityEvents.reportShareWithdrawn, zone, actor);
      if (!(await repository.revokeShare(id, shareId, clock.now(), told))) throw notFound('link');
      return {};
    },

    /**
     * What a link leads to. Throws `not_found` for what never was one of ours, and where the workspace shows nothing any
     * more; a link that has ended is said to have ended.
     */
    async open(token: string): Promise<Opened> {
      const found = (await openShare(token)) ?? (await openMailed(token));
      const workspace = found && (await repository.findOpenWorkspace(found.workspaceId));
      if (!found || !workspace) throw notFound('page');
      return { ...found, workspace };
    },

    /** Job: a link says for a while that it has ended, and then is gone. */
    async deleteOldShares(): Promise<void> {
      const gone = await repository.deleteEndedShares(new Date(clock.now().getTime() - retentionMs('reportLinks')));
      if (gone > 0) ports.log(`deleted ${gone} old links to reports`);
    },

    /** As a page whose logos stand in it: neither has an address of its own that a stranger could open. */
    async readShared(workspace: ReportedWorkspace, asked: ReportAsked) {
      const { brand, report } = await read(workspace, asked);
      return {
        report,
        colours: brand.colours,
        logo: inPage(await ports.readLogo(brand.logoKey)),
        preparedBy: brand.agency && {
          name: brand.agency.name,
          contact: brand.agency.contact,
          logo: inPage(await ports.readLogo(brand.agency.logoKey)),
        },
      };
    },
    printShared: print,
  };

  async function openShare(token: string) {
    const workspaceId = ports.workspaceOf(token);
    const row = workspaceId && (await repository.findShare(workspaceId, digest(token)));
    if (!row) return null;
    return {
      workspaceId,
      state: stateOf(row, clock.now()),
      expiresOn: row.expiresAt.toISOString().slice(0, 10),
      asked: { period: periodOf(row.period), endsOn: row.endsOn },
    };
  }

  /** From an email; it shows nothing any more once its reader has left the workspace. */
  async function openMailed(token: string) {
    const subject = ports.mailLinks.readEnded(token);
    const mailed = subject === null ? null : readMailSubject(subject);
    if (!mailed || !(await ports.isMember(mailed.workspaceId, mailed.userId))) return null;
    const isOpen = ports.mailLinks.open(token, clock.now()) !== null;
    return {
      workspaceId: mailed.workspaceId,
      state: isOpen ? ('open' as const) : ('expired' as const),
      expiresOn: null,
      asked: { period: mailed.period, endsOn: mailed.endsOn },
    };
  }
}

/** The days of a link. */
function spanOf({ period: name, endsOn }: Pick<ShareRow, 'period' | 'endsOn'>, zone: string): DayRange {
  const period = periodOf(name);
  if (period === 'month') return monthEnding(endsOn).current;
  return periodAt(toInstant({ date: endsOn, time: '12:00' }, zone), zone, period).current;
}

const stateOf = ({ revokedAt, expiresAt }: Pick<ShareRow, 'revokedAt' | 'expiresAt'>, at: Date): Share['state'] => {
  if (revokedAt) return 'revoked';
  return expiresAt <= at ? 'expired' : 'open';
};

/** A row that another version wrote is shown as thirty days rather than not at all. */
const periodOf = (text: string): ReportPeriod => reportPeriods.find((known) => known === text) ?? '30d';

function addText(archive: Archive, name: string, text: string, modified: Date): void {
  const file = archive.addFile(name, { modified });
  file.write(new TextEncoder().encode(text));
  file.end();
}

const inPage = (png: Uint8Array | null): string | null =>
  png && `data:image/png;base64,${Buffer.from(png).toString('base64')}`;

const inParts = (sentence: Sentence) =>
  sentence.map((part) => {
    if (typeof part === 'string') return { text: part, query: null };
    // Dates and names explain themselves.
    return part.plain ? { ...short(part), query: null } : short(part);
  });

const short = ({ query, text }: { query: string; text: string }) => ({ query, text: text.slice(0, 300) });

/** Of content and of sources. */
const ROWS = 5;
const TABLE_ROWS = 100;
const SHARES = 50;
export const SHARE_DAYS = 90;

type Contract = typeof reportsContract;
type Share = Output<Contract['listReportShares']>['items'][number];
type Created = Output<Contract['createReportShare']>;
export type ReportsService = ReturnType<typeof makeReportsService>;

export interface NamedFile {
  bytes: Uint8Array;
  /** Without its ending. */
  name: string;
}

export interface Opened {
  state: Share['state'];
  /** The day in UTC on which a shared link ends. */
  expiresOn: string | null;
  asked: ReportAsked;
  workspace: ReportedWorkspace;
}

interface ReportsPorts {
  repository: ReportsRepository;
  readFigures: ReadFigures;
  printer: ReportPrinter;
  /** PNG; null where there is none, or none that can be read. */
  readLogo(key: string | null): Promise<Uint8Array | null>;
  /** Small JPEGs by post; those that cannot be read are left out. */
  readPictures(of: Awaited<ReturnType<ReportsRepository['findPictures']>>): Promise<Map<string, Uint8Array>>;
  archive: ArchivePort;
  mailLinks: SignedTokens;
  isMember(workspaceId: string, userId: string): Promise<boolean>;
  writeToken(workspaceId: string): string;
  /** The workspace in a token; null for what is no token of a link. */
  workspaceOf(token: string): string | null;
  digest: Digest;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
