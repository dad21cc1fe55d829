import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { makeContactsDemo } from './contacts-demo';
import { contactsDemoRepository } from './contacts-demo-repository';

/** Fills a demo workspace with this feature's part. */
export const seedContactsDemo = (workspace: { id: string; owner: { id: string; name: string } }): Promise<void> =>
  makeContactsDemo({ insert: contactsDemoRepository.insert, clock: systemClock, ids: systemIds })(workspace);
