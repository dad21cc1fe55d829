/** Queries a name server. */
export interface DnsPort {
  /** TXT records of a name, each joined from its parts; empty when there are none. `null`: no answer. */
  txt(host: string): Promise<string[] | null>;
  /** The target of a name's alias; empty when it has none. `null`: no answer. */
  cname(host: string): Promise<string[] | null>;
}
