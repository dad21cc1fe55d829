import { unsettableKinds } from '../../../../../../src/domain/lettering';
import { covers } from './drawable';

it('what the field warns of is what the fonts lack, letter by letter and emoji by emoji', () => {
  const disagreed: string[] = [];
  for (let code = 0; code <= 0x1ffff; code += 1) {
    const sign = String.fromCodePoint(code);
    if (
      sign.normalize('NFC') !== sign ||
      !/\p{L}|\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}/u.test(sign) ||
      /\p{C}|\p{Script=Han}|\p{Script=Hangul}/u.test(sign)
    )
      continue;
    if ((unsettableKinds(sign).length === 0) !== covers('text', sign)) disagreed.push(`${sign} ${code.toString(16)}`);
  }
  expect(disagreed).toEqual([]);
});
