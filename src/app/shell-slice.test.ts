import { sessionEnded } from '../api/session';
import { newVersionFound } from '../api/version';
import { menuClosed, menuOpened, paletteClosed, paletteOpened, shellSlice } from './shell-slice';

const { reducer } = shellSlice;
const story = (...events: Parameters<typeof reducer>[1][]) =>
  events.reduce(reducer, reducer(undefined, { type: 'start' }));

test('menu and palette start closed, on a current version', () =>
  expect(story()).toEqual({ menu: 'closed', palette: 'closed', version: 'current', connection: 'there' }));
test('the menu opens and closes', () =>
  expect([story(menuOpened()).menu, story(menuOpened(), menuClosed()).menu]).toEqual(['open', 'closed']));
test('the palette replaces the menu', () =>
  expect(story(menuOpened(), paletteOpened())).toMatchObject({ menu: 'closed', palette: 'open' }));
test('the palette closes', () => expect(story(paletteOpened(), paletteClosed()).palette).toBe('closed'));
test('an outdated page stays outdated, even after the end of a session', () => {
  expect(story(newVersionFound(), paletteOpened(), sessionEnded({ by: 'user' }))).toEqual({
    menu: 'closed',
    palette: 'closed',
    version: 'outdated',
    connection: 'there',
  });
});
