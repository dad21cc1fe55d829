import { wholeAddress } from './whole-address';

test.each([
  ['Baxtergate 14', 'Whitby', 'Baxtergate 14, Whitby'],
  ['9 Silver Street', 'Kendal, Cumbria', '9 Silver Street, Kendal, Cumbria'],
  ['12 Elm Street', 'Elm Street, Bristol', '12 Elm Street, Bristol'],
  ['Hauptstraße 7', 'Frankfurt am Main', 'Hauptstraße 7, Frankfurt am Main'],
  ['5 Mill Yard, LA9 4QB', 'Kendal', '5 Mill Yard, LA9 4QB, Kendal'],
  ['3 rue des Halles', 'Saint-Malo', '3 rue des Halles, Saint-Malo'],
])('%s in %s is %s', (address, where, whole) => expect(wholeAddress(address, where)).toBe(whole));

test.each([
  ['', 'Whitby'],
  ['Baxtergate 14, Whitby', 'Whitby'],
  ['Kirchweg 2, 23552 Lübeck', 'Hamburg'],
  ['Kirchweg 2 23552 Lübeck', 'Lübeck'],
  ['4 Mill Yard, Skipton', 'Leeds'],
  ['4 Mill Yard', 'Leeds and the villages around it'],
  ['4 Mill Yard', 'Mobile, across Leeds'],
  ['4 Mill Yard', 'Umkreis Kassel'],
  ['4 Mill Yard', 'online'],
  ['4 Mill Yard', '12 Elm Street, Bristol'],
  ['Whitby Road 3, Ruswarp', 'Whitby'],
])('%s is left as it is beside %s', (address, where) => expect(wholeAddress(address, where)).toBe(address));
