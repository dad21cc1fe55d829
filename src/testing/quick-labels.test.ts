/** What HTML says of labels (4.10.4); quick-labels.ts finds them in the place of jsdom. */
const page = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body;
};
const labelsOf = (id: string, root: ParentNode = document): string[] =>
  [...root.querySelector<HTMLInputElement>(`#${id}`)!.labels!].map(({ textContent }) => textContent);

it('a field has the labels that name it and the one around it, in their order', () => {
  page('<label for="name">First</label><label>Around <input id="name"></label><label for="name">Last</label>');
  expect(labelsOf('name')).toEqual(['First', 'Around ', 'Last']);
});

it('a label belongs to the first field in it, unless it names another or nothing', () => {
  page(
    '<label>Two <input id="one"><input id="two"></label><label for="two">Other <input id="three"></label><label for=""><input id="four"></label>',
  );
  expect(['one', 'two', 'three', 'four'].map((id) => labelsOf(id))).toEqual([['Two '], ['Other '], [], []]);
});

it('of two with one id the first is meant, and what takes no label has none', () => {
  page(
    '<p id="note"></p><input id="twice" class="a"><input id="twice" class="b"><label for="twice">Twice</label><label for="note">Note</label><input id="gone" type="hidden">',
  );
  const [first, second] = document.querySelectorAll<HTMLInputElement>('#twice');
  expect([first!.labels!.length, second!.labels!.length]).toEqual([1, 0]);
  expect(document.querySelector<HTMLInputElement>('#gone')!.labels).toBeNull();
  expect(document.querySelectorAll('label')[1]!.control).toBeNull();
});

it('buttons, lists and text areas have labels, too', () => {
  page('<label for="b">B</label><button id="b"></button><label>S<select id="s"></select></label>');
  page(`${document.body.innerHTML}<label for="t">T</label><textarea id="t"></textarea>`);
  expect(['b', 's', 't'].map((id) => labelsOf(id))).toEqual([['B'], ['S'], ['T']]);
});

it('the list follows what changes on the page', () => {
  const body = page('<label for="a">A</label><input id="a"><input id="b">');
  const { labels } = body.querySelector<HTMLInputElement>('#b')!;
  expect(labels).toHaveLength(0);
  body.querySelector('label')!.setAttribute('for', 'b');
  expect([labels!.length, labelsOf('a')]).toEqual([1, []]);
  body.querySelector('label')!.remove();
  expect(labels).toHaveLength(0);
  body.insertAdjacentHTML('beforeend', '<label for="b">New</label>');
  expect(labelsOf('b')).toEqual(['New']);
});

it('a tree beside the page has labels of its own', () => {
  page('<label for="x">Of the page</label>');
  const beside = document.createElement('div');
  beside.innerHTML = '<label for="x">Beside</label><input id="x">';
  expect(labelsOf('x', beside)).toEqual(['Beside']);
});
