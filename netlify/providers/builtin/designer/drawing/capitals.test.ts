import { capitals } from './capitals';

it('takes the accents off Greek capitals and leaves those of other languages', () => {
  expect(['Εργαστήρι Πηλός', 'Café Über'].map((text) => capitals(text))).toEqual(['ΕΡΓΑΣΤΗΡΙ ΠΗΛΟΣ', 'CAFÉ ÜBER']);
});

it('keeps both letters of Turkish apart, in Turkish only', () => {
  expect(capitals('Bisiklet bakımı')).toBe('BİSİKLET BAKIMI');
  expect(capitals('Servis', 'Servis ve yeni lastik, her gün')).toBe('SERVİS');
  expect(
    ['Bike repair in Kadıköy, the best in town for you', 'Straßenfest', 'ijs'].map((text) => capitals(text)),
  ).toEqual(['BIKE REPAIR IN KADIKÖY, THE BEST IN TOWN FOR YOU', 'STRASSENFEST', 'IJS']);
});
