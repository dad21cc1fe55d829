import type { contactsContract } from '../../../src/contracts/contacts';
import { env } from '../../config/env';
import { renderContactMail } from '../../documents/contact-mail';
import type { Handlers } from '../../http/call';
import { builtinPhoneNumbers } from '../../providers/builtin/phone-numbers/phone-numbers';
import { systemClock } from '../../providers/system/clock';
import { systemIds } from '../../providers/system/ids';
import { batchRepository } from './changes/batch-repository';
import { makeBatchService } from './changes/batch-service';
import { consentWiring } from './consents/consent-wiring';
import { contactDetailRepository } from './record/contact-detail-repository';
import { contactExportWiring } from './exports/contact-export-wiring';
import { contactRepository } from './record/contact-repository';
import { contactsHandlers } from './contacts-handlers';
import { contactsRepository } from './contacts-repository';
import { makeContactsService } from './contacts-service';
import { tagFieldRepository } from './fields/tag-field-repository';
import { makeTagFieldService } from './fields/tag-field-service';
import { tidyContactsRepository } from './changes/tidy-contacts-repository';
import { makeTidyContacts } from './changes/tidy-contacts-service';
import { timelineRepository } from './timeline/timeline-repository';
import { makeTimelineService } from './timeline/timeline-service';

const system = { clock: systemClock, ids: systemIds };

export const contactsWiring = (): Handlers<typeof contactsContract> => ({
  ...contactsHandlers({
    contacts: makeContactsService({
      lists: contactsRepository,
      details: contactDetailRepository,
      repository: contactRepository,
      phoneNumbers: builtinPhoneNumbers,
      ...system,
    }),
    timeline: makeTimelineService({
      repository: timelineRepository,
      renderMessage: renderContactMail,
      needsDomain: () => env().mail.sharedSender === 'notices',
      ...system,
    }),
    batches: makeBatchService({ repository: batchRepository, ...system }),
    tagFields: makeTagFieldService({ repository: tagFieldRepository, batches: batchRepository, ...system }),
  }),
  ...consentWiring(),
  ...contactExportWiring(),
});

/** What the worker calls. */
export const contactsJobs = () => ({
  change: makeBatchService({ repository: batchRepository, ...system }).work,
  tidy: makeTidyContacts({ counts: tidyContactsRepository, batches: batchRepository, clock: systemClock }),
});
