import { ALIKE, likeness, marksOf } from './likeness';

const post = (title: string, body: string) => ({ title, body });
const footer = '\n\nAda’s Bakery, Elm Street 4, Bristol\nMon–Sat 7:00–17:00, +44 117 496 0123\n#bristol #bakery';

describe('two posts are alike', () => {
  it.each([
    [
      'in other words',
      post(
        'How to keep a loaf fresh',
        'Keep sourdough cut side down on a wooden board, and never in the fridge. Cold air makes the crumb stale within a day. On the third day, toast it.',
      ),
      post(
        'Keeping your bread fresh',
        'Never put sourdough in the fridge: the cold makes its crumb stale in one day. Leave it on a wooden board with the cut side down. By day three, toast it.',
      ),
    ],
    [
      'shortened',
      post(
        'How to keep a loaf fresh',
        'Keep sourdough cut side down on a wooden board, and never in the fridge. Cold air makes the crumb stale within a day. On the third day, toast it.',
      ),
      post('Keep a loaf fresh', 'Cut side down on a wooden board, never in the fridge.'),
    ],
    [
      'in another order, in German',
      post(
        'Wann man Rosen schneidet',
        'Rosen schneidet man, wenn die Forsythien blühen. Kranke Triebe kommen ganz weg, gesunde kürzt man auf drei Augen.',
      ),
      post(
        'Der richtige Zeitpunkt',
        'Gesunde Triebe auf drei Augen kürzen, kranke ganz entfernen. Blühen die Forsythien, ist es Zeit, die Rosen zu schneiden.',
      ),
    ],
    [
      'in Japanese, which sets no words apart',
      post(
        'パンの保存方法',
        '食パンは冷蔵庫に入れず、切り口を下にして木の板の上に置いてください。三日目はトーストにするとおいしくなります。',
      ),
      post(
        '食パンを長持ちさせるには',
        '冷蔵庫には入れないでください。切り口を下にして木の板に置くのがおすすめです。三日目からはトーストにしてください。',
      ),
    ],
    [
      'as short as a line',
      post('Saturday rye', 'Rye loaves, every Saturday from eight.'),
      post('New on Saturdays: rye', 'From this week, rye loaves every Saturday from eight.'),
    ],
  ])('%s', (_how, one, other) => {
    expect(likeness(one, other)).toBeGreaterThanOrEqual(ALIKE);
    expect(likeness(other, one)).toBeCloseTo(likeness(one, other));
  });
});

describe('two posts are not alike', () => {
  it.each([
    [
      'for their signature, opening hours and hashtags',
      post('Croissants take three days', `Butter and dough rest twice before we fold them.${footer}`),
      post('Cakes for June', `Order your celebration cake a week ahead, with fruit from the market.${footer}`),
    ],
    [
      'for a last sentence in a script without spaces',
      post('如何保存面包', '面包不要放进冰箱，切口朝下放在木板上。欢迎到店咨询，我们每天早上七点开门。'),
      post('可颂为什么要三天', '面团和黄油要休息两次，着急的话层次会破。欢迎到店咨询，我们每天早上七点开门。'),
    ],
    [
      'for their subject',
      post(
        'Service your boiler',
        'A boiler that was checked in September rarely fails in January. We clean the burner.',
      ),
      post('Boiler loses pressure?', 'If it falls each week, water is going somewhere. Look at the radiators first.'),
    ],
    ['for nothing at all', post('', ''), post('', '')],
  ])('%s', (_why, one, other) => {
    expect(likeness(one, other)).toBeLessThan(ALIKE);
  });
});

it('what all posts of a business say makes no two alike, where their rarity is known', () => {
  const end =
    ' Your family dentist in Leeds. Call, write or walk in: Park Row, beside the library. Follow us for more!';
  const one = post('Floss first', `It opens the gaps for the paste.${end}`);
  const other = post('Milk teeth matter', `They keep the place for what comes.${end}`);
  const usual = new Set(marksOf(post('', end)));
  expect(likeness(one, other, (mark) => (usual.has(mark) ? 0 : 1))).toBeLessThan(ALIKE);
});

it('the very same text is alike, however usual its words are', () => {
  const one = post('Floss first', 'It opens the gaps for the paste.');
  expect(likeness(one, one, () => 0)).toBe(1);
});

it('a text has at most 128 marks, which are the same ones in a longer text where they can be', () => {
  const words = Array.from(
    { length: 900 },
    (_, at) =>
      `w${'abcdefghij'[at % 10]}${'klmnopqrst'[Math.floor(at / 10) % 10]}${'uvwxyzabcd'[Math.floor(at / 100)]}`,
  );
  const long = marksOf(post('', words.join(' ')));
  expect(long).toHaveLength(128);
  const longer = new Set(marksOf(post('And then some', words.join(' '))));
  expect(long.filter((mark) => longer.has(mark)).length).toBeGreaterThan(110);
  expect(long.every((mark) => Number.isInteger(mark) && Math.abs(mark) <= 2 ** 31)).toBe(true);
});

it('a last paragraph that both have is no likeness where nothing else is alike, and takes none away', () => {
  const end =
    '\n\nRiptide Surf School, Perranporth. Lessons every day from April to October, wetsuits included. Park behind the dunes and look for the blue hut.';
  const wax = post(
    'Wax your board',
    `Cold water needs hard wax. Scrape the old coat off, then rub in small circles.${end}`,
  );
  const rip = post('Rip currents', `Do not swim against it. Go sideways until the pull is gone.${end}`);
  const waxed = post(
    'How to wax',
    `For cold water use hard wax: scrape off the old coat and rub in small circles.${end}`,
  );
  expect(likeness(wax, rip)).toBeLessThan(ALIKE);
  expect(likeness(wax, waxed)).toBeGreaterThanOrEqual(ALIKE);
});
