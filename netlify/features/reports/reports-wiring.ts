import { renderNotFound } from '../../documents/render-document';
import { reportPages } from '../../documents/report-pages';
import { runHeavy } from '../../heavy/heavy-work';
import { errorInLog } from '../../http/error-in-log';
import { log } from '../../http/log';
import { canvasConverter } from '../../providers/builtin/converter/canvas-converter';
import { printReport } from '../../providers/builtin/report/print-report';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zipArchive } from '../../providers/zip/zip-archive';
import { writeShareToken } from '../creative/creations/creation-share-token';
import { creationFiles } from '../creative/library/library-wiring';
import { makingDoors } from '../creative/making/picture-wiring';
import { mediaStorage } from '../file/storage-wiring';
import { workspaceOfToken } from '../share/share-service';
import { reportFigures, reportMailLinks, reportMails } from './report-mail-wiring';
import { reportMailRepository } from './report-mail-repository';
import { reportsHandlers } from './reports-handlers';
import { reportsRepository } from './reports-repository';
import { makeReportsService } from './reports-service';

export const reportsWiring = () =>
  reportsHandlers({
    reports: reportsService(),
    mails: reportMails(),
    pages: reportPages,
    renderNotFound: (accepts) => renderNotFound('page', accepts),
  });

export const reportsService = (clock = systemClock) =>
  makeReportsService({
    repository: reportsRepository,
    readFigures: reportFigures(clock),
    printer: { print: (report) => runHeavy(printReport, report) },
    readLogo: (key) =>
      orNothing(key ?? '', async () => {
        const bytes = key === null ? null : await mediaStorage().read(key);
        if (!bytes) return null;
        const small = await canvasConverter.shrink(bytes, LOGO_WIDTH);
        return (await canvasConverter.convert(small.bytes, { format: 'png' })).bytes;
      }),
    readPictures: async (pictures) => {
      const files = creationFiles(makingDoors());
      const found = new Map<string, Uint8Array>();
      for (const row of pictures) {
        const bytes = await orNothing(row.id, async () => {
          const small = await (await files.readThumbnail(row, 240)).read();
          return (await canvasConverter.convert(small, { format: 'jpeg', frame: PICTURE })).bytes;
        });
        if (bytes && row.pieceId) found.set(row.pieceId, bytes);
      }
      return found;
    },
    archive: zipArchive,
    mailLinks: reportMailLinks(),
    isMember: reportMailRepository.isMember,
    writeToken: (workspaceId) => writeShareToken(workspaceId, systemIds.token(16)),
    workspaceOf: workspaceOfToken,
    digest: sha256,
    clock,
    ids: systemIds,
    log: (sentence) => log().info(sentence),
  });

/** A picture that is lost or unreadable is left out, so that the report can still be made. */
async function orNothing(name: string, read: () => Promise<Uint8Array | null>): Promise<Uint8Array | null> {
  try {
    return await read();
  } catch (error) {
    log().warn({ name, ...errorInLog(error) }, 'a picture is missing in a report');
    return null;
  }
}

const PICTURE = { width: 128, height: 128 };
const LOGO_WIDTH = 600;
