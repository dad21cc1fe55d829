import { promises } from 'node:dns';
import type { DnsPort } from '../../ports/dns';
import { patience } from '../../ports/patience';

/** The machine's name servers, or those given (`address:port`). Two attempts of three seconds. */
export function systemDns({ servers, tryMs = TRY_MS }: { servers?: string[]; tryMs?: number } = {}): DnsPort {
  async function ask(question: (resolver: promises.Resolver) => Promise<string[]>): Promise<string[] | null> {
    const resolver = new promises.Resolver({ timeout: tryMs, tries: 2 });
    if (servers) resolver.setServers(servers);
    try {
      return await question(resolver);
    } catch (error) {
      return NOTHING_THERE.includes((error as NodeJS.ErrnoException).code ?? '') ? [] : null;
    }
  }

  return {
    txt: (host) => ask(async (resolver) => (await resolver.resolveTxt(host)).map((parts) => parts.join(''))),
    cname: (host) => ask((resolver) => resolver.resolveCname(host)),
  };
}

/** The name does not exist, or has no such record. */
const NOTHING_THERE = ['ENOTFOUND', 'ENODATA'];
const TRY_MS = patience(3_000);
