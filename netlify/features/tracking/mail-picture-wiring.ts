import type { FileToSend } from '../../http/send-file';
import { creationFiles } from '../creative/library/library-wiring';
import { makingDoors } from '../creative/making/picture-wiring';

type Row = Parameters<ReturnType<typeof creationFiles>['readForMail']>[0];

export const readMailPicture = (row: Row): Promise<FileToSend> => creationFiles(makingDoors()).readForMail(row);
