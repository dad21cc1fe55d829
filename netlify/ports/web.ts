/** Reads addresses that a user typed, or that a page named: the only way out of the server to such addresses. */
export interface WebPort {
  /**
   * GETs one address as anybody could: no cookies, no credentials. Without a scheme https is tried, then http.
   * Throws AppError('invalid_request') with the sentence also at fields.address when the address may not or cannot be
   * read: not http(s), not public, not allowed by robots.txt, unreachable, too slow, too large.
   */
  fetch(address: string, options?: WebOptions): Promise<WebReply>;
  /** Several addresses in one reading: one time limit for all, and each site's robots.txt is asked for once. */
  visit(limits?: { timeoutMs?: number }): Pick<WebPort, 'fetch'>;
}

export interface WebOptions {
  /** The Accept header; pages by default. */
  accept?: string;
  /** Most bytes after decompression, at most the 5 MB that are the standard. */
  maxBytes?: number;
  /** For the whole exchange, names, redirects and robots.txt included; 10 s by default. */
  timeoutMs?: number;
}

export interface WebReply {
  /** Where the redirects ended. */
  url: string;
  status: number;
  /** Lower case, without parameters; '' when the server names none. What the bytes are is for the reader to find out. */
  contentType: string;
  bytes: Uint8Array;
  /** The bytes as text, by the charset that the header, a byte order mark or a <meta> names. */
  text(): string;
}

/** Calls a service with somebody's credentials, to an address that may have been typed by a user. */
export interface CallingPort {
  /**
   * One request, to a public http(s) address as `fetch` checks it, without robots.txt. No redirect is followed, so
   * that the credentials reach nobody but who was named. What the network does comes back as a failure, never thrown.
   */
  request(request: WebRequest): Promise<WebAnswer>;
}

export interface WebRequest {
  method: 'GET' | 'POST';
  /** With its scheme. */
  url: string;
  /** The credentials among them. */
  headers: Record<string, string>;
  body?: string;
  /** The Accept header; JSON by default. */
  accept?: string;
  /** Most bytes after decompression: 5 MB by default, at most the 32 MB of an answer that holds a picture. */
  maxBytes?: number;
  /** For the whole exchange; 10 s by default. */
  timeoutMs?: number;
  /** Ends the request earlier. */
  signal?: AbortSignal;
}

export type WebAnswer =
  | {
      kind: 'reply';
      /** 300 to 399 for a redirect, whose body is not read. */ status: number;
      bytes: Uint8Array;
      text(): string;
    }
  | { kind: 'failure'; why: WebFailure };

/** `address`: not to be found, not public, or not allowed, which are one so that nobody asks which names our network knows. */
export type WebFailure = 'address' | 'unreachable' | 'certificate' | 'slow' | 'malformed';
