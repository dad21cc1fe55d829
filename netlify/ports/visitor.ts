/** Who asks for a page or reports a visit, as far as the request tells. Counted at once and never stored like this. */
export interface Visitor {
  address: string;
  network: string;
  /** The User-Agent header. */
  agent: string;
  /** Sec-CH-UA-Mobile and Sec-CH-UA-Platform, where a browser sends them. */
  mobile: string;
  platform: string;
  /** ISO 3166, where the host tells it. */
  country: string;
  /** Asked not to be tracked: `DNT: 1` or `Sec-GPC: 1`. */
  wantsNoTracking: boolean;
}

/** Tells programs and advertisers' tricks from visits of people. */
export interface VisitSigns {
  isMachine(agent: string): boolean;
  /** Whether a host is known for faking visits, so that owners find its name among their sources. */
  isSpam(host: string): boolean;
}

/** Names that hold for one day and cannot be led back to a person. */
export interface VisitNames {
  /** Different for each site and day, and the same for the same address and browser on it. */
  person(salt: string, site: string, visitor: Pick<Visitor, 'address' | 'agent'>): string;
  /** An id that is the same for the same words under the same salt. */
  eventId(salt: string, words: readonly string[]): string;
}
