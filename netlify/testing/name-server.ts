import { createSocket } from 'node:dgram';
import { decode, encode, AUTHORITATIVE_ANSWER, type Answer } from 'dns-packet';

/**
 * A name server (RFC 1035) on a free local port with these TXT records and aliases; a name with null gets no
 * answer.
 */
export async function startNameServer(records: NamedRecords): Promise<{ address: string; stop(): Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (bytes, from) => {
    const query = decode(bytes);
    const name = query.questions?.[0]?.name.toLowerCase() ?? '';
    const known = records[name];
    if (known === null) return;
    const texts = Array.isArray(known) ? known : [];
    const answers: Answer[] =
      known !== undefined && !Array.isArray(known)
        ? [{ name, type: 'CNAME', ttl: 60, data: known.cname }]
        : query.questions?.[0]?.type === 'TXT'
          ? texts.map((text) => ({ name, type: 'TXT', ttl: 60, data: text.match(/[^]{1,255}/g) ?? [''] }))
          : [];
    const rcode = known === undefined ? NO_SUCH_NAME : 0;
    socket.send(
      encode({
        id: query.id,
        type: 'response',
        flags: AUTHORITATIVE_ANSWER | rcode,
        questions: query.questions,
        answers,
      }),
      from.port,
      from.address,
    );
  });
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {
    address: `127.0.0.1:${socket.address().port}`,
    stop: () => new Promise((resolve) => socket.close(() => resolve())),
  };
}

const NO_SUCH_NAME = 3;

export type NamedRecords = Record<string, string[] | { cname: string } | null>;
