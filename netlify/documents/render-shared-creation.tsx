import { SharedCreationDocument } from '../../src/documents/shared-creation-document';
import type { SharedPage } from '../../src/documents/shared-page';
import { toHtml } from './render-document';

export type { SharedPage } from '../../src/documents/shared-page';

export const renderSharedCreation = (page: SharedPage): string => toHtml(<SharedCreationDocument page={page} />, {});
