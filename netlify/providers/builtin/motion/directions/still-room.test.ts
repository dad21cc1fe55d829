import { textColours } from '../../designer/drawing/palette';
import { bottom, right } from '../../designer/drawing/rect';
import type { MotionBrief } from '../../../../ports/motion';
import { clipSize } from '../clip-size';
import { layoutClip } from '../compose-clip';
import { layoutCard } from '../layout/card-layout';
import { layoutHook } from '../layout/hook-layout';
import { plainLettering } from '../layout/lettering-style';
import { freeOfWords, roomOf } from './still-room';

describe('the place of a traced thing', () => {
  it.each([
    ['Flat white and a croissant, £5 before 10am, weekdays only, Mill Road', 'Grindhouse'],
    [
      'Honig: kleines Glas 6 €, großes Glas 11 €, Wabe 14 €. Marktstand jeden Samstag 8 bis 12 Uhr',
      'Imkerei Sonnleitner',
    ],
    ['Locked out? 24-hour locksmith, no call-out charge, 020 7946 0123', 'KeyRight'],
    [
      'Taller de bicicletas: revisión 35 €, frenos 15 €, cadena nueva 25 €, abierto de lunes a viernes de 9 a 18 h',
      'Bicis Sol',
    ],
  ])('is under or beside the words of all cards, never behind them: %s', async (prompt, brand) => {
    for (const aspectRatio of ['9:16', '1:1', '16:9', '4:3'] as const) {
      const brief: MotionBrief = {
        prompt,
        brand,
        aspectRatio,
        style: 'photorealistic',
        seed: 2,
        seconds: 15,
        quality: 'sd',
      };
      const { stage } = await layoutClip(brief, clipSize(brief).raster);
      const seen = { ...stage, plan: { ...stage.plan, hasArt: true } };
      const style = plainLettering(seen, textColours(seen.plan.palette, '#ffffff'));
      const layouts = seen.plan.beats.flatMap((beat) =>
        beat.kind === 'call'
          ? []
          : [beat.kind === 'hook' ? layoutHook(seen, style) : layoutCard(seen, style, beat.card)],
      );
      const room = freeOfWords(
        seen,
        layouts.map((layout) => roomOf(seen, layout)),
      );
      expect(Math.min(room.w, room.h)).toBeGreaterThan(Math.min(seen.width, seen.height) * 0.2);
      for (const { texts } of layouts)
        for (const { box, lines } of texts) {
          const edge = Math.max(...lines.map((line) => line.x + line.width));
          const isApart = edge <= room.x || box.x >= right(room) || bottom(box) <= room.y || box.y >= bottom(room);
          expect({ aspectRatio, words: lines.map(({ text }) => text), isApart }).toMatchObject({ isApart: true });
        }
    }
  });
});
