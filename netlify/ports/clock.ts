/** The current time, so that tests can move it instead of waiting. */
export interface Clock {
  now(): Date;
}
