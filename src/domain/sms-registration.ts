/**
 * US carriers throw away texts from ordinary numbers that are not registered (A2P 10DLC), and from toll-free numbers that
 * are not verified (https://www.twilio.com/docs/messaging/compliance/a2p-10dlc). The number tells which; null for numbers
 * of other countries. Canada shares the country code, but not the rule.
 */
export function registrationHint(number: string): string | null {
  const [, area] = /^\+1(\d{3})\d{7}$/.exec(number) ?? [];
  if (!area || CANADA.has(area)) return null;
  return TOLL_FREE.has(area)
    ? 'US carriers take texts from a toll-free number only after it is verified: in the Twilio console under Messaging, Regulatory compliance, Toll-free verification.'
    : 'US carriers take texts only from registered numbers (A2P 10DLC): in the Twilio console under Messaging, Regulatory compliance. Until that is done, texts to US numbers fail.';
}

/** North American Numbering Plan: area codes of Canada, and those of toll-free numbers. */
const CANADA: ReadonlySet<string> = new Set(
  '204 226 236 249 250 257 263 289 306 343 354 365 367 368 382 403 416 418 428 431 437 438 450 460 468 474 506 514 519 537 548 568 579 581 584 587 604 613 639 647 672 683 705 709 742 753 778 780 782 807 819 825 867 873 879 902 905 942'.split(
    ' ',
  ),
);
const TOLL_FREE: ReadonlySet<string> = new Set(['800', '833', '844', '855', '866', '877', '888']);
