import { systemClock } from '../../../providers/system/clock';
import { callTalk } from '../calls-parts-wiring';
import { makeCallsDemo } from './calls-demo';
import { callsDemoRepository } from './calls-demo-repository';

/** This feature's part of a demo workspace, on top of its ideas and figures. */
export const seedCallsDemo = (demo: { id: string; zone: string; owner: { id: string; name: string } }): Promise<void> =>
  makeCallsDemo({ repository: callsDemoRepository, talkAt: callTalk, clock: systemClock })({
    ...demo,
    name: demo.owner.name,
  });
