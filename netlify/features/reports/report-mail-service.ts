import type { reportsContract } from '../../../src/contracts/reports';
import type { Output } from '../../../src/contracts/endpoint';
import { DAY_MS } from '../../../src/domain/duration';
import { writeReport, type Report } from '../../../src/domain/report';
import { hasFigures, sumOf } from '../../../src/domain/report-figures';
import {
  isReportDue,
  lastEnd,
  rhythmPeriods,
  type ReportOften,
  type ReportRhythm,
} from '../../../src/domain/report-rhythm';
import type { ReportMail } from '../../documents/report-mail';
import { notFound } from '../../errors/app-error';
import type { Clock } from '../../ports/clock';
import type { Ids } from '../../ports/ids';
import type { SignedTokens } from '../../ports/signed-tokens';
import type { ReadFigures, ReportedWorkspace } from './report-figures-service';
import { readMailSubject, writeMailSubject } from './report-mail-link';
import type { ReportMailRepository } from './report-mail-repository';
import { SHARE_DAYS } from './reports-service';

/** The report by email, on the morning after the week or the month, once per person, workspace and period. */
export function makeReportMailService(ports: Dependencies) {
  const { repository, clock, ids, links, mail, origin, log } = ports;

  const presented = (often: ReportRhythm, { email, emailVerified }: Person): Output<Contract['getReportMail']> => ({
    often,
    email,
    confirmed: emailVerified,
  });

  /** Everyone of one workspace who waits for the same period; null where there is nothing to tell. */
  async function write(workspace: ReportedWorkspace, often: ReportOften, endsOn: string): Promise<Report | null> {
    const name = (await ports.readName(workspace.id)) ?? workspace.name;
    const period = rhythmPeriods[often];
    const figures = await ports.readFigures({ ...workspace, name }, { period, endsOn, rows: 1 });
    const isQuiet = !hasFigures(sumOf(figures.days)) && !hasFigures(sumOf(figures.daysBefore));
    return isQuiet ? null : writeReport(figures);
  }

  async function send(wanted: Wanted, readers: readonly Reader[]): Promise<boolean> {
    const endsOn = lastEnd(clock.now(), wanted.zone, wanted.often);
    const reader = readers.find(
      ({ userId, workspaceId }) => userId === wanted.userId && workspaceId === wanted.workspaceId,
    );
    if (!reader) return false;
    const report = await write({ ...wanted, id: wanted.workspaceId }, wanted.often, endsOn);
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + SHARE_DAYS * DAY_MS);
    const { workspaceId, userId, often } = wanted;
    const token = links.seal(writeMailSubject({ workspaceId, userId, often, endsOn }), expiresAt);
    return repository.send(wanted, {
      endsOn,
      mail: report && {
        ...mail.report({ report, often, url: origin === null ? null : `${origin}/r/${token}` }),
        id: ids.id(),
        recipient: reader.email,
        createdAt: now,
        expiresAt,
      },
    });
  }

  return {
    async getMail({ id }: Pick<ReportedWorkspace, 'id'>, person: Person) {
      return presented((await repository.find(id, person.id))?.often ?? 'never', person);
    },

    /** The first one comes after the period that is running now. */
    async updateMail({ id, zone }: Pick<ReportedWorkspace, 'id' | 'zone'>, person: Person, often: ReportRhythm) {
      const choice = often === 'never' ? null : { often, sentUntil: lastEnd(clock.now(), zone, often) };
      await repository.choose(id, person.id, choice);
      return presented(often, person);
    },

    /** Whose reports a link stops, however old it is; throws `not_found` for what is none of ours. */
    async findStop(token: string): Promise<Stop> {
      const subject = links.readEnded(token);
      const mailed = subject === null ? null : readMailSubject(subject);
      const workspace = mailed && (await ports.findWorkspace(mailed.workspaceId));
      if (!mailed || !workspace) throw notFound('page');
      return { ...mailed, business: workspace.name };
    },

    async stop(token: string): Promise<Stop> {
      const stop = await this.findStop(token);
      await repository.choose(stop.workspaceId, stop.userId, null);
      return stop;
    },

    /** Looks through everyone who wants reports, a page at a time. One that fails does not keep the others waiting. */
    async sendReportMails(): Promise<void> {
      let [sent, failed] = [0, 0];
      for (let after: Wanted | null = null, page: Wanted[]; ; after = page.at(-1)!) {
        page = await repository.listWanted({ after, limit: PAGE });
        if (page.length === 0) break;
        const due = page.filter(isDue);
        const readers = due.length > 0 ? await ports.listReaders([...new Set(due.map((one) => one.workspaceId))]) : [];
        for (const wanted of due)
          await send(wanted, readers).then(
            (isSent) => void (sent += Number(isSent)),
            (error: unknown) => {
              failed += 1;
              log(
                `a report of workspace ${wanted.workspaceId} was not sent: ${error instanceof Error ? error.name : 'unknown error'}`,
              );
            },
          );
        if (page.length < PAGE) break;
      }
      if (sent > 0) log(`put ${sent} reports into the outbox`);
      if (failed > 0) throw new Error(`${failed} reports were not sent`);
    },
  };

  function isDue({ zone, often, sentUntil }: Wanted): boolean {
    const endsOn = lastEnd(clock.now(), zone, often);
    return isReportDue(clock.now(), zone, endsOn) && (sentUntil === null || sentUntil < endsOn);
  }
}

const PAGE = 200;

type Contract = typeof reportsContract;
type Wanted = Awaited<ReturnType<ReportMailRepository['listWanted']>>[number];
export type ReportMailService = ReturnType<typeof makeReportMailService>;

interface Person {
  id: string;
  email: string;
  emailVerified: boolean;
}

/** A member whose address is confirmed. */
interface Reader {
  workspaceId: string;
  userId: string;
  email: string;
}

interface Stop {
  workspaceId: string;
  userId: string;
  often: ReportOften;
  business: string;
}

interface Dependencies {
  repository: ReportMailRepository;
  readFigures: ReadFigures;
  /** The business's own name; null where it has no profile. */
  readName(workspaceId: string): Promise<string | null>;
  findWorkspace(workspaceId: string): Promise<{ name: string } | null>;
  listReaders(workspaceIds: string[]): Promise<Reader[]>;
  links: SignedTokens;
  mail: ReportMail;
  /** Where links lead; null where nothing names the address. */
  origin: string | null;
  clock: Clock;
  ids: Ids;
  log(sentence: string): void;
}
