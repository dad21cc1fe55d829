import { languageOf } from '../../../../../src/domain/text-language';
import { allNotes } from '../knowledge/note-files';
import { loadPack } from '../knowledge/pack-files';
import { sayFrame, type FrameVoice, type Tongue } from '../tongue-frames/tongue-words';
import { sectionNames } from '../knowledge/trade-pack';
import { tradePostsIn, tradePostsSchema } from './trade-posts';

const tongues: Tongue[] = ['de', 'fr', 'es', 'it', 'nl', 'pl', 'pt'];
const forms = [0, 1, 2] as const;

describe.each(tongues)('what is known of trades, told in %s', (tongue) => {
  const posts = async () => {
    const all = tradePostsSchema.parse(await tradePostsIn(tongue));
    return Object.entries(all).flatMap(([pack, entries]) =>
      Object.entries(entries).map(([id, post]) => ({ at: `${pack}/${id}`, pack, id, post })),
    );
  };

  it('belongs to an entry that there is', async () => {
    const notes = new Map((await allNotes()).map((note) => [note.id, note]));
    const lost: string[] = [];
    for (const { at, pack, id } of await posts()) {
      const known = (await loadPack(pack)) ?? notes.get(pack);
      if (!known || !sectionNames.some((section) => Object.hasOwn(known[section], id))) lost.push(at);
    }
    expect(lost).toEqual([]);
  });

  it('is whole in every form of address, fits a poster, and is in no other language', async () => {
    const faults: unknown[] = [];
    for (const { at, post } of await posts())
      for (const form of forms) {
        const said = post.map((text) => sayFrame(text, { form, isOne: false } as FrameVoice, new Map()));
        const [title = '', head = '', below = '', text = ''] = said;
        const all = said.join(' ');
        if ([...title].length > 70 || [...head].length > 28 || [...below].length > 28 || text.length > 850)
          faults.push([at, 'long', title, head, below]);
        if (/[{}<>|"]/u.test(all) || / {2}|\n/u.test(all)) faults.push([at, 'signs', all]);
        if (/\.$/u.test(title) || !/[.?!…)»”“]$/u.test(text)) faults.push([at, 'ends', title, text.slice(-20)]);
        const language = form === 0 ? languageOf(text) : tongue;
        if (language !== null && language !== 'other' && language !== tongue) faults.push([at, language, text]);
      }
    expect(faults).toEqual([]);
  });

  it('says nothing of the business itself', async () => {
    const said = (await posts()).filter(({ post }) => OF_US.get(tongue)!.test(post.join(' ')));
    expect(said.map(({ at, post }) => [at, OF_US.get(tongue)!.exec(post.join(' '))?.[0]])).toEqual([]);
  });
});

/** Who speaks of "our workshop" claims one. */
const OF_US: ReadonlyMap<Tongue, RegExp> = new Map<Tongue, RegExp>([
  ['de', /(?<!\p{L})(?:unser(?:e[mnrs]?)? (?:Werkstatt|Laden|Team|Praxis|Haus|Betrieb|Kund\p{L}+))(?!\p{L})/iu],
  ['fr', /(?<!\p{L})(?:notre (?:atelier|équipe|boutique|cabinet|maison)|nos client\p{L}*)(?!\p{L})/iu],
  ['es', /(?<!\p{L})(?:nuestr[oa]s? (?:taller|equipo|tienda|local|client\p{L}+|servicio))(?!\p{L})/iu],
  ['it', /(?<!\p{L})(?:nostr[oaie] (?:officina|negozio|squadra|laboratorio|studio|client\p{L}+))(?!\p{L})/iu],
  ['nl', /(?<!\p{L})(?:on(?:s|ze) (?:werkplaats|winkel|team|praktijk|zaak|klanten))(?!\p{L})/iu],
  ['pl', /(?<!\p{L})(?:nasz\p{L}* (?:warsztat|sklep|zespół|gabinet|firma|klien\p{L}+)|zapraszamy)(?!\p{L})/iu],
  ['pt', /(?<!\p{L})(?:noss[oa]s? (?:oficina|loja|equip[ea]|ateliê|clínica|client\p{L}+))(?!\p{L})/iu],
]);
