/** Fetches addresses that a user typed or a page named: the server's only way to reach such addresses. */
export interface WebPort {
  /**
   * GETs an address as anybody could: no cookies, no credentials. Without a scheme https is tried, then http.
   * Throws AppError('invalid_request') with the sentence also at fields.address when the address may not or cannot
   * be read: not http(s), not public, disallowed by robots.txt, unreachable, too slow, too large.
   */
  fetch(address: string, options?: WebOptions): Promise<WebReply>;
  /** Several addresses in one session: one time limit for all, and each site's robots.txt is fetched once. */
  visit(limits?: { timeoutMs?: number }): Pick<WebPort, 'fetch'>;
}

export interface WebOptions {
  /** The Accept header; HTML by default. */
  accept?: string;
  /** The most bytes after decompression, up to the default of 5 MB. */
  maxBytes?: number;
  /** For the whole exchange, including DNS, redirects and robots.txt; 10 s by default. */
  timeoutMs?: number;
  /** What an earlier reply said of its version: unchanged since, the reply is 304 and empty (RFC 9110, 13.1). */
  known?: { etag: string; lastModified: string };
}

export interface WebReply {
  /** Where the redirects ended. */
  url: string;
  status: number;
  /** Lower case, without parameters; '' when the server sends none. The caller must check what the bytes really are. */
  contentType: string;
  bytes: Uint8Array;
  /** Its version, to send as `known`; absent or '' when the server names none. */
  etag?: string;
  lastModified?: string;
  /** The bytes as text, by the charset of the header, a byte order mark or a <meta>. */
  text(): string;
}

/** Calls a service with somebody's credentials, at an address that a user may have typed. */
export interface CallingPort {
  /**
   * Sends one request to a public http(s) address, checked as by `fetch`, without robots.txt. Redirects are not
   * followed, so that the credentials only reach the named host. Network failures are returned, never thrown.
   */
  request(request: WebRequest): Promise<WebAnswer>;
}

export interface WebRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Including its scheme. */
  url: string;
  /** Including the credentials. */
  headers: Record<string, string>;
  /** Bytes for files. */
  body?: string | Uint8Array;
  /** The Accept header; JSON by default. */
  accept?: string;
  /** The most bytes after decompression: 5 MB by default, up to 32 MB for a reply that contains a picture. */
  maxBytes?: number;
  /** For the whole exchange; 10 s by default. */
  timeoutMs?: number;
  /** Aborts the request. */
  signal?: AbortSignal;
}

export type WebAnswer =
  | {
      kind: 'reply';
      /** 300 to 399 for a redirect, whose body is not read. */ status: number;
      bytes: Uint8Array;
      text(): string;
      /** A header of the reply by its lower-case name; '' when there is none. */
      header(name: string): string;
    }
  | { kind: 'failure'; why: WebFailure };

/**
 * `address`: not found, not public or not allowed; a single failure, so that nobody can probe which names our
 * network knows.
 */
export type WebFailure = 'address' | 'unreachable' | 'certificate' | 'slow' | 'malformed';
