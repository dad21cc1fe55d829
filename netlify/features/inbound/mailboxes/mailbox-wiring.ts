import { log } from '../../../http/log';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { accountOf, PASSWORD_LOST } from '../../inbox/connectors/email-connector';
import { mailboxReader } from '../../inbox/connectors/email-connector-wiring';
import { channelSecrets } from '../../inbox/inbox-wiring';
import { mailboxRepository } from './mailbox-repository';
import { makeMailboxReading } from './mailbox-service';

export const mailboxJobs = () => {
  const secrets = channelSecrets();
  return makeMailboxReading({
    repository: mailboxRepository,
    mailbox: mailboxReader,
    accountOf: (row) => accountOf(row, secrets.open({ workspaceId: row.workspaceId, channelId: row.id }, row)),
    passwordLost: PASSWORD_LOST,
    clock: systemClock,
    ids: systemIds,
    log: (facts, sentence) => log().warn(facts, sentence),
  });
};
