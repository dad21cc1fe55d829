import '../../../../src/testing/compile-once';
import NodeEnvironment from 'jest-environment-node';
import { makeJudge } from '../make-judge';

/**
 * Jest loads every module again for each file, including zxcvbn's lists of 7 MB, which take half a second: most
 * files register somebody. A worker's files share one judge instead. It takes text and returns plain data, so it
 * does not matter that it comes from outside the file's own globals.
 */
export default class JudgeEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.passwordJudge = () => (judge ??= makeJudge());
  }
}

let judge: ReturnType<typeof makeJudge> | undefined;
