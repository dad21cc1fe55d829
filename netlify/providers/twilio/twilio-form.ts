/** What Twilio sends is a form (https://www.twilio.com/docs/messaging/guides/webhook-request). Parameters may grow. */
export function readTwilioForm(bytes: Uint8Array): (name: string) => string {
  const form = new URLSearchParams(new TextDecoder().decode(bytes));
  return (name) => form.get(name) ?? '';
}

/** Ids of Twilio: two letters and 32 digits (https://www.twilio.com/docs/glossary/what-is-a-sid). */
export const isTwilioSid = (text: string, kinds = 'SM|MM'): boolean =>
  new RegExp(`^(${kinds})[0-9a-fA-F]{32}$`).test(text);
