import { isComing as areComing, keptWords } from '../../domain/capability';
import { vendors, type VendorField, type VendorName } from '../../domain/vendor';

/** What a vendor's keys are kept for while a capability that uses them is not there; null once all are. */
export const keptFor = (vendor: VendorName): string | null => keptWords(vendors[vendor].feeds);

/** What the keys give, or will. */
export const givesWithKeys = (vendor: VendorName): string =>
  isComing(vendor) ? `It will give you ${lowerFirst(vendors[vendor].gives)}` : vendors[vendor].gives;

/** What is so without keys; nothing where not even that is there yet. */
export const withoutKeys = (vendor: VendorName): string | null =>
  isComing(vendor) && NOT_EVEN_WITHOUT.includes(vendor) ? null : `Without it: ${lowerFirst(vendors[vendor].without)}`;

/** Nothing uses its keys yet. */
export const isComing = (vendor: VendorName): boolean => areComing(...vendors[vendor].feeds);
const lowerFirst = (sentence: string): string => sentence[0]!.toLowerCase() + sentence.slice(1);

/** Their built-in stand-ins come with the capability. */
const NOT_EVEN_WITHOUT: readonly VendorName[] = ['twilio', 'heygen'];

/** What helps at a field while nothing is wrong with it. */
export const fieldHelp: Partial<Record<VendorField, string>> = {
  openaiBaseUrl: 'For a compatible service, usually ending in /v1. Leave it empty to use OpenAI.',
  openaiModel: 'The name the service uses. Leave it empty for gpt-6.1-terra.',
  openaiTexts:
    'The model then writes ideas and posts. What you told us about your business, and the draft, go to the service. While this is off, no text does.',
  twilioSid: 'AC followed by 32 digits and letters.',
  metaPageId: 'The number of your page. It lets the test check that the token belongs to that page.',
  metaAppSecret: 'Signs each call, if your app requires it.',
  smtpPort: '465, 587, 2525 or 25. Leave it empty for 587.',
  smtpFrom: 'The address your email comes from.',
};
