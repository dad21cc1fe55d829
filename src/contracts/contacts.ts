import { contactChangesContract } from './contact-changes';
import { consentContract } from './contact-consents';
import { timelineContract } from './contact-events';
import { contactExportContract } from './contact-exports';
import { contactFieldsContract } from './contact-fields';
import { peopleContract } from './contact-people';
import { suppressionsContract } from './contact-suppressions';
import { contactTagsContract } from './contact-tags';

export const contactsContract = {
  ...peopleContract,
  ...timelineContract,
  ...contactChangesContract,
  ...contactTagsContract,
  ...contactFieldsContract,
  ...consentContract,
  ...suppressionsContract,
  ...contactExportContract,
};
