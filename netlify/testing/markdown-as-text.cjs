/** What the bundler does with an article, for Jest: its text is the module. */
module.exports = { process: (text) => ({ code: `module.exports = ${JSON.stringify(text)};` }) };
