import vm from 'node:vm';
import { compileOnce } from './compile-once';

const never = () => {
  throw new Error('not asked for');
};
const compile = compileOnce(vm.compileFunction);
const namesIn = (name: string) => {
  const parsingContext = vm.createContext({ name });
  return (source: string, importModuleDynamically: Load = never) =>
    compile(source, ['module'], { filename: '/a.js', parsingContext, importModuleDynamically });
};
type Load = Extract<vm.CompileFunctionOptions['importModuleDynamically'], (...args: never[]) => unknown>;

it('gives each file its own function with its own globals, whatever an earlier file did to its own', () => {
  const [one, other] = [namesIn('one'), namesIn('other')];
  const source = 'globalThis.count = (globalThis.count ?? 0) + 1; module.exports = [name, count, globalThis];';
  const run = (load: ReturnType<typeof namesIn>) => {
    const module: { exports: unknown[] } = { exports: [] };
    load(source).call(undefined, module);
    return module.exports;
  };
  const first = run(one);
  expect(first.slice(0, 2)).toEqual(['one', 1]);
  const second = run(other);
  expect(second.slice(0, 2)).toEqual(['other', 1]);
  expect(second[2]).not.toBe(first[2]);
  expect(one(source)).not.toBe(one(source));
});

it('compiles a file again whose text has changed, as a mock hoisted into it', () => {
  const load = namesIn('one');
  expect(load('return 1').call(undefined)).toBe(1);
  expect(load('return 2').call(undefined)).toBe(2);
});

it('says where an error is, in the first line too', () => {
  const load = namesIn('one');
  const stackOf = (source: string): string => {
    try {
      load(source).call(undefined);
    } catch (error) {
      return (error as Error).stack ?? '';
    }
    return '';
  };
  expect(stackOf(`'use strict'; missing();`)).toContain('/a.js:1:15');
  expect(stackOf(`'use strict';\n  missing();`)).toContain('/a.js:2:3');
});

it('asks the file that runs for what it imports later', async () => {
  const asked: string[] = [];
  const answer =
    (who: string): Load =>
    async (specifier) => {
      asked.push(`${who} ${specifier}`);
      throw new Error('enough');
    };
  const source = `return import('./later')`;
  const [one, other] = [namesIn('one'), namesIn('other')];
  await expect(one(source, answer('one')).call(undefined)).rejects.toThrow('enough');
  await expect(other(source, answer('other')).call(undefined)).rejects.toThrow('enough');
  expect(asked).toEqual(['one ./later', 'other ./later']);
});
