import { loadGraphics } from './graphics';
import { prepareHero } from './hero';
import { drowns } from './hero-on-field';
import { iconLayers } from './icon-shapes';
import { iconNames } from '../subjects/choose-subject';
import { comesInAnyColour } from '../subjects/free-colours';

it('food, bodies and weather keep their own colours, what is made in any colour does not', () => {
  for (const icon of 'tooth honey-pot sushi pizza soft-ice-cream bread cut-of-meat leafy-green snowman horse tyre'.split(
    ' ',
  ))
    expect([icon, iconNames().has(icon), comesInAnyColour(icon)]).toEqual([icon, true, false]);
  for (const icon of 'bicycle automobile house t-shirt kayak'.split(' ')) expect(comesInAnyColour(icon)).toBe(true);
});

it('honey drowns in brown, not in yellow', async () => {
  const honey = prepareHero(await loadGraphics(), 'honey-pot', await iconLayers('honey-pot'));
  expect([drowns(honey, '#92400e'), drowns(honey, '#fbbf24')]).toEqual([true, false]);
});
