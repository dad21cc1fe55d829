import maildev from 'maildev';

/**
 * The mailbox of `npm run dev`, as a separate process: maildev exits its process on a signal, and takes a second
 * to load. Arguments: the mail port, the page's port and the folder for the emails.
 */
const [smtp, web, mailDirectory] = process.argv.slice(2);
// Before maildev's own handlers, which would wait for idle connections. Accepted emails are already on disk.
for (const event of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.on(event, () => process.exit());

await maildev({
  smtp: Number(smtp),
  web: Number(web),
  ip: '127.0.0.1',
  mailDirectory: mailDirectory ?? '',
  silent: true,
}).listen();
process.send?.('ready');
