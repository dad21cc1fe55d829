import { brokenLines, tearsUnit, tokensOf } from './line-breaking';

const lines = (text: string, count: number, longest?: number) =>
  brokenLines(tokensOf(text, longest), count, (line) => line.length);

describe('breaking a headline', () => {
  it('makes lines even', () => {
    expect(lines('Less weight. More morning.', 2)).toEqual(['Less weight.', 'More morning.']);
  });

  it('lets no line end with a word that leans on the next', () => {
    expect(lines('Fresh bread at the corner shop', 2)).toEqual(['Fresh bread', 'at the corner shop']);
  });

  it.each([
    [['We are', 'closed', 'from 22', 'December', 'to 4 January'], true],
    [['We are closed', 'from 22 December', 'to 4 January'], false],
    [['From', '£950'], false],
    [['Under £', '40'], true],
    [['Open through October', '31. Dogs on a lead'], true],
    [['Open through October 31.', 'Dogs on a lead'], false],
  ])('knows what tears a number from what it counts: %j', (broken, tears) => {
    expect(tearsUnit(broken)).toBe(tears);
  });

  it('may break after a hyphen that is there', () => {
    expect(lines('Kaffeerösterei-Führung', 2)).toEqual(['Kaffeerösterei-', 'Führung']);
  });

  it.each([
    ['Wet cut $18', 2, ['Wet cut', '$18']],
    ['Keys cut while you wait', 2, ['Keys cut', 'while you wait']],
    ['Drain unblocked today', 2, ['Drain unblocked', 'today']],
  ])('keeps a word of what is done with what it is done to in %s', (text, count, expected) => {
    expect(lines(text, count)).toEqual(expected);
  });

  it.each(['11月14日(土)10時〜16時・入場無料', '営業時間9:00～17:30・年中無休'])(
    'keeps both ends of a range on one line in %s',
    (text) => {
      for (const line of lines(text, 2)) expect(line).not.toMatch(/[\u301c\uff5e–]\s*$/u);
    },
  );

  it('keeps the two halves of a compound on one line if it can', () => {
    expect(lines('Wood-fired bread', 2)).toEqual(['Wood-fired', 'bread']);
    expect(lines('Sugar-free oat cakes', 2)).toEqual(['Sugar-free', 'oat cakes']);
  });

  it.each(['hemandstitch.co.uk', 'kurse@griffwerk-halle.de', 'www.atelier-du-vitrail.example/cours'])(
    'writes no hyphen into %s',
    (address) => {
      for (const longest of [6, 10, 14])
        for (const line of lines(address, 2, longest).slice(0, -1)) expect(line).toBe(address.slice(0, line.length));
      expect(tokensOf(address)).toHaveLength(1);
    },
  );

  it('divides words only when it is told how long they may be', () => {
    expect(tokensOf('Donaudampfschifffahrtsgesellschaft')).toHaveLength(1);
    const divided = lines('Donaudampfschifffahrtsgesellschaft', 2, 13);
    expect(divided[0]).toMatch(/-$/);
    expect(divided.join('').replace('-', '')).toBe('Donaudampfschifffahrtsgesellschaft');
  });

  it('loses nothing', () => {
    const text = 'Everything you always wanted to know about keeping bread fresh';
    for (let count = 1; count <= 6; count += 1) expect(lines(text, count).join(' ')).toBe(text);
  });
});
