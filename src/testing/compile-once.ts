import vm from 'node:vm';

/**
 * Jest runs every module again for each test file, and has V8 parse and compile it again, too: nine hundred modules for a
 * file that opens a page. Here a worker compiles each source once, as a function that is then created anew in each file's
 * own globals: state is as separate as before, and only code, which cannot change, is shared. Functions that were compiled
 * when an earlier file called them are not compiled again either.
 *
 * What stays must not hold on to a file: the functions below share no variables with one another, since a closure keeps those
 * of its neighbours, too, and with them the file's page and all of its modules (50 MB).
 */
vm.compileFunction = compileOnce(vm.compileFunction);

export function compileOnce(compile: Compile): Compile {
  const known: Known = new Map();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically } = options;
    if (!filename || !parsingContext || typeof importModuleDynamically !== 'function')
      return compile(source, parameters, options); // not a module of Jest's
    const head = `(function (${parameters.join(',')}) {`;
    const text = `${head}${source}\n})`;
    if (known.get(filename)?.text !== text) remember(known, filename, text, -head.length);
    const compiled = known.get(filename)!;
    const made = compiled.script.runInContext(parsingContext) as ReturnType<Compile>;
    compiled.loads.set(parsingContext, loadFor(made, importModuleDynamically));
    compiled.lastContext = new WeakRef(parsingContext);
    return made;
  };
}

/** A worker runs one file after another, so that `import()` belongs to the file that asked for the source last. */
function remember(known: Known, filename: string, text: string, columnOffset: number): void {
  const script = new vm.Script(text, {
    filename,
    columnOffset, // errors in the first line keep their column
    importModuleDynamically: (specifier, _script, ...rest) => {
      const { loads, lastContext } = known.get(filename)!;
      return loads.get(lastContext!.deref()!)!(specifier, ...rest);
    },
  });
  known.set(filename, { text, script, loads: new WeakMap() });
}

const loadFor =
  (made: ReturnType<Compile>, load: LoadModule): Load =>
  (specifier, ...rest) =>
    load(specifier, made, ...rest);

type Known = Map<string, Compiled>;

interface Compiled {
  text: string;
  script: vm.Script;
  /** By the globals of a file, and no longer than these. */
  loads: WeakMap<object, Load>;
  lastContext?: WeakRef<object>;
}

type Compile = typeof vm.compileFunction;
type LoadModule = Extract<vm.CompileFunctionOptions['importModuleDynamically'], (...args: never[]) => unknown>;
type AfterReferrer = Parameters<LoadModule> extends [unknown, unknown, ...infer Rest] ? Rest : never;
type Load = (specifier: string, ...rest: AfterReferrer) => ReturnType<LoadModule>;
