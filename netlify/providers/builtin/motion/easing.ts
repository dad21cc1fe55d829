/**
 * Easing curves from the share of a movement's time to the share of its way; both 0 to 1, the time clamped
 * (Penner, "Robert Penner's Easing Functions").
 */

export const clamp = (value: number): number => Math.min(1, Math.max(0, value));
export const easeOut = (time: number): number => 1 - (1 - clamp(time)) ** 4;
export const easeInOut = (time: number): number =>
  clamp(time) < 0.5 ? 4 * clamp(time) ** 3 : 1 - (-2 * clamp(time) + 2) ** 3 / 2;
/** Overshoots its end and comes back. */
export const overshoot = (time: number): number =>
  1 + (BACK + 1) * (clamp(time) - 1) ** 3 + BACK * (clamp(time) - 1) ** 2;

const BACK = 1.70158;
