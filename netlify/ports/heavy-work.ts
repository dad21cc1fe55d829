import type { RenderOptions } from './image';

/** Work that takes a processor for itself, as data: it may run in another thread, so what goes in and comes out is plain. */
export interface HeavyTask<Input, Output> {
  /** By which a thread finds it (netlify/heavy/heavy-tasks-wiring.ts). */
  name: string;
  /** Whether it takes many seconds: such work leaves a place to what somebody waits for. */
  isLong?(input: Input): boolean;
  run(input: Input, options: RenderOptions): Promise<Output>;
}
