/**
 * An address with its town: nobody finds "Baxtergate 14" where the profile says "Whitby" elsewhere. What the address tells of a
 * town already, or `where` tells of an area or a way of working, is left as it is; '' stays ''.
 */
export function wholeAddress(address: string, where: string): string {
  const said = address.trim();
  if (said === '' || tellsTown(said)) return said;
  const parts = where.split(',').map((part) => part.trim());
  if (!parts.every((part) => isTown(part) || isIn(part, said))) return said;
  return [said, ...parts.filter((part) => !isIn(part, said))].join(', ');
}

/** Another part than the street, or a postcode of digits beside a name. */
const tellsTown = (address: string): boolean =>
  /[\n;]|\d{4}/u.test(address) ||
  address
    .split(',')
    .slice(1)
    .some((part) => /\p{L}{3}/u.test(part));

/** "Whitby", "Frankfurt am Main", "North Yorkshire": one name, and no "Leeds and around". */
function isTown(part: string): boolean {
  const words = part.split(/\s+/u);
  return (
    words.length <= 4 &&
    words.every((word, at) => NAME.test(word) || (at > 0 && joins.has(word))) &&
    !words.some((word) => noTown.has(word.toLowerCase()))
  );
}
const NAME = /^\p{Lu}[\p{L}’'-]+$/u;
const joins = new Set('an am im in bei der de do da del la le les sur upon on the under op'.split(' '));
/** Areas, ways of working, and streets. */
const noTown = new Set(
  'online remote mobile mobil home homes nationwide worldwide area region région regione región região regio raum umkreis umgebung kreis landkreis zona zone secteur province provincia provincie street road lane strasse straße rue calle via rua'.split(
    ' ',
  ),
);

const isIn = (part: string, address: string): boolean => address.toLowerCase().includes(part.toLowerCase());
