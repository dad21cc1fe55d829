import { tokensOf } from '../drawing/line-breaking';
import { japaneseMessage } from './japanese-message';
import { posterWords } from './poster-words';

const wordsOf = (prompt: string) => posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 0 });

it.each([
  [
    'そば打ち体験 1人3,500円(税込)、毎週土曜 10時〜12時。小学生は半額',
    'そば打ち体験',
    '1人3,500円(税込) · 毎週土曜 10時～12時 · 小学生は半額',
  ],
  [
    '畳の張り替え 1畳 6,800円から。12月20日までのご予約限定',
    '畳の張り替え',
    '1畳 6,800円から · 12月20日までのご予約限定',
  ],
  ['秋の陶芸教室のポスターを作ってください。全4回 12,000円', '秋の陶芸教室', '全4回 12,000円'],
  ['ＬＥＤ看板の修理　５，０００円から', 'LED看板の修理', '5,000円から'],
])('keeps clauses and their order: %s', (prompt, headline, supporting) => {
  expect(wordsOf(prompt)).toMatchObject({ headline, supporting, kicker: '', leftOut: null });
});

it.each([
  'レトロな雰囲気で',
  '落ち着いた和のデザインでお願いします',
  '背景は青系で',
  '昭和っぽくしてください',
  '文字は大きめに',
])('a wish for the look is told, not set: %s', (wish) => {
  expect(japaneseMessage(`手作り餃子 980円。${wish}`).look).toEqual([wish]);
  expect(wordsOf(`手作り餃子 980円。${wish}`).supporting).toBe('980円');
});

it.each(['5色の糸をお選びください', '写真撮影もできます', 'エプロンをお持ちください', '小学生は半額'])(
  'is for the readers: %s',
  (clause) => {
    expect(japaneseMessage(`染め物体験 2,500円。${clause}`).look).toEqual([]);
  },
);

it('breaks lines between phrases, and never inside a number and its unit', () => {
  const pieces = (text: string): string[] => tokensOf(text).map((token) => token.text);
  expect(pieces('自転車のパンク修理')).toEqual(['自転車の', 'パンク修理']);
  expect(pieces('予約は3日前まで')).toEqual(['予約は', '3日前まで']);
  expect(pieces('1人3,500円(税込)')).toEqual(['1人', '3,500円', '(税込)']);
  for (const piece of tokensOf('アイスクリームパーラーでチョコレートパフェ', 4))
    expect(piece.text).not.toMatch(/^[ーッャュョ]/u);
});
