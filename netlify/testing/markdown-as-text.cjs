/** Imports articles as text in Jest, as the bundler does. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
