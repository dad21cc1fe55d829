import { fraudSign } from './fraud-signs';
import { mailToJudge } from './mail-to-judge';

it('reads text and links of every block, in columns and in Markdown', () => {
  const mail = mailToJudge(
    {
      subject: 'Hello',
      preheader: 'Soon',
      blocks: [
        { id: 'a', kind: 'heading', text: 'News', level: 1 },
        { id: 'b', kind: 'text', text: 'See **[our page](https://a.example)**\n\n- one\n- [two](https://b.example)' },
        { id: 'c', kind: 'divider' },
        {
          id: 'd',
          kind: 'columns',
          left: [{ id: 'e', kind: 'button', label: 'Order', url: 'https://c.example' }],
          right: [
            {
              id: 'f',
              kind: 'product',
              name: 'Rye',
              text: 'Dark',
              price: '4',
              creationId: null,
              alt: '',
              label: 'Buy',
              url: 'https://d.example',
            },
          ],
        },
        { id: 'g', kind: 'image', creationId: null, alt: 'A loaf', url: 'https://e.example' },
        { id: 'h', kind: 'social', links: [{ network: 'x', url: 'https://f.example' }] },
        { id: 'i', kind: 'footer', text: 'Bye' },
      ],
    },
    ['own.example'],
  );
  expect(mail.text).toBe('Soon\nNews\nSee our page\none\ntwo\nOrder\nRye\nDark\n4\nBuy\nA loaf\nBye');
  expect(mail.links).toEqual([
    { text: 'our page', url: 'https://a.example' },
    { text: 'two', url: 'https://b.example' },
    { text: 'Order', url: 'https://c.example' },
    { text: 'Buy', url: 'https://d.example' },
    { text: 'A loaf', url: 'https://e.example' },
    { text: 'x', url: 'https://f.example' },
  ]);
});

it("keeps a link's text and target together", () => {
  const mail = mailToJudge(
    {
      subject: 'Statement',
      preheader: '',
      blocks: [{ id: 'a', kind: 'text', text: 'It is here: [www.paypal.com](https://collect.example/x)' }],
    },
    [],
  );
  expect(fraudSign(mail)).toBe('disguised-link');
});
