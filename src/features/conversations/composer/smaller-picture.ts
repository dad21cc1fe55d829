/**
 * A picture drawn anew: the right way up, at most 2560 pixels long, as JPEG, which every mail program and phone shows. What
 * else stood in its file, such as the place, is left behind. Null when this browser cannot read it, or when it stays too
 * large.
 */
export async function shrinkPicture(file: Blob, mostBytes: number): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (!picture) return null;
  const canvas = document.createElement('canvas');
  try {
    const scale = Math.min(1, LONGEST_PX / Math.max(picture.width, picture.height));
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = 'white'; // JPEG knows no transparency
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  } finally {
    picture.close();
  }
  for (const quality of QUALITIES) {
    const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
    if (drawn && drawn.size <= mostBytes) return drawn;
  }
  return null;
}

const LONGEST_PX = 2_560;
const QUALITIES = [0.86, 0.72, 0.55];
