import { accountContract } from './account';
import { activityContract } from './activity';
import { analyticsContract } from './analytics';
import { authContract } from './auth';
import { automationsContract } from './automations';
import { callsContract } from './calls';
import { campaignsContract } from './campaigns';
import { chatContract } from './chat';
import { contactsContract } from './contacts';
import { conversationsContract } from './conversations';
import { coverContract } from './cover';
import { creativeContract } from './creative';
import { credentialContract } from './credential';
import { decisionsContract } from './decisions';
import type { Contract } from './endpoint';
import { engineContract } from './engine';
import { fileContract } from './file';
import { faultContract } from './fault';
import { healthContract } from './health';
import { importsContract } from './imports';
import { inboundContract } from './inbound';
import { inboxContract } from './inbox';
import { liveContract } from './live';
import { materialContract } from './material';
import { operatorContract } from './operator';
import { overviewContract } from './overview';
import { planContract } from './plan';
import { privacyContract } from './privacy';
import { publicationContract } from './publication';
import { publishingContract } from './publishing';
import { reportsContract } from './reports';
import { rulesContract } from './rules';
import { sampleContract } from './sample';
import { securityContract } from './security';
import { segmentsContract } from './segments';
import { sendingContract } from './sending';
import { settingsContract } from './settings';
import { shareContract } from './share';
import { signupContract } from './signup';
import { siteContract } from './site';
import { trackingContract } from './tracking';
import { visitsContract } from './visits';
import { websiteContract } from './website';

const contracts = {
  account: accountContract,
  activity: activityContract,
  analytics: analyticsContract,
  auth: authContract,
  automations: automationsContract,
  calls: callsContract,
  campaigns: campaignsContract,
  chat: chatContract,
  contacts: contactsContract,
  conversations: conversationsContract,
  cover: coverContract,
  creative: creativeContract,
  credential: credentialContract,
  decisions: decisionsContract,
  engine: engineContract,
  file: fileContract,
  fault: faultContract,
  health: healthContract,
  imports: importsContract,
  inbound: inboundContract,
  inbox: inboxContract,
  live: liveContract,
  material: materialContract,
  operator: operatorContract,
  overview: overviewContract,
  plan: planContract,
  privacy: privacyContract,
  publication: publicationContract,
  publishing: publishingContract,
  reports: reportsContract,
  rules: rulesContract,
  sample: sampleContract,
  security: securityContract,
  segments: segmentsContract,
  sending: sendingContract,
  settings: settingsContract,
  share: shareContract,
  signup: signupContract,
  site: siteContract,
  tracking: trackingContract,
  visits: visitsContract,
  website: websiteContract,
} satisfies Record<string, Contract>;

/**
 * Every endpoint of the product by noun: the OpenAPI document and the generated tests walk over it. Never import
 * it into the browser's bundle.
 */
export const allContracts: Record<string, Contract> = contracts;

export type ContractNoun = keyof typeof contracts;
