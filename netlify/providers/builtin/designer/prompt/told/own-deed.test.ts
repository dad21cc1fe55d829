import { isSaidIn, ownDeed } from './own-deed';
import { posterWords } from '../poster-words';

it.each([
  ['I run the harbour laundry', 'I run the harbour laundry'],
  [
    'je ramone les cheminées dans tout le canton depuis que mon père a pris sa retraite',
    'je ramone les cheminées dans tout le canton',
  ],
  ['so we build chicken coops', 'we build chicken coops'],
  ['ich rieche nach Leim', ''],
  ['we never clean windows', ''],
  ['I think people know', ''],
  ['Robię to od 22 lat', ''],
])('of “%s” the work is “%s”', (said, deed) => expect(ownDeed(said)).toBe(deed));

it('what is named already is not said again', () => {
  expect(isSaidIn('we build chicken coops', 'Eleven chicken coops')).toBe(true);
  expect(isSaidIn('we build chicken coops', 'All 30 percent off')).toBe(false);
});

it.each([
  [
    'Good morning. I run the harbour laundry, we wash for the trawler crews, and since the ferry started we’ve had yachties asking too. So from April we’re open to everybody: service wash £14 a bag, in by ten and out by five, and there’s two hot showers at £3.',
    'I run the harbour laundry',
  ],
  [
    'Bonjour, je m’appelle Solène, je ramone les cheminées dans tout le canton depuis que mon père a pris sa retraite. Les gens m’appellent toujours en novembre et là c’est trop tard, donc cette année je propose 55 euros au lieu de 70 pour ceux qui réservent avant fin août. Certificat compris pour l’assurance.',
    'Je ramone les cheminées',
  ],
])('a greeting’s work stands on the poster where nothing else says it: %s', (prompt, deed) => {
  const { headline, supporting } = posterWords({ prompt, style: 'minimalist', aspectRatio: '1:1', seed: 1 });
  expect(`${headline} \n ${supporting}`).toContain(deed);
  expect(headline).not.toMatch(/m’appelle/u);
});

it('a wish goes on to the end of its sentence, and is not printed', () => {
  const { supporting } = posterWords({
    prompt:
      'We are a tree climbing company in the big oaks at Penfold Farm. Sessions at ten, twelve and two all week, £26 a climber, and you have to be six or over. Make it look high but not scary, sunlight through the leaves.',
    style: 'minimalist',
    aspectRatio: '1:1',
    seed: 1,
  });
  expect(supporting).not.toMatch(/sunlight/iu);
  expect(supporting).toMatch(/£26 a climber/u);
});
