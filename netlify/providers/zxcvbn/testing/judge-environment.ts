import NodeEnvironment from 'jest-environment-node';
import { makeJudge } from '../make-judge';

/**
 * Jest loads every module anew for each file, also zxcvbn's lists of 7 MB, which take half a second: most files register
 * somebody. The files of a worker share one judge instead. It takes text and gives plain data, so it does not matter that it
 * comes from outside the file's own globals.
 */
export default class JudgeEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.passwordJudge = () => (judge ??= makeJudge());
  }
}

let judge: ReturnType<typeof makeJudge> | undefined;
