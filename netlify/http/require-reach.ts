import { CONFIRM_FIRST, mayReachOthers } from '../../src/domain/confirmed-address';
import { AppError } from '../errors/app-error';

/** Where only a part of what is asked reaches others: refused until the caller has confirmed their address. */
export function requireReach(...asked: Parameters<typeof mayReachOthers>): void {
  if (!mayReachOthers(...asked)) throw new AppError('address_unconfirmed', CONFIRM_FIRST);
}
