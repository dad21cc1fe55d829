import { tokensOf } from '../../drawing/line-breaking';
import { chooseSubject } from '../../subjects/choose-subject';
import { easternMessage } from './eastern-message';
import { posterWords } from '../poster-words';

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
  // a space divides phrases, but no number from what it counts
  [
    '新春セール 1月2日(金)〜5日(月) 10時〜19時 冬物コート最大50%オフ ※一部商品を除く 福袋5,500円は数量限定',
    '新春セール',
    '1月2日(金)～5日(月) 10時～19時 · 冬物コート最大50%オフ · ※一部商品を除く · 福袋5,500円は数量限定',
  ],
  ['수영 강습 월·수·금 오전 9시, 월 88,000원', '수영 강습', '월·수·금 오전 9시 · 월 88,000원'],
  ['커트 12,000원, 3월 9일까지 예약 시 2,000원 할인', '커트', '12,000원 · 3월 9일까지 예약 시 2,000원 할인'],
  [
    '도자기 원데이 클래스. 1인 45,000원, 매주 토요일 오후 2시~4시',
    '도자기 원데이 클래스',
    '1인 45,000원 · 매주 토요일 오후 2시～4시',
  ],
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
  expect(easternMessage(`手作り餃子 980円。${wish}`).look).toEqual([wish]);
  expect(wordsOf(`手作り餃子 980円。${wish}`).supporting).toBe('980円');
});

it.each(['따뜻한 느낌으로', '레트로 스타일로 부탁드려요', '배경은 파란색으로', '고급스럽게 해주세요'])(
  'a Korean wish for the look is told, not set: %s',
  (wish) => {
    expect(easternMessage(`수제 만두 8,000원. ${wish}`).look).toEqual([wish]);
  },
);

it.each(['배경 음악은 없어요 40석', '주차 가능', '앞치마를 가져오세요'])('is for Korean readers: %s', (clause) => {
  expect(easternMessage(`염색 체험 25,000원. ${clause}`).look).toEqual([]);
});

it.each(['5色の糸をお選びください', '写真撮影もできます', 'エプロンをお持ちください', '小学生は半額'])(
  'is for the readers: %s',
  (clause) => {
    expect(easternMessage(`染め物体験 2,500円。${clause}`).look).toEqual([]);
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

it.each([
  ['ピアノ教室 生徒募集 月3回 8,000円', 'upright-piano'],
  ['수영 강습 회원 모집 월 88,000원', 'swimming-goggles'],
  ['手作り餃子 980円', 'dumpling'],
])('has a picture for what its headline names: %s', (prompt, hero) => {
  expect(chooseSubject(prompt, wordsOf(prompt).matter)?.heroes).toContain(hero);
});

it.each([
  ['抹茶パフェ 980円、ほうじ茶ラテ 550円、テイクアウト可', '抹茶パフェ 980円', 'ほうじ茶ラテ 550円 · テイクアウト可'],
  ['カット 4,400円、カラー 6,600円。火曜定休', 'カット 4,400円', 'カラー 6,600円 · 火曜定休'],
])('a price of a list stays with what it buys: %s', (text, headline, rest) => {
  const message = easternMessage(text);
  expect([message.headline, message.rest.join(' · ')]).toEqual([headline, rest]);
});
