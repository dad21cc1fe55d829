import { renderToStaticMarkup } from 'react-dom/server';
import { LinkedText } from './linked-text';

const of = (text: string) => renderToStaticMarkup(<LinkedText text={text} />);

test('web addresses are links, without the mark that ends the sentence', () => {
  expect(of('The round: https://example.com/round. See you!')).toBe(
    'The round: <a href="https://example.com/round" rel="noopener">https://example.com/round</a>. See you!',
  );
});

test('nothing else becomes a link or an element', () => {
  expect(of('javascript:alert(1) <b>x</b> example.com')).toBe('javascript:alert(1) &lt;b&gt;x&lt;/b&gt; example.com');
  expect(of('https://a.example/?q="><script>')).toBe(
    '<a href="https://a.example/?q=" rel="noopener">https://a.example/?q=</a>&quot;&gt;&lt;script&gt;',
  );
});
