/** A whole number as it is said: "one thousand two hundred and five". Numbers of a billion and more are said digit by digit. */
export function spokenNumber(value: number): string {
  const whole = Math.trunc(Math.abs(value));
  const sign = value < 0 ? 'minus ' : '';
  return sign + (whole >= 1_000_000_000 ? spokenDigits(String(whole)) : below(whole));
}

/** "six point four"; trailing noughts are not said. */
export function spokenDecimal(written: string): string {
  const [whole = '0', part = ''] = written.split('.');
  const said = part.replace(/0+$/, '');
  return said ? `${spokenNumber(Number(whole))} point ${spokenDigits(said)}` : spokenNumber(Number(whole));
}

/** "zero seven nine", as in a telephone number. */
export const spokenDigits = (digits: string): string => [...digits].map((digit) => UNITS[Number(digit)]!).join(' ');

/** "first", "twenty-second" */
export function spokenOrdinal(value: number): string {
  const words = spokenNumber(value);
  const last = /[a-z]+$/.exec(words)![0];
  const ordinal = IRREGULAR.get(last) ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`);
  return words.slice(0, words.length - last.length) + ordinal;
}

function below(whole: number): string {
  if (whole < 20) return UNITS[whole]!;
  if (whole < 100) return `${TENS[Math.floor(whole / 10)]}${whole % 10 ? `-${UNITS[whole % 10]}` : ''}`;
  if (whole < 1_000)
    return `${UNITS[Math.floor(whole / 100)]} hundred${whole % 100 ? ` and ${below(whole % 100)}` : ''}`;
  const [size, name] = whole < 1_000_000 ? [1_000, 'thousand'] : [1_000_000, 'million'];
  const rest = whole % size;
  return `${below(Math.floor(whole / size))} ${name}${rest ? `${rest < 100 ? ' and' : ''} ${below(rest)}` : ''}`;
}

const UNITS = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    one: 'first',
    two: 'second',
    three: 'third',
    five: 'fifth',
    eight: 'eighth',
    nine: 'ninth',
    twelve: 'twelfth',
  }),
);
