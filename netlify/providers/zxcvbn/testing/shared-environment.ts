import '../../../../src/testing/compile-once';
import NodeEnvironment from 'jest-environment-node';
import * as stems from '../../builtin/planner/stems';
import { lexiconIn } from '../../builtin/trades/lexicons';
import { makeJudge } from '../make-judge';

/**
 * Jest loads every module again for each file. Three things that take long each time are shared by a worker's files instead.
 * They take text and give plain data, so it does not matter that they come from outside the file's own globals.
 *
 * - zxcvbn's lists of 7 MB take half a second, and most files register somebody.
 * - The planner's thousand patterns take as long to compile as a first week of ideas takes to find.
 * - The words by which trades are described take a quarter of a second to read.
 */
export default class SharedEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.passwordJudge = () => (judge ??= makeJudge());
    this.global.plannerStems = stems;
    this.global.lexiconIn = lexiconIn;
  }
}

let judge: ReturnType<typeof makeJudge> | undefined;
