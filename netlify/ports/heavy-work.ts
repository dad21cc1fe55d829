import type { RenderOptions } from './image';

/** `long` takes many seconds, `large` hundreds of megabytes: of both, fewer run at a time, and they leave a place to what is light. */
export type Weight = 'light' | 'long' | 'large';

/** Work that takes a processor for itself, as data: it may run in another thread, so what goes in and comes out is plain. */
export interface HeavyTask<Input, Output> {
  /** By which a thread finds it (netlify/heavy/heavy-tasks-wiring.ts). */
  name: string;
  /** `light` where it is not said. */
  weigh?(input: Input): Weight;
  run(input: Input, options: RenderOptions): Promise<Output>;
}
