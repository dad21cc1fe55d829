/**
 * How many milliseconds we wait for something that is usually quick before we go on without it. Every such limit below a
 * minute is named with this (the lint rule `short-limit`), because tests replace this file: on a busy machine the quickest
 * thing can take that long.
 */
export const patience = (ms: number): number => ms;
