import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenOnFreePort } from '../../scripts/ports';

/**
 * A bakery's website on loopback, for journeys in which the product reads one, and a receiver of webhooks: POST to an
 * address under /hooks/ is accepted, and GET there lists what came.
 */
export async function serveWebsite(): Promise<{ host: string; stop(): void }> {
  const received: ReceivedHook[] = [];
  const site = createServer((request, reply) => {
    const { url = '' } = request;
    if (url.startsWith('/hooks/') && request.method === 'POST')
      return void text(request).then((body) => {
        received.push({ url, headers: request.headers as Record<string, string>, body });
        reply.writeHead(200).end('Thank you');
      });
    if (url.startsWith('/hooks/'))
      return reply
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(received.filter((one) => one.url === url)));
    if (request.url !== '/') return reply.writeHead(404).end();
    reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(HOME);
  });
  const port = await listenOnFreePort(site, 24_100);
  return {
    host: `127.0.0.1:${port}`,
    stop: () => {
      site.close();
      site.closeAllConnections();
    },
  };
}

export interface ReceivedHook {
  url: string;
  headers: Record<string, string>;
  body: string;
}

const HOME = `<!doctype html><html lang="en"><head><title>Harbour Bakery</title>
  <meta name="description" content="Sourdough and pastries by the harbour"><meta name="theme-color" content="#8a3b12">
  <script type="application/ld+json">{"@context":"https://schema.org","@type":"Bakery","name":"Harbour Bakery","description":"Sourdough and pastries by the harbour","address":{"streetAddress":"3 Quay Street","addressLocality":"Bristol"}}</script>
  </head><body><nav><a href="/">Home</a></nav><h1>Harbour Bakery</h1><h2>Sourdough loaves</h2><h2>Celebration cakes</h2></body></html>`;
