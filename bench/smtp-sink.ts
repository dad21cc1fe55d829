import { createServer, type Socket } from 'node:net';

/**
 * A mail server that accepts everything and stores nothing, as a separate process: reports its port, and on
 * request how much arrived.
 */
let [mails, bytes] = [0, 0];
const server = createServer((socket) => {
  socket.setNoDelay(true);
  socket.on('error', () => {});
  socket.write('220 sink ESMTP\r\n');
  speak(socket);
}).listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as { port: number }).port }));
process.on('message', () => process.send?.({ mails, bytes }));
process.on('disconnect', () => process.exit());

function speak(socket: Socket): void {
  let [inContent, rest] = [false, ''];
  socket.setEncoding('latin1');
  socket.on('data', (chunk: string) => {
    rest += chunk;
    for (;;) {
      if (inContent) {
        const end = rest.indexOf('\r\n.\r\n');
        if (end < 0) return;
        [mails, bytes] = [mails + 1, bytes + end];
        [rest, inContent] = [rest.slice(end + 5), false];
        socket.write('250 taken\r\n');
        continue;
      }
      const end = rest.indexOf('\r\n');
      if (end < 0) return;
      const line = rest.slice(0, end).toUpperCase();
      rest = rest.slice(end + 2);
      inContent = line === 'DATA';
      if (line.startsWith('EHLO')) socket.write('250-sink\r\n250-PIPELINING\r\n250 8BITMIME\r\n');
      else socket.write(inContent ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
    }
  });
}
