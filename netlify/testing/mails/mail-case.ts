/** A mail as somebody's program sends it, and what has to come out of it. */
export interface MailCase {
  name: string;
  raw: string | Uint8Array;
  /** '' where there is none. `returned`: a server's report, nobody's message. */
  expect:
    | 'returned'
    | {
        from?: string;
        fromName?: string;
        replyTo?: string;
        subject?: string;
        text?: string | RegExp;
        /** '' for none. */
        quoted?: string | RegExp;
        files?: string[];
        to?: string[];
        cc?: string[];
        references?: string[];
        automatic?: boolean;
        bulk?: boolean;
        html?: RegExp | null;
        remotePictures?: boolean;
      };
}

/** Headers and body joined as they go over the wire; `headers` override the usual ones, undefined leaves one out. */
export function mailText(headers: Record<string, string | undefined>, body: string): string {
  const all: Record<string, string | undefined> = {
    From: 'Priya Raman <priya@raman.example>',
    To: 'hello@bakery.example',
    Subject: 'Rye on Saturday',
    Date: 'Sun, 22 Nov 2026 09:00:00 +0000',
    'Message-ID': '<a1b2c3@raman.example>',
    'MIME-Version': '1.0',
    ...headers,
  };
  const lines = Object.entries(all).flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]));
  return [...lines, '', ...body.split('\n')].join('\r\n');
}

/** A multipart's body; each part begins with its headers. */
export const parts = (boundary: string, ...bodies: string[]): string =>
  [...bodies.map((body) => `--${boundary}\n${body}`), `--${boundary}--`, ''].join('\n');

export const text = (words: string, type = 'text/plain; charset=utf-8'): string => `Content-Type: ${type}\n\n${words}`;

/** As bytes, one per character. */
export const latin1 = (raw: string): Uint8Array => new Uint8Array(Buffer.from(raw, 'latin1'));
