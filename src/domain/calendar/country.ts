/**
 * ISO 3166 code of the country whose calendar most likely applies in a zone; null for zones without a country
 * (UTC).
 */
export function countryOf(zone: string): string | null {
  const [area = '', place = ''] = [zone.slice(0, zone.indexOf('/')), zone.slice(zone.indexOf('/') + 1)];
  if (area === 'Australia') return 'AU';
  if (area === 'US') return 'US';
  if (area === 'Canada') return 'CA';
  if (/^(Indiana|Kentucky|North_Dakota)\//.test(place)) return 'US';
  if (place.startsWith('Argentina/')) return 'AR';
  return byPlace.get(`${area}/${place}`) ?? byPlace.get(zone) ?? null;
}

/** The zone in which most people of a country (ISO 3166) live; null for countries missing from the table. */
export const zoneOf = (country: string): string | null =>
  country === 'AU' ? 'Australia/Sydney' : (places.get(country)?.split(' ')[0] ?? null);

export type Hemisphere = 'north' | 'south' | 'tropics';

/** When the four seasons fall; "tropics" for places that do not have four. */
export function hemisphereOf(zone: string): Hemisphere {
  if (tropicalZones.has(zone)) return 'tropics';
  const country = countryOf(zone);
  if (country && southern.has(country)) return 'south';
  if (country && tropical.has(country)) return 'tropics';
  return country || /^(Europe|America|Asia|Atlantic)\//.test(zone) ? 'north' : 'tropics';
}

const southern = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'UY', 'PY', 'BR', 'NA', 'LS', 'SZ', 'FK']);
const tropical = new Set([
  'IN',
  'SG',
  'MY',
  'ID',
  'PH',
  'TH',
  'VN',
  'LK',
  'BD',
  'NG',
  'GH',
  'KE',
  'UG',
  'TZ',
  'ZM',
  'ZW',
  'CO',
  'EC',
  'PE',
  'VE',
  'CR',
  'PA',
  'PR',
  'JM',
  'TT',
  'BB',
  'BS',
  'DO',
  'GT',
  'HN',
  'SV',
  'NI',
  'FJ',
  'MU',
  'AE',
  'SA',
  'QA',
]);
const tropicalZones = new Set([
  'Pacific/Honolulu',
  'US/Hawaii',
  'Australia/Darwin',
  'Australia/North',
  'America/Cancun',
]);

/** From the tz database's zone.tab, plus the old names that browsers still report. */
const places: ReadonlyMap<string, string> = new Map(
  Object.entries({
    GB: 'Europe/London Europe/Belfast GB',
    IE: 'Europe/Dublin Eire',
    GG: 'Europe/Guernsey',
    JE: 'Europe/Jersey',
    IM: 'Europe/Isle_of_Man',
    US: 'America/New_York America/Detroit America/Chicago America/Menominee America/Denver America/Boise America/Phoenix America/Los_Angeles America/Anchorage America/Juneau America/Sitka America/Nome America/Adak Pacific/Honolulu America/Indianapolis America/Louisville America/Fort_Wayne',
    CA: 'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Halifax America/St_Johns America/Regina America/Moncton America/Whitehorse America/Yellowknife America/Iqaluit America/Glace_Bay America/Thunder_Bay America/Swift_Current',
    NZ: 'Pacific/Auckland Pacific/Chatham NZ',
    ZA: 'Africa/Johannesburg',
    NA: 'Africa/Windhoek',
    LS: 'Africa/Maseru',
    SZ: 'Africa/Mbabane',
    DE: 'Europe/Berlin Europe/Busingen',
    AT: 'Europe/Vienna',
    CH: 'Europe/Zurich',
    LI: 'Europe/Vaduz',
    FR: 'Europe/Paris',
    BE: 'Europe/Brussels',
    NL: 'Europe/Amsterdam',
    LU: 'Europe/Luxembourg',
    ES: 'Europe/Madrid Atlantic/Canary Africa/Ceuta',
    PT: 'Europe/Lisbon Atlantic/Madeira Atlantic/Azores',
    IT: 'Europe/Rome',
    MT: 'Europe/Malta',
    GR: 'Europe/Athens',
    CY: 'Asia/Nicosia Europe/Nicosia',
    SE: 'Europe/Stockholm',
    NO: 'Europe/Oslo',
    DK: 'Europe/Copenhagen',
    FI: 'Europe/Helsinki',
    IS: 'Atlantic/Reykjavik',
    EE: 'Europe/Tallinn',
    LV: 'Europe/Riga',
    LT: 'Europe/Vilnius',
    PL: 'Europe/Warsaw',
    CZ: 'Europe/Prague',
    SK: 'Europe/Bratislava',
    HU: 'Europe/Budapest',
    SI: 'Europe/Ljubljana',
    HR: 'Europe/Zagreb',
    RS: 'Europe/Belgrade',
    RO: 'Europe/Bucharest',
    BG: 'Europe/Sofia',
    UA: 'Europe/Kyiv Europe/Kiev',
    TR: 'Europe/Istanbul Asia/Istanbul',
    IN: 'Asia/Kolkata Asia/Calcutta',
    SG: 'Asia/Singapore Singapore',
    MY: 'Asia/Kuala_Lumpur',
    ID: 'Asia/Jakarta Asia/Makassar',
    PH: 'Asia/Manila',
    TH: 'Asia/Bangkok',
    VN: 'Asia/Ho_Chi_Minh Asia/Saigon',
    LK: 'Asia/Colombo',
    BD: 'Asia/Dhaka',
    HK: 'Asia/Hong_Kong Hongkong',
    TW: 'Asia/Taipei',
    JP: 'Asia/Tokyo Japan',
    KR: 'Asia/Seoul',
    CN: 'Asia/Shanghai',
    AE: 'Asia/Dubai',
    SA: 'Asia/Riyadh',
    QA: 'Asia/Qatar',
    IL: 'Asia/Jerusalem',
    NG: 'Africa/Lagos',
    GH: 'Africa/Accra',
    KE: 'Africa/Nairobi',
    UG: 'Africa/Kampala',
    TZ: 'Africa/Dar_es_Salaam',
    ZM: 'Africa/Lusaka',
    ZW: 'Africa/Harare',
    EG: 'Africa/Cairo',
    MA: 'Africa/Casablanca',
    MU: 'Indian/Mauritius',
    FJ: 'Pacific/Fiji',
    MX: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida',
    BR: 'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife',
    AR: 'America/Buenos_Aires',
    CL: 'America/Santiago',
    UY: 'America/Montevideo',
    PY: 'America/Asuncion',
    CO: 'America/Bogota',
    EC: 'America/Guayaquil',
    PE: 'America/Lima',
    VE: 'America/Caracas',
    CR: 'America/Costa_Rica',
    PA: 'America/Panama',
    PR: 'America/Puerto_Rico',
    JM: 'America/Jamaica Jamaica',
    TT: 'America/Port_of_Spain',
    BB: 'America/Barbados',
    BS: 'America/Nassau',
    DO: 'America/Santo_Domingo',
    GT: 'America/Guatemala',
    HN: 'America/Tegucigalpa',
    SV: 'America/El_Salvador',
    NI: 'America/Managua',
    FK: 'Atlantic/Stanley',
  }),
);
const byPlace = new Map(
  [...places].flatMap(([country, zones]) => zones.split(' ').map((zone) => [zone, country] as const)),
);
