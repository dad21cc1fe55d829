import vm from 'node:vm';

/**
 * Jest runs every module again for each test file, and has V8 parse and compile it again, too: nine hundred modules for a
 * file that opens a page. Here a worker compiles each source once, as a function that is then created anew in each file's
 * own globals: state is as separate as before, and only code, which cannot change, is shared. Functions that were compiled
 * when an earlier file called them are not compiled again either.
 */
vm.compileFunction = compileOnce(vm.compileFunction);

export function compileOnce(compile: Compile): Compile {
  const known = new Map<string, Compiled>();
  return (source, parameters = [], options = {}) => {
    const { filename, parsingContext, importModuleDynamically } = options;
    if (!filename || !parsingContext || typeof importModuleDynamically !== 'function')
      return compile(source, parameters, options); // not a module of Jest's
    const head = `(function (${parameters.join(',')}) {`;
    const text = `${head}${source}\n})`;
    let compiled = known.get(filename);
    if (compiled?.text !== text) {
      compiled = { text, script: compileText(text, filename, -head.length, () => known.get(filename)) };
      known.set(filename, compiled);
    }
    const made = compiled.script.runInContext(parsingContext) as ReturnType<Compile>;
    compiled.load = (specifier, ...rest) => importModuleDynamically(specifier, made, ...rest);
    return made;
  };
}

/** A worker runs one file after another, so that `import()` belongs to the file that asked for the source last. */
function compileText(
  text: string,
  filename: string,
  columnOffset: number,
  current: () => Compiled | undefined,
): vm.Script {
  return new vm.Script(text, {
    filename,
    columnOffset, // errors in the first line keep their column
    importModuleDynamically: (specifier, _script, ...rest) => current()!.load!(specifier, ...rest),
  });
}

interface Compiled {
  text: string;
  script: vm.Script;
  load?: (specifier: string, ...rest: AfterReferrer) => ReturnType<LoadModule>;
}

type Compile = typeof vm.compileFunction;
type LoadModule = Extract<vm.CompileFunctionOptions['importModuleDynamically'], (...args: never[]) => unknown>;
type AfterReferrer = Parameters<LoadModule> extends [unknown, unknown, ...infer Rest] ? Rest : never;
