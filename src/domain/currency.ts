/** ISO 4217 code of what is paid with in a country (ISO 3166); the dollar where it is not known. */
export const currencyOf = (country: string | null): string => (country && byCountry.get(country)) || 'USD';

/** From ISO 4217's list one (2026); only countries that domain/calendar/country knows. */
const countries: Record<string, string> = {
  EUR: 'IE DE AT FR BE NL LU ES PT IT MT GR CY FI EE LV LT SK SI HR BG', GBP: 'GB GG JE IM', USD: 'US PR EC SV', CAD: 'CA', AUD: 'AU', NZD: 'NZ', ZAR: 'ZA', NAD: 'NA', LSL: 'LS', SZL: 'SZ',
  CHF: 'CH LI', SEK: 'SE', NOK: 'NO', DKK: 'DK', ISK: 'IS', PLN: 'PL', CZK: 'CZ', HUF: 'HU', RSD: 'RS', RON: 'RO', UAH: 'UA', TRY: 'TR',
  INR: 'IN', SGD: 'SG', MYR: 'MY', IDR: 'ID', PHP: 'PH', THB: 'TH', VND: 'VN', LKR: 'LK', BDT: 'BD', HKD: 'HK', TWD: 'TW', JPY: 'JP', KRW: 'KR', CNY: 'CN', AED: 'AE', SAR: 'SA', QAR: 'QA', ILS: 'IL',
  NGN: 'NG', GHS: 'GH', KES: 'KE', UGX: 'UG', TZS: 'TZ', ZMW: 'ZM', ZWG: 'ZW', EGP: 'EG', MAD: 'MA', MUR: 'MU', FJD: 'FJ',
  MXN: 'MX', BRL: 'BR', ARS: 'AR', CLP: 'CL', UYU: 'UY', PYG: 'PY', COP: 'CO', PEN: 'PE', VES: 'VE', CRC: 'CR', JMD: 'JM', TTD: 'TT', BBD: 'BB', BSD: 'BS', DOP: 'DO', GTQ: 'GT', HNL: 'HN', NIO: 'NI', PAB: 'PA', BOB: 'BO', FKP: 'FK',
};

const byCountry = new Map(Object.entries(countries).flatMap(([currency, codes]) => codes.split(' ').map((code): [string, string] => [code, currency])));
