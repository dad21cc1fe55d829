/** An address masked so that its owner recognises it and others cannot read it: "p•••@raman.example". */
export function maskedAddress(address: string): string {
  const at = address.lastIndexOf('@');
  return at < 1 ? '' : `${[...address.slice(0, at)][0]}•••${address.slice(at)}`;
}
