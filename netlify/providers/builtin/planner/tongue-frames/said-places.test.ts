import type { ProfileWords } from '../writing/profile-words';
import { areaOf } from './said-places';

it.each([
  ['Giethoorn, Overijssel', false],
  ['Nampula, Moçambique', false],
  ['Leer und Umgebung', true],
  ['Lille, Roubaix, Tourcoing', true],
  ['30 km alrededor de Soria', true],
])('“%s” is where somebody goes: %s', (where, isArea) => expect(areaOf({ where } as ProfileWords) !== '').toBe(isArea));
