import maildev from 'maildev';

/**
 * The mailbox of `npm run dev`, as a process of its own: maildev ends the process it runs in when a signal comes, and
 * takes a second to load. Called with the port for mail, the port for its page and the folder that keeps the mails.
 */
const [smtp, web, mailDirectory] = process.argv.slice(2);
// Before maildev's own handlers, which would wait for idle connections. What was accepted is on the disk.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => process.exit());

await maildev({
  smtp: Number(smtp),
  web: Number(web),
  ip: '127.0.0.1',
  mailDirectory: mailDirectory ?? '',
  silent: true,
}).listen();
process.send?.('ready');
