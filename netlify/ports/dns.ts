/** What a name server says. */
export interface DnsPort {
  /** TXT records of a name, each joined from its parts; empty when there are none. `null`: nobody answered. */
  txt(host: string): Promise<string[] | null>;
  /** Where a name that is an alias leads; empty when it is none. `null`: nobody answered. */
  cname(host: string): Promise<string[] | null>;
}
