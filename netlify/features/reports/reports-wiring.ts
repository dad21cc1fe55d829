import { renderNotFound } from '../../documents/render-document';
import { reportPages } from '../../documents/report-pages';
import { runHeavy } from '../../heavy/heavy-work';
import { log } from '../../http/log';
import { canvasConverter } from '../../providers/builtin/converter/canvas-converter';
import { printReport } from '../../providers/builtin/report/print-report';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { zipArchive } from '../../providers/zip/zip-archive';
import { writeShareToken } from '../creative/creations/creation-share-token';
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
    readLogo: async (key) =>
      key === null
        ? null
        : readPicture(key, async (bytes) =>
            canvasConverter.convert((await canvasConverter.shrink(bytes, LOGO_WIDTH)).bytes, { format: 'png' }),
          ),
    readPictures: async (pictures) => {
      const found = new Map<string, Uint8Array>();
      for (const { postId, key } of pictures) {
        const bytes = await readPicture(key, (whole) =>
          canvasConverter.convert(whole, { format: 'jpeg', frame: PICTURE }),
        );
        if (bytes) found.set(postId, bytes);
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
  });

/** A report is handed over without a picture that was lost or cannot be read, rather than not at all. */
async function readPicture(
  key: string,
  convert: (bytes: Uint8Array) => Promise<{ bytes: Uint8Array }>,
): Promise<Uint8Array | null> {
  try {
    const bytes = await mediaStorage().read(key);
    return bytes && (await convert(bytes)).bytes;
  } catch (error) {
    log().warn({ key, error }, 'a picture is missing in a report');
    return null;
  }
}

const PICTURE = { width: 128, height: 128 };
const LOGO_WIDTH = 600;
