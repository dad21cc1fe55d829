import { builtinAnswers } from '../../../providers/builtin/answers/builtin-answers';
import { makeModelAnswers } from '../../../providers/model-writer/model-answers';
import { systemClock } from '../../../providers/system/clock';
import { systemIds } from '../../../providers/system/ids';
import { firstName } from '../../../records/contacts/mail-contact';
import { engineRepository } from '../../engine/engine-repository';
import { textVendorOf } from '../../engine/writing/writer-wiring';
import { materialService } from '../../material/material-wiring';
import { suggestionRepository } from './suggestion-repository';
import { makeSuggestionService } from './suggestion-service';

export const suggestionService = () =>
  makeSuggestionService({
    repository: suggestionRepository,
    async answersOf(workspaceId) {
      const vendor = await textVendorOf(workspaceId);
      return vendor ? makeModelAnswers(vendor, builtinAnswers) : builtinAnswers;
    },
    findProfile: engineRepository.findProfile,
    firstName,
    told: (place) => materialService().usable(place),
    clock: systemClock,
    ids: systemIds,
  });
