/**
 * Messages of made-up customers, as the services that bring real ones write them: Twilio's form, Meta's JSON, a whole
 * mail. Names, numbers and addresses belong to nobody: they are reserved for examples (RFC 2606; the North American
 * numbers 555-0100 to 555-0199).
 */
export function textMessage(
  customer: SimulatedCustomer,
  { to, text, sid, accountSid }: { to: string; text: string; sid: string; accountSid: string },
): Uint8Array {
  return bytesOf(
    new URLSearchParams({
      ToCountry: 'US',
      SmsMessageSid: sid,
      NumMedia: '0',
      SmsSid: sid,
      SmsStatus: 'received',
      Body: text,
      FromCountry: 'US',
      To: to,
      NumSegments: '1',
      MessageSid: sid,
      AccountSid: accountSid,
      From: customer.phone,
      ApiVersion: '2010-04-01',
    }).toString(),
  );
}

/** https://developers.facebook.com/docs/messenger-platform/reference/webhook-events/messages */
export function metaMessage(
  customer: SimulatedCustomer,
  {
    object,
    accountId,
    text,
    mid,
    at,
  }: { object: 'page' | 'instagram'; accountId: string; text: string; mid: string; at: Date },
): Uint8Array {
  return bytesOf(
    JSON.stringify({
      object,
      entry: [
        {
          id: accountId,
          time: at.getTime(),
          messaging: [
            {
              sender: { id: customer.scopedId },
              recipient: { id: accountId },
              timestamp: at.getTime(),
              message: { mid, text },
            },
          ],
        },
      ],
    }),
  );
}

/** RFC 5322. */
export function mailMessage(
  customer: SimulatedCustomer,
  { to, text, messageId, at }: { to: string; text: string; messageId: string; at: Date },
): Uint8Array {
  const subject = text.replace(/\s+/g, ' ').trim().slice(0, 60).toWellFormed();
  return bytesOf(
    [
      `From: ${encoded(customer.name)} <${customer.email}>`,
      `To: ${to}`,
      `Subject: ${encoded(subject)}`,
      `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: <${messageId}>`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: base64',
      '',
      Buffer.from(text, 'utf8').toString('base64').replace(/.{76}/g, '$&\r\n'),
      '',
    ].join('\r\n'),
  );
}

export const simulatedCustomers: readonly SimulatedCustomer[] = [
  { name: 'Rosa Lindqvist', email: 'rosa.lindqvist@example.com', phone: '+12025550111', scopedId: '9000000000000111' },
  { name: 'Theo Adeyemi', email: 'theo@example.org', phone: '+12025550122', scopedId: '9000000000000122' },
  { name: 'Mei Tanaka', email: 'mei.tanaka@example.net', phone: '+12025550133', scopedId: '9000000000000133' },
  { name: 'Jonas Weber', email: 'jonas.weber@example.com', phone: '+12025550144', scopedId: '9000000000000144' },
  { name: 'Amira Haddad', email: 'amira@example.org', phone: '+12025550155', scopedId: '9000000000000155' },
];

/** RFC 2047; one word holds 75 characters at most. */
const encoded = (text: string): string =>
  [...text]
    .reduce<string[]>((words, sign) => {
      const last = words.at(-1);
      if (last !== undefined && Buffer.byteLength(last + sign) <= 42) words[words.length - 1] = last + sign;
      else words.push(sign);
      return words;
    }, [])
    .map((word) => `=?UTF-8?B?${Buffer.from(word, 'utf8').toString('base64')}?=`)
    .join('\r\n ');

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

export interface SimulatedCustomer {
  name: string;
  email: string;
  phone: string;
  /** As Meta calls them towards one page. */
  scopedId: string;
}
