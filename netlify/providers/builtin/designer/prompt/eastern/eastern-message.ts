/** What a Japanese or Korean description says, clause by clause, and what it says to the designer. */
export interface EasternMessage {
  headline: string;
  rest: string[];
  look: string[];
}

/**
 * Divided at its own signs and spaces only: the first clause is the headline, the others keep their order. An order ("… の
 * ポスターを作ってください") and a wish for the look ("落ち着いた和の雰囲気で") end as nothing else does, and are not set.
 */
export function easternMessage(text: string): EasternMessage {
  const sentences = withPlainSigns(text)
    .split(/[。．！？!?\n]+|\.(?=\s|$)/u)
    .map((sentence) => sentence.replace(greets, '').replace(order, '').replace(koreanOrder, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
  const look = sentences.filter((sentence, at) => at > 0 && isLook(sentence));
  const said = sentences.filter((sentence) => !look.includes(sentence) && !greeting.test(sentence));
  // "小さな和菓子屋を営んでいます": who it is goes below what it announces
  const own = said.length > 1 && introduces.test(said[0]!) ? said.splice(0, 1) : [];
  const clauses = [...said.slice(0, 1), ...own, ...said.slice(1)]
    .flatMap((sentence) => sentence.split(/[、，]|,(?!\d)/u))
    .flatMap(atSpaces)
    .flatMap((clause, at, all) =>
      at === 0 && !(priced.test(clause) && priced.test(all[1] ?? '')) ? headOf(clause.trim()) : [clause.trim()],
    )
    .filter(Boolean);
  const spoken = clauses.filter((clause, at) => at === 0 || !closing.test(clause));
  // "家庭菜園を始めたい方のために | 畑を貸し出します": what leads to another clause does not lead the poster
  const [first = '', second, ...others] = spoken;
  const [headline = '', ...rest] =
    second !== undefined && leadsOn.test(first) && !/\d/u.test(second) ? [second, first, ...others] : spoken;
  return { headline, rest, look };
}

/**
 * Japanese has spaces only between phrases: "飲み放題2時間付き | 12月31日まで". A short word stays with its number ("参加費 500円"),
 * and a day with its hours. Korean has them between words.
 */
function atSpaces(clause: string): string[] {
  if (!/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(clause) || /\p{Script=Hangul}/u.test(clause)) return [clause];
  return clause
    .trim()
    .split(/\s+/u)
    .reduce<string[]>((parts, word) => {
      const last = parts.at(-1) ?? '';
      const staysTogether =
        (price.test(word) && !/\d/u.test(last)) ||
        (/^\d/u.test(word) &&
          ((!/\d/u.test(last) && last.length <= SHORT) ||
            counted.test(last) ||
            (endsWithDay.test(last) && hours.test(word))));
      return staysTogether && last ? [...parts.slice(0, -1), `${last} ${word}`] : [...parts, word];
    }, []);
}
const SHORT = 5;
const endsWithDay = /[日)）]$/u;
/** "980円", "¥980": what stands before it is what it buys. */
const price = /^(?:[¥￥]\s?\d[\d,]*|\d[\d,]*円)\S{0,2}$/u;
/** "ほうじ茶ラテ 550円": one of a list of prices, none of which parts from its thing. */
const priced = /^\s*[^\d\s]+\s(?:[¥￥]\s?\d[\d,]*|\d[\d,]*円)\s*$/u;
/** "1人", "60分": how much a price buys. */
const counted = /^\D{0,2}\d+\D{1,2}$/u;
const hours = /^\d{1,2}(?::\d{2}|時)/u;

/** "そば打ち体験 | 1人3,500円": at a space, what is offered parts from the first number. */
function headOf(clause: string): string[] {
  const at = clause.search(opensFact);
  return at < 0 ? [clause] : [clause.slice(0, at), clause.slice(at).trim()];
}

/** A number, or the words that lead to one: "오전 9시", "毎週土曜". */
const opensFact =
  /\s(?=\S*\d|매[주일월]|오전|오후|평일|주말|[월화수목금토일](?:요일)?(?:[·~,]|\s|$)|毎[週日月]|午前|午後|平日|[月火水木金土日]曜)/u;

/** Figures and letters of full width are those of half width; a range keeps its wave. */
const withPlainSigns = (text: string): string =>
  text
    .replace(/[０-９Ａ-Ｚａ-ｚ]/gu, (sign) => String.fromCodePoint(sign.codePointAt(0)! - 0xfee0))
    .replace(/\u3000/gu, ' ')
    .replace(/(?<=\d)，(?=\d)/gu, ',')
    .replace(/[〜~]/gu, '～');

/** "はじめまして、 | …". */
const greets = /^\s*(?:こんにち[はわ]|こんばん[はわ]|おはようございます|はじめまして|初めまして|안녕하세요)[、,，]\s*/u;
/** Nobody misses them. */
const greeting =
  /^(?:(?:皆さん|皆様|みなさん|みなさま)[、,]?)?(?:こんにち[はわ]|こんばん[はわ]|おはようございます|はじめまして|初めまして|(?:いつも)?(?:お世話になって(?:います|おります)|(?:ご利用)?ありがとうございます)|안녕하세요|안녕하십니까)(?:[、,]?(?:皆さん|皆様|みなさん|みなさま))?$/u;
/** "どうぞよろしくお願いします". */
const closing =
  /^(?:皆様の|みなさまの)?(?:ご来店を)?(?:どうぞ|何卒)?(?:よろしく|宜しく)?(?:お願い(?:いた)?します|お願い致します|お待ちして(?:い|お)ります)$|^ご不便をおかけします(?:が)?$/u;
/** Half a sentence. */
const leadsOn =
  /(?:ために|ため|ので|から|けど|けれど|ますが|ですが|(?:し|っ|い|ん|え|け|せ|ね|べ|め|れ)て|のに|なら|たら|れば)$/u;
const introduces =
  /^[^\d]*(?:を(?:営んで|やって|経営して|開いて)(?:い|お)ります|を(?:営んで|やって|経営して|開いて)います|と申します|をしている[^、]{1,8}です|을 운영하고 있습니다|를 운영하고 있습니다)$/u;
const koreanOrder = /(?:포스터|전단지|배너|이미지|게시물)(?:를|을)?\s?(?:만들어|제작|부탁|디자인).*$/u;
const order =
  /(?:の|を宣伝する)?(?:ポスター|チラシ|広告|画像|バナー|投稿)(?:を|の)?(?:作って|作成|デザイン|お願い|作りたい).*$/u;
const isLook = (sentence: string): boolean => !/\d/u.test(sentence) && looks.some((look) => look.test(sentence));
const asks = '(?:ください|下さい|お願い(?:します|いたします)?|ほしい(?:です)?)';
const looks: readonly RegExp[] = [
  /(?:느낌|분위기|스타일|디자인|색감|톤|배경|글씨|폰트)(?:으로|로|은|는|를|을)?(?:\s\S{1,8}){0,2}(?:\s?(?:해\s?주세요|부탁(?:드려요|드립니다|해요|합니다)?))?$/u,
  /(?:스럽게|답게|하게)\s?(?:해\s?주세요|부탁(?:드려요|드립니다|해요|합니다)?)$/u,
  new RegExp(
    `(?:雰囲気|感じ|イメージ|デザイン|テイスト|スタイル|風|配色|色合い|トーン)(?:で|に|の絵で)?(?:して|仕上げて)?${asks}?$`,
    'u',
  ),
  new RegExp(`(?:背景|文字|写真|人物|余白|配色|色|全体)(?:は|を|が)[^、]{1,8}(?:で|に|なし|${asks})$`, 'u'),
  new RegExp(`(?:っぽく|風に|らしく)(?:して)?${asks}?$`, 'u'),
];
