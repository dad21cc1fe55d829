import process from 'node:process';

/** Exits with a sentence on a Node.js version that is too old; plain JavaScript, so that every version can parse it. */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  process.stderr.write(
    `Fourbeat runs on Node.js ${NEEDED}, which npm ci installs beside it; this is ${process.version}. ` +
      'Run "npm ci" again without --omit, and use "npm start" or "npm run …" rather than calling node yourself.\n',
  );
  process.exit(1);
}
