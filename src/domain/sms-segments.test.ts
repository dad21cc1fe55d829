import { smsSegments } from './sms-segments';

test('an empty text is no message yet', () => {
  expect(smsSegments('')).toEqual({ alphabet: 'gsm', segments: 0, left: 160 });
});

test('160 plain characters are one part, one more makes two of 153', () => {
  expect(smsSegments('a'.repeat(160))).toEqual({ alphabet: 'gsm', segments: 1, left: 0 });
  expect(smsSegments('a'.repeat(161))).toEqual({ alphabet: 'gsm', segments: 2, left: 145 });
  expect(smsSegments('a'.repeat(306))).toEqual({ alphabet: 'gsm', segments: 2, left: 0 });
  expect(smsSegments('a'.repeat(307))).toEqual({ alphabet: 'gsm', segments: 3, left: 152 });
});

test('letters of the GSM alphabet stay plain, among them é, ñ, ü and £', () => {
  expect(smsSegments('Crème brûlée')).toMatchObject({ alphabet: 'unicode' }); // û is not one of them
  expect(smsSegments('Señor Müller, £5 ½'.slice(0, -2))).toEqual({ alphabet: 'gsm', segments: 1, left: 144 });
});

test('a euro sign and brackets take two places each', () => {
  expect(smsSegments('€')).toEqual({ alphabet: 'gsm', segments: 1, left: 158 });
  expect(smsSegments(`${'a'.repeat(159)}€`)).toMatchObject({ segments: 2 });
});

test('a character of two places is not cut between two parts', () => {
  // 152 places, then a bracket of two: it goes to the next part, so a place stays empty.
  expect(smsSegments(`${'a'.repeat(152)}[${'a'.repeat(20)}`)).toEqual({ alphabet: 'gsm', segments: 2, left: 131 });
});

test('one emoji makes all of it unicode, with 70 and 67 places', () => {
  expect(smsSegments('👍')).toEqual({ alphabet: 'unicode', segments: 1, left: 68 });
  expect(smsSegments('я'.repeat(70))).toEqual({ alphabet: 'unicode', segments: 1, left: 0 });
  expect(smsSegments('я'.repeat(71))).toEqual({ alphabet: 'unicode', segments: 2, left: 63 });
  // 66 places and an emoji of two: not cut in half.
  expect(smsSegments(`${'я'.repeat(66)}👍${'я'.repeat(9)}`)).toEqual({ alphabet: 'unicode', segments: 2, left: 56 });
});
