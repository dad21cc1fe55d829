import { DIFFUSE, FEATURE, NORMAL, SPECULAR, pixelAt } from './picture-memory';

/**
 * Pixels `from` to `to` as RGBA bytes at `target`, clear where nothing is seen: light times colour plus gloss, through the filmic curve of Krzysztof
 * Narkowicz ("ACES Filmic Tone Mapping Curve", 2016) and the sRGB encoding, which the host gives as a table of 4096 bytes.
 */
export function develop(from: i32, to: i32, target: usize, exposure: f32, table: usize): void {
  for (let index = from; index < to; index++) {
    const at = pixelAt(index);
    const share = f32x4.extract_lane(v128.load(at + NORMAL), 3);
    // light, colour and gloss are each a mean over paths, of which those into the open had none
    const whole = f32x4.splat(<f32>1 / max<f32>(share, <f32>0.02));
    const light = f32x4.mul(f32x4.mul(v128.load(at + DIFFUSE), whole), f32x4.mul(v128.load(at + FEATURE), whole));
    const linear = f32x4.add(light, f32x4.mul(v128.load(at + SPECULAR), whole));
    const out = target + ((<usize>index) << 2);
    store<u8>(out, encoded(f32x4.extract_lane(linear, 0) * exposure, table));
    store<u8>(out, encoded(f32x4.extract_lane(linear, 1) * exposure, table), 1);
    store<u8>(out, encoded(f32x4.extract_lane(linear, 2) * exposure, table), 2);
    store<u8>(out, <u8>(min<f32>(1, share) * <f32>255 + <f32>0.5), 3);
  }
}

function encoded(value: f32, table: usize): u8 {
  const v = max<f32>(0, value);
  const filmic = min<f32>(1, (v * (<f32>2.51 * v + <f32>0.03)) / (v * (<f32>2.43 * v + <f32>0.59) + <f32>0.14));
  return load<u8>(table + <usize>(filmic * <f32>4095 + <f32>0.5));
}
