/** The part of mailparser that tests use; the package has no types. */
declare module 'mailparser' {
  interface ParsedMail {
    messageId?: string;
    subject?: string;
    html: string | false;
    text?: string;
    from?: { value: { name: string; address: string }[] };
    to?: { value: { name: string; address: string }[] };
    replyTo?: { value: { name: string; address: string }[] };
    cc?: { value: { name: string; address: string }[] };
    inReplyTo?: string;
    references?: string | string[];
    attachments: { filename?: string; contentType: string; content: Buffer }[];
    headers: Map<string, unknown>;
  }
  export function simpleParser(source: Buffer | string): Promise<ParsedMail>;
}
