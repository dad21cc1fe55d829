import type { FileToSend } from '../../http/send-file';
import { creationFiles } from '../creative/library-wiring';
import { makingDoors } from '../creative/picture-wiring';

type Row = Parameters<ReturnType<typeof creationFiles>['readForMail']>[0];

export const readMailPicture = (row: Row): Promise<FileToSend> => creationFiles(makingDoors()).readForMail(row);
