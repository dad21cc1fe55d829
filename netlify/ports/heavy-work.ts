import type { RenderOptions } from './image';

/**
 * `long` takes many seconds, `large` hundreds of megabytes: fewer of both run at a time, and they leave a place
 * for light work.
 */
export type Weight = 'light' | 'long' | 'large';

/** CPU-bound work as data: it may run in another thread, so input and output are plain values. */
export interface HeavyTask<Input, Output> {
  /** The name by which a thread finds it (netlify/heavy/heavy-tasks-wiring.ts). */
  name: string;
  /** `light` by default. */
  weigh?(input: Input): Weight;
  run(input: Input, options: RenderOptions): Promise<Output>;
}
