/** Time, so that tests move it instead of waiting. */
export interface Clock {
  now(): Date;
}
