import { tongueOf } from '../../../../../src/domain/text-language';

/**
 * In capitals as its language writes them: Greek ones carry no accents (Unicode Standard 5.18, "ΕΡΓΑΣΤΗΡΙ ΠΗΛΟΣ"), and in
 * Turkish i and ı are two letters with a capital each (5.18 too: "BİSİKLET BAKIMI"). `beside` is what was typed with it: two
 * words alone seldom tell their language.
 */
export const capitals = (text: string, beside: string = text): string =>
  /\p{Script=Greek}/u.test(text)
    ? text.toLocaleUpperCase('el')
    : text.toLocaleUpperCase(isTurkic(beside) ? 'tr' : 'en');

/** Turkish or Azerbaijani, by letters that no neighbour has or by their commonest words; an English text may name a Turkish place. */
export const isTurkic = (text: string): boolean => {
  if (!/[iı]/iu.test(text)) return false;
  const words = text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  const isMarked = /[ıİğĞəƏ]/u.test(text);
  return (isMarked || words.filter((word) => turkish.has(word)).length > 1) && tongueOf(text) !== 'en';
};

const turkish: ReadonlySet<string> = new Set(
  've bir bu için ile çok her gün günü günler hafta haftada pazar pazartesi cuma cumartesi saat saatleri ücretsiz bedava indirim indirimi indirimli yeni tüm özel hizmet hizmeti servis servisi kurs kursu dersi dersleri kişi fiyat fiyatı açık açıldı bekliyoruz randevu teslim ev evde taze bizim siz sizin kadar sonra var yok değişimi tamiri temizlik temizliği tl lira'.split(
    ' ',
  ),
);
