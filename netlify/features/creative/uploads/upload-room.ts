import { uploadRoomInWords } from '../../../../src/domain/library';
import type { PlanName } from '../../../../src/domain/plan-name';
import { AppError } from '../../../errors/app-error';

/** For a library whose uploads have all the room of the plan. */
export const noRoom = (plan: PlanName, what = 'this one'): AppError =>
  new AppError(
    'conflict',
    `Your uploads can take up ${uploadRoomInWords(plan)} in all, and there is no room for ${what}. Delete some${plan === 'Trial' || plan === 'Starter' ? ', or choose a larger plan' : ''}.`,
  );
