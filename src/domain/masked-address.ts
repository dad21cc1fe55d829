/** An address that its owner knows again and others do not learn: "p•••@raman.example". */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${[...address.slice(0, at)][0]}•••${address.slice(at)}`;
}
