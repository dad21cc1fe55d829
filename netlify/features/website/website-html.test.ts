import { parse } from 'node-html-parser';
import { tameHtml } from './website-html';

describe('a page that was made to cost time', () => {
  const MB = 1_000_000;
  it.each([
    ['anchors left open', '<a>'],
    ['divisions left open', '<div>'],
    ['mixed elements', '<a></b><i></u>'],
    ['lists in lists', '<ul><li>'],
    ['paragraphs', '<p>'],
    ['tables in cells', '<table><tr><td>'],
    ['comments', '<!--'],
    ['comments that end', '<!-- -->'],
    ['scripts', '<script>'],
    ['titles', '<title>'],
    ['styles', '<style>'],
    ['JSON-LD', '<script type="application/ld+json">'],
    ['closing tags', '</div>'],
    ['brackets', '<'],
    ['half tags', '<a '],
    ['quotes left open', '<a b="'],
    ['both quotes', '<a b=\'"'],
    ['spaces', '<div                    '],
    ['attributes', '<img a=b c=d e=f g>'],
    ['drawings', '<svg>'],
    ['bogus comments', '<!x'],
    ['names', '<aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'],
    ['quoted brackets', '<a b=">" c=\'<\'>'],
    ['forms', '<form><input>'],
    ['headings', '<h1>x'],
    ['links in headings', '<h1><a>'],
    ['options', '<select><option>'],
    ['definition lists', '<dl><dt><dd>'],
    ['ends of scripts', '<script></script'],
  ])('of %s is parsed soon', (_what, part) => {
    const started = process.cpuUsage();
    const root = parse(tameHtml(part.repeat(Math.ceil((5 * MB) / part.length))));
    root.querySelectorAll('h1, h2, nav a, header img, script, style, address, title');
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(3);
  });
});

it('keeps what is read of an ordinary page and leaves out what is not', () => {
  const tame = tameHtml(
    '<!doctype html><!-- note --><title>A > B</title><style>a{color:red}</style><script>evil()</script><script type="application/ld+json">{"a":"<b>"}</script><h1 title="a>b">Bread<br/>daily</h1></i><svg><text>x</text></svg><p>1 < 2<p>two<textarea><h1>no</h1></textarea>',
  );
  expect(tame).toBe(
    '<title>A > B</title><style>a{color:red}</style><script type="application/ld+json">{"a":"<b>"}</script><h1 title="a>b">Bread<br/>daily</h1><p>1  2<p>two',
  );
});

it('keeps headings that stand behind a thousand paragraphs nobody closed', () => {
  expect(parse(tameHtml(`${'<p>text'.repeat(1000)}<h2>Breads</h2>`)).querySelector('h2')?.text).toBe('Breads');
});
