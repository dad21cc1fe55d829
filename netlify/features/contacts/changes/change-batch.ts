import type { ContactSelection } from '../../../../src/contracts/contact-selection';
import type { ContactStatus } from '../../../../src/domain/contact';

/** What a batch does; kept with it, for the job that goes on. The second kind cleans up behind a custom field that was deleted. */
export type BatchPlan = ChangePlan | { kind: 'forget-field'; fieldId: string };

export interface ChangePlan {
  kind: 'change';
  selection: ContactSelection;
  change: Change;
}

/** `madeTag`: there was no such tag before the change. */
export type Change =
  | { kind: 'tag'; tagId: string; madeTag?: boolean }
  | { kind: 'untag'; tagId: string }
  | { kind: 'status'; status: ContactStatus }
  | { kind: 'archive' | 'restore' };
