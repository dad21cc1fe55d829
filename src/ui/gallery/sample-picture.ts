/** A drawing in place of a workspace's picture; the gallery has no data. */
export const samplePicture =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 360" width="360" height="360"><rect width="360" height="360" fill="wheat"/>' +
      '<ellipse cx="180" cy="292" rx="140" ry="30" fill="burlywood"/><rect x="70" y="236" width="220" height="44" rx="22" fill="peru"/>' +
      '<rect x="60" y="206" width="240" height="34" rx="17" fill="sienna"/><rect x="56" y="186" width="248" height="22" rx="11" fill="gold"/>' +
      '<rect x="52" y="166" width="256" height="24" rx="12" fill="olivedrab"/><path d="M70 166a110 92 0 0 1 220 0z" fill="peru"/></svg>',
  );
