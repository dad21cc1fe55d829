import { createServer } from 'node:http';
import visits from '../../functions/visits';

/**
 * A process that only collects visits, over HTTP as a server does, for a test that kills it and for the benchmark. Each
 * report says which address it comes from, so that limits of one network do not hold all of them up.
 */
const server = createServer((request, reply) => {
  void (async () => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = new Headers(request.headers as Record<string, string>);
    const asked = new Request(`http://localhost:8888${request.url}`, {
      method: 'POST',
      headers,
      body: Buffer.concat(chunks),
    });
    const { status } = await visits(asked, { ip: headers.get('x-test-address') ?? '198.18.0.1' });
    reply.writeHead(status).end();
  })().catch(() => reply.destroy());
});
server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.on('disconnect', () => process.exit());
