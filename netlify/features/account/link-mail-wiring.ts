import { accountMail } from '../../documents/account-mail';
import { log } from '../../http/log';
import { systemClock } from '../../providers/system/clock';
import { sha256 } from '../../providers/system/digest';
import { systemIds } from '../../providers/system/ids';
import { accountRepository } from './account-repository';
import { makeLinkMail } from './link-mail-service';

export const linkMail = () =>
  makeLinkMail({
    repository: accountRepository,
    mail: accountMail,
    digest: sha256,
    clock: systemClock,
    ids: systemIds,
    log: (sentence) => log().info(sentence),
  });
