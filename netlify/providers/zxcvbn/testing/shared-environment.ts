import '../../../../src/testing/compile-once';
import NodeEnvironment from 'jest-environment-node';
import { stems } from '../../builtin/planner/stems';
import { makeJudge } from '../make-judge';

/**
 * Jest loads every module again for each file. Two things that take long each time are shared by a worker's files instead.
 * Both take text and give plain data, so it does not matter that they come from outside the file's own globals.
 *
 * - zxcvbn's lists of 7 MB take half a second, and most files register somebody.
 * - The planner's thousand patterns take as long to compile as a first week of ideas takes to find.
 */
export default class SharedEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.passwordJudge = () => (judge ??= makeJudge());
    this.global.plannerStems = stems;
  }
}

let judge: ReturnType<typeof makeJudge> | undefined;
