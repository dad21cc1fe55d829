import type { BusinessProfile } from '../../../../../src/domain/business-profile';
import { wholeAddress } from '../../../../../src/domain/whole-address';
import { clip } from '../english/grammar';
import { cleanLine, type ProfileWords } from '../writing/profile-words';

/** Nobody finds a door by the name of a town. */
export const addressOf = ({ where, details }: BusinessProfile): string => {
  const address = details?.address ? wholeAddress(details.address, where) : where;
  return /\d/u.test(address) ? clip(cleanLine(address), 60) : '';
};

/** A town and its region are an address; several places, or one and what is around it, are where somebody goes. */
export const areaOf = ({ where }: ProfileWords): string =>
  where.split(', ').length > 2 || AROUND.test(where) ? clip(where, 60) : '';
const AROUND =
  /(?<!\p{L})(?:und|et|y|e|en|i|Umgebung|Umkreis|environs|alentours|alrededores|dintorni|omgeving|omstreken|okolic\p{L}*|região|arredores|\d+ ?km)(?!\p{L})/iu;
