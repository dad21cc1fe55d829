import type { DeviceType } from './analytics-event';

/**
 * The kind of device, from the browser's client hints (Sec-CH-UA-Mobile and -Platform), or else its user agent; ''
 * without one. An iPad whose browser calls itself a Mac counts as a desktop.
 */
export function deviceOf({ agent, mobile, platform }: Hints): DeviceType | '' {
  if (mobile === '?1') return 'phone';
  if (TABLET.test(agent) || (/Android/.test(`${platform} ${agent}`) && !/\bMobile\b/.test(agent))) return 'tablet';
  if (/\bMobi|iPhone|iPod|Windows Phone/.test(agent)) return 'phone';
  return agent === '' ? '' : 'desktop';
}

const TABLET = /\biPad\b|\bTablet\b(?! PC)|\bSilk\/(?!.*\bMobile\b)|\bKindle\b|\bPlayBook\b/;

interface Hints {
  agent: string;
  mobile: string;
  platform: string;
}
