import { keysOf } from './selector-keys';

const by = (kind: 'class' | 'tag', name: string) => ({ kind, name });

it.each([
  ['.a', [by('class', 'a')]],
  ['DIV.a:hover', [by('class', 'a')]],
  ['nav > .b .a[data-open]:not(.x, .y)::before', [by('class', 'a')]],
  ['ul li', [by('tag', 'li')]],
  ['h1, .a ~ .b, button#go', [by('tag', 'h1'), by('class', 'b'), by('tag', 'button')]],
  ['a[title="b, c) > d"]', [by('tag', 'a')]],
  ["p:not(:is(.x, [title=')']))", [by('tag', 'p')]],
])('reads from %s what an element must have', (selector, keys) => expect(keysOf(selector)).toEqual(keys));

it.each([
  '*',
  '[hidden]',
  ':root',
  '.a, *',
  '.a > :first-child',
  ':is(.a, .b)',
  String.raw`.a\:b`,
  '.a/* , */.b',
  '#go',
  '',
])('leaves %s to the selector engine', (selector) => expect(keysOf(selector)).toBeNull());

// `matches` does not go through the quick look of quick-styles.ts, which is in use here.
it('computes the style that the rules which match declare', () => {
  const sheet = document.head.appendChild(document.createElement('style'));
  const selectors = [
    '.a',
    'b.a',
    'P > .c',
    'i, .d:not(.a)',
    '[title="x, .y"] u',
    '.c + .d',
    ':is(.a, .e) s',
    'p:first-child .a, .never',
    '*',
    'q:not(:is(.x, [title=")"]))',
  ];
  const rules = selectors.map((selector, at) => `${selector} { --r${at}: yes }`);
  sheet.textContent = ['@keyframes fade { from { opacity: 0 } }', ...rules].join('\n');
  document.body.innerHTML =
    '<p><b class="a x">1</b><b class=" c\n a ">2</b><i class="d">3</i></p><p title="x, .y" class="e"><u>4</u><s class="A">5</s><q>6</q><q class="x">7</q></p>';
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element);
    for (const [at, selector] of selectors.entries())
      expect([element.outerHTML, selector, style.getPropertyValue(`--r${at}`)]).toEqual([
        element.outerHTML,
        selector,
        element.matches(selector) ? 'yes' : '',
      ]);
  }
  sheet.remove();
});
