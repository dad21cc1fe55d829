/** The compiled tracer, see tracer/ for what each function does; addresses are bytes in `memory`. */
export interface TracerProgram {
  memory: WebAssembly.Memory;
  PARAMETERS: WebAssembly.Global;
  SPHERES: WebAssembly.Global;
  SPHERE_MATERIALS: WebAssembly.Global;
  CYLINDERS: WebAssembly.Global;
  BOXES: WebAssembly.Global;
  RELIEFS: WebAssembly.Global;
  MATERIALS: WebAssembly.Global;
  THINGS: WebAssembly.Global;
  SEGMENTS: WebAssembly.Global;
  heapStart(): number;
  setScene(
    sphereGroups: number,
    cylinders: number,
    boxes: number,
    reliefs: number,
    textures: number,
    things: number,
  ): void;
  setPlace(address: number): void;
  setPicture(width: number, height: number, base: number): void;
  trace(from: number, to: number, seed: number, samples: number, flatSamples: number): void;
  denoise(
    from: number,
    to: number,
    step: number,
    isBack: boolean,
    lightTolerance: number,
    glossTolerance: number,
  ): void;
  develop(from: number, to: number, target: number, exposure: number, table: number): void;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** A tracer with a memory of its own, which goes with it. */
export async function loadTracer(): Promise<TracerProgram> {
  compiled ??= import('../assets/tracer.json').then(({ default: { wasm } }) =>
    WebAssembly.compile(Buffer.from(wasm, 'base64')),
  );
  const { exports } = await WebAssembly.instantiate(await compiled, { env: { abort: refuse } });
  return exports as unknown as TracerProgram;
}

function refuse(): never {
  throw new Error('The tracer stopped.');
}
