/** A picture as PNG, the one format that every clipboard and every app takes. Fails when it cannot be loaded. */
export async function pictureAsPng(src: string): Promise<Blob> {
  const image = new Image();
  image.crossOrigin = 'use-credentials'; // the API may live on another origin; a tainted canvas cannot be read
  image.src = src;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be encoded.'))),
      'image/png',
    );
  });
}
