import type { MotionBrief } from '../../../ports/motion';
import { planArt } from '../designer/artistic/art-plan';
import { planStill } from '../designer/photorealistic/things/still-plan';
import { planPrint } from '../designer/print/print-plan';
import { describeClip } from './clip-description';
import { planClip } from './clip-plan';

const brief: MotionBrief = {
  prompt: '',
  style: 'photorealistic',
  aspectRatio: '1:1',
  seed: 3,
  seconds: 10,
  quality: 'sd',
};

/** What a poster and a clip of the same words have in common. */
describe('a clip and its poster', () => {
  it.each([
    ['Boiler service £79 until the end of October, call 0113 496 0123', 'Hartley Heating'],
    ['Bouquets de saison dès 25 €, livraison gratuite à Lyon', 'Fleurs d’Anaïs'],
    ['Curso de guitarra para adultos, lunes a las 19:30, 45 € al mes', 'Escuela La Clave'],
    ['Winterreifenwechsel 39 €, samstags ohne Termin', 'Reifen Brandt'],
  ])('are prints on the same papers in the same place: %s', (prompt, brand) => {
    const wish = { ...brief, prompt, brand };
    const { paper, field, place, motifName } = planPrint(wish);
    const clip = planClip(wish);
    expect(clip.print).toMatchObject({ paper, field, place, motifName });
    expect(clip.heroName).toBe(motifName);
    expect(describeClip(clip, wish).altText).toMatch(/^Video of prints in a real place: /);
  });

  it.each([
    ['Locked out? 24-hour locksmith', 'KeyRight'],
    ['Flat white and a croissant, £5 before 10am', 'Grindhouse'],
    ['Honig vom eigenen Bienenstand, jeden Samstag', 'Imkerei Sonnleitner'],
  ])('show the same thing before the same place: %s', (prompt, brand) => {
    const wish = { ...brief, prompt, brand };
    const poster = planStill(wish);
    expect(poster).not.toBeNull();
    expect(planClip(wish).still).toMatchObject({
      heroName: poster!.heroName,
      place: poster!.place,
      table: poster!.table,
    });
  });

  it('have a thing of a true shape even where a poster has too many words for it', () => {
    const wish = {
      ...brief,
      brand: 'Imkerei Sonnleitner',
      prompt:
        'Honey from our own hives: small jar 6 €, large jar 11 €, honeycomb 14 €. Market stall every Saturday 8 to 12, Rathausplatz',
    };
    expect([planStill(wish), planClip(wish).still?.heroName]).toEqual([null, 'honey-pot']);
  });

  it('are paintings of the same thing in the same light', () => {
    const wish = {
      ...brief,
      style: 'artistic' as const,
      prompt: 'Sunset kayak tours on the lake, every Friday at 7pm',
    };
    const { heroName, scene, light } = planArt(wish);
    expect(planClip(wish).painting).toMatchObject({ heroName, scene, light });
  });
});
