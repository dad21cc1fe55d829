import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js/min';
import type { PhoneNumbers } from '../../../ports/phone-numbers';

/** The world's numbering plans from Google's libphonenumber. */
export const builtinPhoneNumbers: PhoneNumbers = {
  read(text, country) {
    const number = parsePhoneNumber(text, country ? (country as CountryCode) : undefined);
    if (number?.isPossible()) {
      const extension = number.ext ? `;ext=${number.ext}` : ''; // RFC 3966
      return {
        value: number.number + extension,
        shown: number.country === country ? number.formatNational() : number.formatInternational(),
      };
    }
    const digits = [...text.normalize('NFKC')]
      .filter((sign) => /\d/.test(sign))
      .join('')
      .slice(0, 40);
    return digits.length < 3 ? null : { value: digits, shown: text.trim().replace(/\s+/g, ' ').slice(0, 60) };
  },
  countryOf: (value) => (value.startsWith('+') ? (parsePhoneNumber(value)?.country ?? null) : null),
};
